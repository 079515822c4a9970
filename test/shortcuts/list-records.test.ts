import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/model/page.js';
import { findRecords, recordFields } from '../../src/shortcuts/list-records.js';
import { parseTree } from '../../src/shortcuts/tree.js';
import { HOST, type Look, shown, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [], appends: true };
const FIRST = viewOf({}, LOOK).list!.cards;
const TWO_PAGES = viewOf({ page: 1 }, LOOK).list!.cards;

function found(data: unknown, cards: readonly Card[] = FIRST): ReturnType<typeof findRecords> {
  return findRecords(parseTree(JSON.stringify(data)) ?? null, cards);
}

describe('the list is found', () => {
  test.each([
    ['alone', shown({}), []],
    [
      'within other data',
      { ok: true, data: { menu: [{ name: 'Home' }], list: { items: shown({}) } } },
      ['data', 'list', 'items'],
    ],
    ['with wrapped records', { hits: shown({}).map((item) => ({ _source: { item } })) }, ['hits']],
    ['as rows without names', { rows: shown({}).map(({ id, name }) => [id, name]) }, ['rows']],
    ['among several answers', { results: [{ hits: [] }, { hits: shown({}) }] }, ['results', '1', 'hits']],
  ])('%s', (_where, data, place) => {
    expect(found(data)).toMatchObject({ place, matched: FIRST.length });
    expect(found(data)?.cards[0]).toBe(0);
  });

  test('by the ends of addresses where names are put together', () => {
    const items = shown({}).map(({ id }) => ({ id, first: 'Thing' }));
    expect(found(items)?.matched).toBe(FIRST.length);
  });

  test('by whole addresses, where the cards are called more than they are', () => {
    const cards = FIRST.map((card, at) => ({
      ...card,
      name: `${card.name} (new tab)`,
      identifier: null,
      url: `${HOST}/p/${at}.html?d=1`,
    }));
    expect(
      found(
        cards.map((_card, at) => ({ path: `/p/${at}.html` })),
        cards,
      )?.matched,
    ).toBe(FIRST.length);
  });

  test('by addresses whose arguments the data has too', () => {
    const cards = FIRST.map((card, at) => ({
      ...card,
      name: `More about ${card.name}`,
      identifier: null,
      url: `${HOST}/p/${at}.html?d=1`,
    }));
    const linked = (start: string): unknown => cards.map((_card, at) => ({ link: `${start}/p/${at}.html?d=1&x=2` }));
    expect([linked(''), linked(HOST)].map((data) => found(data, cards)?.matched)).toEqual([6, 6]);
    expect(found(linked('see '), cards)).toBeNull();
  });

  test('past cards that are no records, as advertisements within the list', () => {
    const advertisement = { ...FIRST[0]!, name: 'New season', identifier: null, url: `${HOST}/new` };
    const list = found(shown({}), [...FIRST.slice(0, 2), advertisement, ...FIRST.slice(2)]);
    expect(list?.cards).toEqual([0, 1, 3, 4, 5, 6]);
  });

  test('by what is a card of its own alone, where all addresses end alike', () => {
    const cards = FIRST.map((card, at) => ({ ...card, identifier: null, url: `${HOST}/p/${at}/00` }));
    const items = shown({}).map(({ name }) => ({ name, group: '00' }));
    expect(found(items, cards)?.cards).toEqual([0, 1, 2, 3, 4, 5]);
    expect(
      found(
        shown({ page: 4 }).map(({ name }) => ({ name, group: '00' })),
        cards,
      ),
    ).toBeNull();
  });

  test('below the cards that were there before', () => {
    expect(found(shown({ page: 1 }), TWO_PAGES)?.cards[0]).toBe(6);
  });
});

test.each([
  ['another order', [...shown({})].reverse()],
  ['another page', shown({ page: 4 })],
  ['a longer list of which scripts show some', FIRST.flatMap(({ name }) => [{ name }, { name: `Not ${name}` }])],
  ['a list that shares one name', [shown({})[0], ...shown({ page: 3 })]],
  ['no list', { name: 'Thing' }],
])('%s is not the list', (_what, data) => {
  expect(found(data)).toBeNull();
});

test('a page without cards has no list to find', () => {
  expect(found(shown({}), [])).toBeNull();
});

test('a hundred thousand records are no page', () => {
  const many = Array.from({ length: 100_000 }, () => ({ name: FIRST[0]!.name }));
  expect(found(many)).toBeNull();
});

test('fields are told by their place, to a bounded depth', () => {
  const record = parseTree('{"a":{"b":[1,null,""]},"c":{"c":{"c":{"c":{"c":{"c":1}}}}}}')!;
  expect([...recordFields(record)]).toEqual([['/a/b/0', '1']]);
});
