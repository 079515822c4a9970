import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { reveal } from '../../../src/browse/stage/revealing.js';
import { unfold } from '../../../src/browse/stage/unfolding.js';
import type { PageView } from '../../../src/model/page.js';
import { facet, opener, viewListing } from '../offering-view.js';
import { still } from '../still-page.js';

it('what a facet lacks is looked for behind its own "more" before a panel that is called as the facet', async () => {
  const openers = [opener('Hues'), opener('Show all', 'Hues')];
  let view: PageView = viewListing(['A'], { openers, groups: [facet('Hues', ['Red'])] });
  const opened: unknown[] = [];
  const page: OpenablePage = {
    view: () => view,
    open({ name }) {
      opened.push(name);
      view = { ...view, groups: [facet('Hues', ['Red', 'Pink'])] };
      return Promise.resolve(view);
    },
    ...still(() => view),
  };
  const pink = { do: 'check', role: 'radio', name: 'Pink', group: 'Hues', ordinal: 0, value: null } as const;
  expect((await reveal(page, pink, createOpenerMemory()))?.step.name).toBe('Pink');
  expect(opened).toEqual(['Show all']);
});

it('what may show more than is known is opened, if no more is wanted, and what leads to a group', async () => {
  const panels = { Brand: ['Acme', 'Birch'], Size: ['S', 'L'], Wood: ['Oak', 'Ash'] };
  const opened: string[] = [];
  const offering = (...names: readonly (keyof typeof panels)[]): OpenablePage => {
    let view: PageView = viewListing(['A'], { openers: names.map((name) => opener(name)) });
    return {
      view: () => view,
      open({ name }) {
        opened.push(name ?? '');
        view = { ...view, groups: [facet(name ?? '', panels[name as keyof typeof panels])] };
        return Promise.resolve(view);
      },
      ...still(() => view),
    };
  };
  const memory = createOpenerMemory();
  await unfold(offering('Brand', 'Size'), memory);
  const view = await unfold(offering('Brand', 'Size', 'Wood'), memory, { furtherIn: 'Size' });
  expect(opened).toEqual(['Brand', 'Size', 'Size', 'Wood']);
  expect(view?.groups.map(({ label }) => label)).toEqual(['Size', 'Wood']);
});

it('what stands in the part that was opened last is opened before the parts beside it, which close it', async () => {
  const opened: string[] = [];
  const sections = ['Hues', 'Woods'];
  let open: string | null = null;
  let isWhole = false;
  const view = (): PageView =>
    viewListing(['A'], {
      openers: [
        ...sections.filter((name) => name !== open).map((name) => opener(name)),
        // The head of what lies open closes it.
        ...(open === null ? [] : [opener(open, open)]),
        ...(open === 'Hues' && !isWhole ? [opener('More', 'Hues')] : []),
      ],
      groups: open === null ? [] : [facet(open, isWhole && open === 'Hues' ? ['1', '2'] : ['1'])],
    });
  const page: OpenablePage = {
    view,
    open({ name }) {
      opened.push(name ?? '');
      if (name === 'More') isWhole = true;
      else open = open === name ? null : name;
      return Promise.resolve(view());
    },
    ...still(view),
  };
  const unfolded = await unfold(page, createOpenerMemory());
  expect(opened.slice(0, 3)).toEqual(['Hues', 'More', 'Woods']);
  expect(unfolded?.groups.map(({ choices }) => choices.length)).toEqual([2, 1]);
});
