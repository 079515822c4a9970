import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { PageView } from '../../../src/model/page.js';
import { locate } from '../../../src/pages/locate.js';
import { facet, opener, viewListing } from '../offering-view.js';

it('fields with the same values are told apart, though the one whose list lies open is not offered', async () => {
  const fields = ['On display', 'Operational'].map((name) => {
    const { node, step } = opener(name);
    return { node, step: { ...step, role: 'combobox' } };
  });
  let view: PageView = viewListing(['A'], { openers: fields });
  const page: OpenablePage = {
    view: () => view,
    open({ name }) {
      const groups = [{ ...facet(name ?? '', ['Yes', 'No']), key: name ?? '' }];
      view = { ...view, groups, openers: fields.filter(({ step }) => step.name !== name) };
      return Promise.resolve(view);
    },
    left: () => Promise.resolve(null),
    closed: () => Promise.resolve(view),
    scrollOn: () => Promise.resolve(null),
    locate,
  };
  const unfolded = await unfold(page, createOpenerMemory());
  expect(unfolded?.groups.map(({ label }) => label)).toEqual(['On display', 'Operational']);
});
