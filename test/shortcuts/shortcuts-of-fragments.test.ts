import { expect, test } from 'vitest';
import type { Shortcuts } from '../../src/model/shortcut.js';
import { query, shownAll } from './protocols.js';
import { HOST, type Look, PAGE_SIZE, type Selection, found, jsonExchange, pathOf, shown } from './scripted-shop.js';

/** A shop that keeps its address, fetches what is chosen by one request and what more of it there is by another. */
const look: Look = {
  address: ({ category = 'things' }) => `${HOST}/${category}`,
  exchanges: (selection) => {
    const { brand = [], page = 0 } = selection;
    if (brand.length === 0 && page === 0) return [];
    const markup = (page === 0 ? shown(selection) : found(selection).slice(0, (page + 1) * PAGE_SIZE)).map(
      ({ name }) => `<p>${name}</p>`,
    );
    return [{ ...jsonExchange({ url: addressOf(selection) }, ''), mediaType: 'text/html', text: markup.join('') }];
  },
  appends: true,
};

/** A request that holds its own address once more. */
function addressOf({ category = 'things', brand = [], page = 0 }: Selection): string {
  const path = page === 0 ? '/part' : '/more';
  const chosen: [string, string][] = [['in', category], ...brand.map((value): [string, string] => ['brand', value])];
  const all: [string, string][] = page === 0 ? chosen : [...chosen, ['start', String(page * PAGE_SIZE)]];
  return `${HOST}${path}?${query([['own', `${path}?${query(all)}`], ...all])}`;
}

const BRANDS_SHOWN = ['Acme', 'Blue Ox', 'Cobalt'].map((name): readonly Selection[] => [
  {},
  { brand: [name] },
  { brand: [name], page: 1 },
  { brand: [name], page: 2 },
]);

function address(shortcuts: Shortcuts, selection: Selection): string | undefined {
  return shortcuts.resolve(pathOf(selection))?.request.url;
}

test('a first page is asked as first pages were, not as more of a list, which was seen before them', () => {
  const shortcuts = shownAll(look, [[{}, { page: 1 }, { page: 2 }], ...BRANDS_SHOWN]);
  const dune = { brand: ['Dune'] };
  expect(address(shortcuts, dune)).toBe(addressOf(dune));
  expect(address(shortcuts, { ...dune, page: 1 })).toBe(addressOf({ ...dune, page: 1 }));
});

test('what answers with a part of a page is told from what answers with a page', () => {
  const shortcut = shownAll(look, BRANDS_SHOWN).resolve(pathOf({ brand: ['Dune'] }));
  expect(shortcut).toMatchObject({ kind: 'document', isPart: true });
});

test('what an argument repeats of its own request is no part of the rule, so that it holds in another part of the site', () => {
  const gifts = (brand: string): Selection => ({ category: 'gifts', brand: [brand] });
  const shortcuts = shownAll(look, [...BRANDS_SHOWN, [{ category: 'gifts' }, gifts('Acme')], [{}, gifts('Blue Ox')]]);
  expect(address(shortcuts, gifts('Ember'))).toBe(addressOf(gifts('Ember')));
});
