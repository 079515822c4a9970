import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import { reveal, unfold, type OpenablePage } from '../../../src/browse/stage/unfolding.js';
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
