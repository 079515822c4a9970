import { describe, expect, test } from 'vitest';
import { DataReader } from '../../src/shortcuts/data-reader.js';
import { findRecords } from '../../src/shortcuts/list-records.js';
import { pathParts } from '../../src/shortcuts/moves.js';
import { PageSizes } from '../../src/shortcuts/page-sizes.js';
import { type Tree, parseTree } from '../../src/shortcuts/tree.js';
import {
  COLOURS,
  HOST,
  PAGE_SIZE,
  type Look,
  type Selection,
  countsOf,
  found,
  pathOf,
  shown,
  viewOf,
} from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [] };

function answerTo(selection: Selection, extra: Readonly<Record<string, unknown>> = {}): Tree {
  const facets = { brand: countsOf(selection, 'brand'), colour: countsOf(selection, 'colour') };
  return parseTree(JSON.stringify({ ...extra, total: found(selection).length, items: shown(selection), facets }))!;
}

function taught(...selections: readonly Selection[]): DataReader {
  return taughtWith(new DataReader(), ...selections);
}

function taughtWith(reader: DataReader, ...selections: readonly Selection[]): DataReader {
  for (const selection of selections) {
    const view = viewOf(selection, LOOK);
    const answer = answerTo(selection, { perPage: 90 });
    reader.learn({ parts: pathParts(pathOf(selection)), view, answer, list: findRecords(answer, view.list!.cards)! });
  }
  return reader;
}

function read(
  reader: DataReader,
  selection: Selection,
  answer = answerTo(selection, { perPage: 90 }),
): ReturnType<DataReader['read']> {
  return reader.read(pathParts(pathOf(selection)), {
    answer,
    place: ['items'],
    status: 200,
    turn: null,
    isLast: false,
  });
}

describe('an answer becomes the page', () => {
  const reader = taught({}, { brand: ['Acme'] });

  test('with its size, though another number was the same at first', () => {
    expect(read(reader, { brand: ['Dune'] })?.declaredCount).toBe(found({ brand: ['Dune'] }).length);
    expect(read(reader, { brand: ['Dune'] })?.counts).toMatchObject([{ value: found({ brand: ['Dune'] }).length }]);
  });

  test('with the way on, until it ends', () => {
    expect(read(reader, { page: 3 })?.pagination.next).toEqual(pathOf({ page: 4 }));
    expect(read(reader, { page: 14 })?.pagination).toMatchObject({ next: null, isLast: true });
  });

  test('with the way on, where each answer repeats the pages before', () => {
    const all = found({});
    const upTo = (page: number): Tree =>
      parseTree(JSON.stringify({ total: all.length, items: all.slice(0, (page + 1) * PAGE_SIZE) }))!;
    expect(read(reader, { page: 9 }, upTo(9))?.pagination.next).toEqual(pathOf({ page: 10 }));
    expect(read(reader, { page: 14 }, upTo(14))?.pagination.isLast).toBe(true);
  });

  test('with the way on, where each page also shows what is paid for', () => {
    const sizes = new PageSizes();
    sizes.learn([], PAGE_SIZE, true);
    for (const page of [1, 2]) sizes.noteStart(page, page * (PAGE_SIZE - 1));
    const shop = taughtWith(new DataReader(sizes), {}, { brand: ['Acme'] });
    const pages = found({}).length / (PAGE_SIZE - 1);
    expect(read(shop, { page: 14 })?.pagination.isLast).toBeUndefined();
    expect(read(shop, { page: pages - 1 }, answerTo({ page: 0 }))?.pagination.isLast).toBe(true);
  });

  test('with the way on, where records of another kind stand between the others', () => {
    const mixed = (selection: Selection): Tree =>
      parseTree(
        JSON.stringify({
          total: found(selection).length,
          items: shown(selection).flatMap((item, at) => (at === 2 ? [{ kind: 'ad', line: at }, item] : [item])),
        }),
      )!;
    const shop = new DataReader();
    for (const selection of [{}, { page: 1 }]) {
      const [view, answer] = [viewOf(selection, LOOK), mixed(selection)];
      const list = findRecords(answer, view.list!.cards)!;
      shop.learn({ parts: pathParts(pathOf(selection)), view, answer, list });
    }
    const [third, last] = [2, 14].map((page) => read(shop, { page }, mixed({ page })));
    expect(third?.list?.cards.map(({ name }) => name)).toEqual(shown({ page: 2 }).map(({ name }) => name));
    expect(third?.pagination.next).toEqual(pathOf({ page: 3 }));
    expect(last?.pagination).toMatchObject({ next: null, isLast: true });
  });

  test('with the way on, where it tells only of how many there are more', () => {
    const capped = (selection: Selection): Tree => {
      const size = found(selection).length;
      const title = size > 20 ? '20+ things' : `${size} things`;
      return parseTree(JSON.stringify({ title, items: shown(selection) }))!;
    };
    const shop = new DataReader();
    for (const selection of [{}, { brand: ['Acme'] }, { brand: ['Acme'], colour: ['Red'] }]) {
      const [view, answer] = [
        { ...viewOf(selection, LOOK), declaredCount: Math.min(20, found(selection).length) },
        capped(selection),
      ];
      shop.learn({ parts: pathParts(pathOf(selection)), view, answer, list: findRecords(answer, view.list!.cards)! });
    }
    expect(read(shop, { page: 7 }, capped({ page: 7 }))?.pagination.next).toEqual(pathOf({ page: 8 }));
    const few = { brand: ['Dune'], page: 2 };
    expect(read(shop, few, capped(few))?.pagination).toMatchObject({ next: null, isLast: true });
  });

  test('unless it says of a list that goes on that nothing is in it', () => {
    const nothing = parseTree(JSON.stringify({ perPage: 90, total: 0, items: [], facets: {} }))!;
    expect(read(reader, { page: 2 }, nothing)).toBeNull();
    expect(read(reader, { brand: ['Dune'] }, nothing)?.declaredCount).toBe(0);
  });

  test('of which only the first tells the size', () => {
    const late = (selection: Selection): Tree =>
      parseTree(JSON.stringify({ ...(answerTo(selection) as object), total: 0 }))!;
    const shop = taught({}, { brand: ['Acme'] });
    expect(read(shop, { page: 3 }, late({ page: 3 }))).toBeNull();
    const [view, answer] = [viewOf({ page: 2 }, LOOK), late({ page: 2 })];
    const list = findRecords(answer, view.list!.cards)!;
    shop.learn({ parts: pathParts(pathOf({ page: 2 })), view, answer, list });
    expect(read(shop, { page: 3 }, late({ page: 3 }))?.declaredCount).toBe(found({}).length);
    expect(read(shop, { brand: ['Dune'], page: 2 }, late({ brand: ['Dune'], page: 2 }))).toBeNull();
    const first = read(shop, { brand: ['Dune'] })?.declaredCount;
    expect(read(shop, { brand: ['Dune'], page: 2 }, late({ brand: ['Dune'], page: 2 }))?.declaredCount).toBe(first);
  });

  test('with the counts of groups in which nothing is chosen', () => {
    const groups = read(reader, { brand: ['Dune'] })?.groups ?? [];
    const colours = countsOf({ brand: ['Dune'] }, 'colour');
    expect(groups[1]?.choices.map(({ count }) => count)).toEqual(COLOURS.map((colour) => colours[colour]));
    expect(groups[0]?.choices.every(({ count }) => count === null)).toBe(true);
  });

  test('that came over HTTP', () => {
    expect(read(reader, {})).toMatchObject({ source: 'http', openers: [], overlays: [] });
  });
});

test('a page that was seen with something left to open does not tell all, until it was seen open', () => {
  const reader = new DataReader();
  const answer = answerTo({}, { perPage: 90 });
  const opener = {
    node: 1,
    step: { do: 'open', role: 'button', name: 'Filters', group: null, ordinal: 0, value: null },
  } as const;
  const open = viewOf({}, LOOK);
  const folded = { ...open, groups: open.groups.slice(1), openers: [opener] };
  const learn = (view: typeof open): void =>
    reader.learn({ parts: pathParts(pathOf({})), view, answer, list: findRecords(answer, view.list!.cards)! });
  learn(folded);
  expect(reader.hasSeen(pathParts(pathOf({})))).toBe(false);
  learn({ ...open, openers: [] });
  learn(folded);
  expect(reader.hasSeen(pathParts(pathOf({})))).toBe(true);
  expect(read(reader, {})?.groups).toHaveLength(open.groups.length);
});

test('an answer that has no list is none', () => {
  expect(read(taught({}), {}, parseTree('{"items":5}')!)).toBeNull();
  expect(new DataReader().canRead).toBe(false);
  expect(read(new DataReader(), {})).toBeNull();
});
