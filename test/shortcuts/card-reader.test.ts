import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/model/page.js';
import { CardReader } from '../../src/shortcuts/card-reader.js';
import { parseTree } from '../../src/shortcuts/tree.js';
import type { Tree } from '../../src/shortcuts/tree.js';
import { HOST, type Item, type Look, shown, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [] };

function cardsOf(page: number): readonly Card[] {
  return viewOf({ page }, LOOK).list!.cards;
}

function recordsOf(page: number, change: (item: Item) => unknown = (item) => item): readonly Tree[] {
  return parseTree(JSON.stringify(shown({ page }).map(change))) as readonly Tree[];
}

function taught(change?: (item: Item) => unknown, cards = cardsOf(0)): CardReader {
  const reader = new CardReader();
  const records = recordsOf(0, change);
  reader.learn(cards.map((card, index) => ({ card, record: records[index]! })));
  return reader;
}

function core(cards: readonly Card[] | null): unknown {
  return cards?.map(({ name, url, texts, position }) => ({ name, url, texts, position }));
}

describe('cards are made of records', () => {
  test('as the page makes them', () => {
    expect(core(taught().read(recordsOf(3)))).toEqual(core(cardsOf(3)));
  });

  test('with attributes under the labels that the page shows', () => {
    const cards = cardsOf(0).map((card, index) => ({
      ...card,
      attributes: [{ node: 1, label: 'Maker', values: [shown({})[index]!.brand], from: 'card' as const }],
    }));
    const [card] = taught(undefined, cards).read(recordsOf(2)) ?? [];
    expect(card?.attributes).toMatchObject([{ label: 'Maker', values: [shown({ page: 2 })[0]!.brand] }]);
  });

  test('with what the records call them by, where cards have no address', () => {
    const cards = cardsOf(0).map((card) => ({ ...card, url: null }));
    const [card] = taught(undefined, cards).read(recordsOf(2)) ?? [];
    expect(card?.codes).toMatchObject({ '/id': String(shown({ page: 2 })[0]!.id) });
    expect(taught().read(recordsOf(2))?.[0]?.codes).toBeUndefined();
  });

  test('with the marks of those that the data says are of another kind', () => {
    const kindOf = (item: Item): unknown => ({ ...item, kind: Number(item.id) % 2 === 0 ? 'PAID' : 'OWN' });
    const isPaid = (item: Item): boolean => Number(item.id) % 2 === 0;
    const items = shown({ page: 0 });
    const cards = cardsOf(0).map((card, at) => ({ ...card, marks: isPaid(items[at]!) ? ['link:+ad'] : [] }));
    const read = taught(kindOf, cards).read(recordsOf(1, kindOf)) ?? [];
    expect(read.map(({ marks }) => marks)).toEqual(
      shown({ page: 1 }).map((item) => (isPaid(item) ? ['link:+ad'] : [])),
    );
    expect(new Set(read.map(({ marks }) => marks.length))).toEqual(new Set([0, 1]));
  });

  test('not where a field that may be a part of the address is another than in all examples, until it is known', () => {
    const cardsIn = (place: string, page: number): readonly Card[] =>
      cardsOf(page).map((card, at) => ({ ...card, url: `${HOST}/${place}/of/${shown({ page })[at]!.id}` }));
    const recordsIn = (place: string, page: number): readonly Tree[] =>
      recordsOf(page, (item) => ({ ...item, land: place.toUpperCase(), code: place }));
    const reader = new CardReader();
    const learn = (place: string, page: number): void => {
      const records = recordsIn(place, page);
      reader.learn(cardsIn(place, page).map((card, at) => ({ card, record: records[at]! })));
    };
    learn('gb', 0);
    expect(core(reader.read(recordsIn('gb', 1)))).toEqual(core(cardsIn('gb', 1)));
    expect(reader.read(recordsIn('fr', 1))).toBeNull();
    expect([reader.isBeyond(recordsIn('fr', 1)), reader.isBeyond(recordsIn('gb', 1))]).toEqual([true, false]);
    learn('fr', 1);
    expect(core(reader.read(recordsIn('it', 2)))).toEqual(core(cardsIn('it', 2)));
  });

  test('without what no visitor sees', () => {
    const reader = taught((item) => ({ ...item, cost: `secret ${item.id}` }));
    const read = reader.read(recordsOf(1, (item) => ({ ...item, cost: `secret ${item.id}` })));
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  test('whose page had texts of its own on every card', () => {
    const cards = cardsOf(0).map((card) => ({ ...card, texts: [...card.texts, 'Add to basket'] }));
    expect(taught(undefined, cards).read(recordsOf(1))?.[0]?.texts).toContain('Add to basket');
  });
});

test('nothing is read before something was seen', () => {
  expect(new CardReader().isReady).toBe(false);
  expect(new CardReader().read(recordsOf(0))).toBeNull();
});

test('cards of which some show another variant are read by the addresses of their entities', () => {
  const cards = cardsOf(0).map((card, at) =>
    at % 2 === 0 ? card : { ...card, url: `${card.url}?variant=${at + 40}` },
  );
  expect(core(taught(undefined, cards).read(recordsOf(1)))).toEqual(core(cardsOf(1)));
});

test('cards whose arguments only say where they stood are read by the addresses of their entities', () => {
  const cards = cardsOf(0).map((card, at) => ({ ...card, url: `${card.url}?from=list&place=${at + 1}&visit=a7f` }));
  expect(core(taught(undefined, cards).read(recordsOf(1)))).toEqual(core(cardsOf(1)));
});

describe('cards that are paid for', () => {
  const isPaid = ({ id }: Item): boolean => id % 2 === 0;
  const address = ({ id }: Item): string => `/thing/${String(id)}?visit=${String(id * 7)}`;
  const paidCards = (page: number): readonly Card[] =>
    cardsOf(page).map((card, at) => {
      const item = shown({ page })[at]!;
      return isPaid(item) ? { ...card, url: `${HOST}${address(item)}`, texts: [...card.texts, 'Promoted'] } : card;
    });

  test.each<[string, (item: Item) => unknown]>([
    ['a field that others lack', (item) => (isPaid(item) ? { ...item, ad: { url: address(item) } } : item)],
    ['what stands in a field', (item) => ({ ...item, paid: isPaid(item), ...(isPaid(item) && { ad: address(item) }) })],
  ])('are read by their own addresses, with the badge of which %s tells', (_what, change) => {
    const reader = taught(change, paidCards(0));
    expect(core(reader.read(recordsOf(1, change)))).toEqual(core(paidCards(1)));
  });
});

test('cards that only arguments tell apart are not read without them', () => {
  const cards = cardsOf(0).map((card, at) => ({ ...card, url: `${HOST}/thing?number=${at + 40}` }));
  expect(taught(undefined, cards).isReady).toBe(false);
  expect(taught(undefined, [{ ...cards[0]!, url: `${HOST}/thing` }, ...cards.slice(1)]).isReady).toBe(false);
});

test('cards whose addresses the data does not tell are not read', () => {
  expect(taught(({ name }) => ({ name })).isReady).toBe(false);
});

test('a record without a name makes the answer unreadable', () => {
  expect(taught().read([...recordsOf(1), parseTree('{"id":5}')!])).toBeNull();
});

describe('records of another kind between the others', () => {
  const foreign = parseTree('{"kind":"message","text":"Sign in"}')!;
  const learn = (others: readonly Tree[]): CardReader => {
    const reader = new CardReader();
    const records = recordsOf(0);
    reader.learn(
      cardsOf(0).map((card, index) => ({ card, record: records[index]! })),
      others,
    );
    return reader;
  };
  const mixed = [recordsOf(1)[0]!, parseTree('{"kind":"ad","text":"Save"}')!, ...recordsOf(1).slice(1)];

  test('are left out where a page made no card of their like', () => {
    const reader = learn([foreign]);
    expect(core(reader.read(mixed))).toEqual(core(cardsOf(1)));
    expect(reader.countOf(mixed)).toBe(cardsOf(1).length);
  });

  test('make the answer unreadable where none was seen', () => {
    expect(learn([]).read(mixed)).toBeNull();
    expect(learn([]).countOf(mixed)).toBe(mixed.length);
  });

  test('are none if a card can be made of them', () => {
    expect(core(learn(recordsOf(2)).read(recordsOf(1)))).toEqual(core(cardsOf(1)));
  });
});
