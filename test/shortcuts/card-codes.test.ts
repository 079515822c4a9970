import { describe, expect, test } from 'vitest';
import type { Card, ItemList } from '../../src/model/page.js';
import { CardCodes, codesIn, sourceOfData } from '../../src/shortcuts/card-codes.js';
import { type RecordList, findRecords, recordFields } from '../../src/shortcuts/list-records.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { parseTree } from '../../src/shortcuts/tree.js';
import { HOST, type Look, jsonExchange, shown, sightOf } from './scripted-shop.js';

interface Kept {
  readonly id: number;
  readonly title: string;
  readonly seen?: string;
}

const KEPT: readonly Kept[] = [
  { id: 383, title: 'Avenue and Bridges' },
  { id: 56, title: 'Avenue and Ember' },
  { id: 9, title: 'Avenue and Engines' },
];

function listOf(kept: readonly Kept[], given: Partial<Card> = {}): ItemList {
  const cards = kept.map(({ title }, position) => ({
    node: position,
    position,
    url: null,
    name: title,
    image: null,
    identifier: null,
    texts: [title],
    attributes: [],
    marks: [],
    ...given,
  }));
  return { node: 0, cards, linkPattern: '', label: null };
}

function recordsOf(kept: readonly Kept[]): RecordList {
  return findRecords(parseTree(JSON.stringify(kept))!, listOf(kept).cards)!;
}

function taught(...lists: readonly (readonly Kept[])[]): CardCodes {
  const codes = new CardCodes();
  for (const kept of lists) codes.learn(listOf(kept).cards, recordsOf(kept), '/api/records');
  return codes;
}

const idsIn = (list: ItemList): unknown => list.cards.map(({ codes }) => codes?.['/id']);

describe('codes of cards', () => {
  test('are what their records say, wherever the cards are shown again', () => {
    const list = taught(KEPT).coded(listOf([...KEPT].reverse()));
    expect(idsIn(list)).toEqual(['9', '56', '383']);
    expect(list.source).toBe('/api/records');
  });

  test('are kept where other fields change', () => {
    const later = KEPT.map((one) => ({ ...one, seen: `t${one.id}` }));
    expect(taught(later, KEPT).coded(listOf(KEPT)).cards[0]?.codes).toEqual({ '/id': '383' });
  });

  test('are none where cards look alike', () => {
    const twins = [...KEPT, { id: 4, title: 'Avenue and Bridges' }];
    expect(idsIn(taught(twins).coded(listOf(KEPT)))).toEqual([undefined, '56', '9']);
  });

  test.each([{ url: `${HOST}/1` }, { identifier: 'A1' }])('are none of cards that show %j', (given) => {
    const list = listOf(KEPT, given);
    expect(taught(KEPT).coded(list)).toBe(list);
  });

  test('of what was never in data are not known', () => {
    expect(taught(KEPT).coded(listOf([{ id: 1, title: 'Other' }])).source).toBeUndefined();
  });

  test('are short texts without spaces, near the top of a record', () => {
    const record = { id: 7, title: 'Two words', isNew: true, long: 'x'.repeat(65), of: { code: 'a-1', in: { id: 8 } } };
    const fields = recordFields(parseTree(JSON.stringify(record))!);
    expect(codesIn(fields)).toEqual({ '/id': '7', '/of/code': 'a-1' });
  });
});

test('lists of one kind have data of one source, whatever number its address says', () => {
  const source = sourceOfData(`${HOST}/shops/12/items?page=2`, ['data']);
  expect(sourceOfData(`${HOST}/shops/7/items`, ['data'])).toBe(source);
  expect(sourceOfData(`${HOST}/shops/7/people`, ['data'])).not.toBe(source);
  expect(sourceOfData(`${HOST}/shops/7/items`, ['people'])).not.toBe(source);
});

test('a page without links has what the data that came with it call its cards by', () => {
  const look: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => [jsonExchange({ url: `${HOST}/api/things` }, { items: shown(selection) })],
  };
  const unlinked = (page: number): ReturnType<typeof sightOf> => {
    const sight = sightOf({ page }, look);
    const cards = sight.view.list!.cards.map((card) => ({ ...card, url: null }));
    return { ...sight, view: { ...sight.view, list: { ...sight.view.list!, cards } } };
  };
  const shortcuts = createShortcuts();
  shortcuts.learn(unlinked(1), unlinked(0));
  const ids = (page: number): unknown => shown({ page }).map(({ id }) => String(id));
  const { list } = shortcuts.coded(unlinked(1).view);
  expect(idsIn(list!)).toEqual(ids(1));
  expect(list!.source).toBe('shop.test/api/things items');
  const bare = { ...unlinked(0).view, list: null };
  expect(shortcuts.coded(bare)).toBe(bare);
});
