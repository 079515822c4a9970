import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { facet, opener, viewListing } from '../offering-view.js';
import { still } from '../still-page.js';

it('what is folded is opened though its first press only closed what lay open, which was not offered meanwhile', async () => {
  const panels: Readonly<Record<string, readonly string[]>> = { Brand: ['Acme', 'Birch'], Size: ['S', 'L'] };
  let isOpen = '';
  // Neither is the field whose list lies open offered, nor does another press than that which closes it do anything.
  const view = (): PageView =>
    viewListing(['A'], {
      openers: Object.keys(panels).flatMap((name) => (name === isOpen ? [] : opener(name))),
      groups: isOpen === '' ? [] : [facet(isOpen, panels[isOpen] ?? [])],
    });
  const open = (step: Step): Promise<PageView> => {
    isOpen = isOpen === '' ? (step.name ?? '') : '';
    return Promise.resolve(view());
  };
  const shown = await unfold({ ...still(view), view, open }, createOpenerMemory());
  expect(shown?.groups.map(({ label }) => label)).toEqual(['Brand', 'Size']);
});
