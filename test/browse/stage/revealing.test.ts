import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { OpenablePage } from '../../../src/browse/stage/openable-page.js';
import { reveal } from '../../../src/browse/stage/revealing.js';
import type { Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { facet, opener, viewListing } from '../offering-view.js';
import { still } from '../still-page.js';

it('a value of which the list lies open but is not drawn so far is scrolled to, and nothing is opened', async () => {
  const values = ['Acme', 'Birch', 'Cask', 'Dune', 'Elm', 'Fjord'];
  let first = 0;
  const from = { kind: 'url', url: 'https://site.example/' } as const;
  const view = (): PageView => {
    const { choices, ...brand } = facet('Brand', values.slice(first, first + 2));
    const worked = choices.map((choice) => ({ ...choice, path: { kind: 'actions', from, steps: [] } as const }));
    return viewListing(['A'], { openers: [opener('Brand')], groups: [{ ...brand, choices: worked }] });
  };
  const scrollOn = (): Promise<PageView | null> => {
    first += 2;
    return Promise.resolve(first < values.length ? view() : null);
  };
  const opened: (string | null)[] = [];
  const open = (step: Step): Promise<PageView> => (opened.push(step.name), Promise.resolve(view()));
  const page: OpenablePage = { ...still(view), view, open, scrollOn };
  const elm = { do: 'check', role: 'checkbox', name: 'Elm', group: 'Brand', ordinal: 0, value: null } as const;
  const found = await reveal(page, elm, createOpenerMemory());
  expect([found?.step.name, opened]).toEqual(['Elm', []]);
});

it('what several values of a group were searched for in vain is not opened for others of it, but for those of another group', async () => {
  const opened: (string | null)[] = [];
  const view = (): PageView => viewListing(['A'], { openers: [opener('Brand')], groups: [] });
  const open = (step: Step): Promise<PageView> => (opened.push(step.name), Promise.resolve(view()));
  const page: OpenablePage = { ...still(view), view, open };
  const memory = createOpenerMemory();
  const value = (name: string, group: string): Step =>
    ({ do: 'check', role: 'checkbox', name, group, ordinal: 0, value: null }) as const;
  for (let at = 0; at < 9; at += 1) expect(await reveal(page, value(`v${String(at)}`, 'Kind'), memory)).toBeNull();
  const before = opened.length;
  expect(before).toBeLessThan(9);
  await reveal(page, value('S', 'Size'), memory);
  expect(opened.length).toBeGreaterThan(before);
});

it('a list of which some values are in the page while it is closed is scrolled through once it is open', async () => {
  const values = ['Acme', 'Birch', 'Cask', 'Dune', 'Elm', 'Fjord'];
  const state = { first: 0, isOpen: false };
  const from = { kind: 'url', url: 'https://site.example/' } as const;
  const view = (): PageView => {
    const { choices, ...brand } = facet('Brand', values.slice(state.first, state.first + 2));
    const worked = choices.map((choice) => ({ ...choice, path: { kind: 'actions', from, steps: [] } as const }));
    return viewListing(['A'], { openers: [opener('Brand')], groups: [{ ...brand, choices: worked }] });
  };
  const scrollOn = (): Promise<PageView | null> => {
    if (state.isOpen) state.first += 2;
    return Promise.resolve(state.isOpen && state.first < values.length ? view() : null);
  };
  const open = (): Promise<PageView> => {
    state.isOpen = true;
    return Promise.resolve(view());
  };
  const elm = { do: 'check', role: 'checkbox', name: 'Elm', group: 'Brand', ordinal: 0, value: null } as const;
  const found = await reveal({ ...still(view), view, open, scrollOn }, elm, createOpenerMemory());
  expect(found?.step.name).toBe('Elm');
});
