import { expect, test } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { agrees } from '../../src/shortcuts/agreement.js';
import { HOST, type Look, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [] };
const LIVE = viewOf({}, LOOK);

function withCards(
  names: readonly string[],
  count: number | null = null,
  urlOf: (name: string) => string = (name) => `/${name}`,
): PageView {
  const card = LIVE.list!.cards[0]!;
  const cards = names.map((name, position) => ({ ...card, position, name, url: HOST + urlOf(name) }));
  return { ...LIVE, declaredCount: count, list: { ...LIVE.list!, cards } };
}

const MANY = Array.from({ length: 40 }, (_, index) => `n${index}`);

/** Cards whose addresses say in which search they were shown. */
const inSearch = (names: readonly string[], search: string): PageView =>
  withCards(names, null, (name) => `/show?id=${name}&searchId=${search}`);

/** Cards whose addresses say where they stood. */
const placed = (names: readonly string[]): PageView =>
  withCards(names, null, (name) => `/${name}?from=list&place=${names.indexOf(name)}`);

/** Cards that only an argument of their addresses tells apart. */
function allCalled(name: string, ids: readonly string[]): PageView {
  const view = withCards(ids, null, (id) => `/show?id=${id}`);
  return { ...view, list: { ...view.list!, cards: view.list!.cards.map((card) => ({ ...card, name })) } };
}

/** Cards with these names, whose addresses only say where they stand. */
const called = (...names: readonly string[]): PageView => withCards(names, null, (name) => `/${names.indexOf(name)}`);

/** Cards among which those called `ad` are paid for, which their addresses tell. */
const withAds = (names: readonly string[]): PageView =>
  withCards(names, null, (name) => (name.startsWith('ad') ? `/${name}?adId=7` : `/${name}`));

/** A page with a paid card in every eighth place. */
const WITH_ADS = MANY.map((name, at) => (at % 8 === 2 ? `ad${name}` : name));

/** The same page with other cards in these places. */
const withOtherAds = (names: readonly string[]): readonly string[] =>
  names.map((name) => (name.startsWith('ad') ? `${name}-b` : name));

test.each([
  [
    'paid cards among others on the live page',
    withCards(['a', 'b', 'c']),
    withAds(['a', 'ad1', 'b', 'ad2', 'c']),
    true,
  ],
  ['other paid cards in the same places', withAds(WITH_ADS), withAds(withOtherAds(WITH_ADS)), true],
  ['others in the same places that nothing tells', withCards(WITH_ADS), withCards(withOtherAds(WITH_ADS)), false],
  ['other paid cards in other places', withAds(WITH_ADS), withAds(withOtherAds([...WITH_ADS.slice(1), 'z'])), false],
  ['other paid cards in most places', withAds(['a', 'ad1', 'ad2']), withAds(['a', 'ad3', 'ad4']), false],
  ['more paid cards than others', withCards(['a', 'b']), withAds(['ad1', 'a', 'ad2', 'ad3', 'b']), false],
  ['a paid card among others that changed', withCards(['a', 'b', 'c']), withAds(['a', 'ad1', 'x', 'c']), false],
  ['another card among others', withCards(['a', 'c', 'd']), withCards(['a', 'b', 'c', 'd']), false],
  ['longer names at the same addresses', called('Otter, brown, large', 'Fox'), called('Otter', 'Fox, red'), true],
  ['other names at the same addresses', called('Otter', 'Fox'), called('Brown otter', 'Foxes'), false],
  ['longer names at other addresses', withCards(['otter brown', 'fox']), withCards(['otter', 'fox']), false],
  ['longer names at one address', allCalled('Otter, brown', ['1', '1']), allCalled('Otter', ['1', '1']), false],
  ['the same list', withCards(['a', 'b']), withCards(['a', 'b']), true],
  ['another order', withCards(['a', 'b']), withCards(['b', 'a']), false],
  ['another card', withCards(['a', 'x']), withCards(['a', 'b']), false],
  ['two of forty changed', withCards(MANY), withCards(MANY.map((name, at) => (at % 30 === 7 ? 'new' : name))), true],
  ['three of forty changed', withCards(MANY), withCards(MANY.map((name, at) => (at % 15 === 7 ? 'new' : name))), false],
  ['the live page keeps earlier cards', withCards(['c', 'd']), withCards(['a', 'b', 'c', 'd']), true],
  ['the live page shows a window', withCards(['a', 'b', 'c', 'd']), withCards(['b', 'c']), true],
  ['another size', withCards(['a'], 90), withCards(['a'], 12), false],
  ['nearly the same size', withCards(['a'], 1000), withCards(['a'], 1001), true],
  ['a size that one does not tell', withCards(['a']), withCards(['a'], 12), true],
  ['a search of its own', inSearch(['a', 'b'], '1f'), inSearch(['a', 'b'], '2e'), true],
  ['another card in a search of its own', inSearch(['a', 'x'], '1f'), inSearch(['a', 'b'], '2e'), false],
  ['addresses that say where a card stood', withCards(['a', 'b']), placed(['a', 'b']), true],
  ['another card that says where it stood', withCards(['a', 'x']), placed(['a', 'b']), false],
  ['cards of one name', allCalled('a', ['1', '2']), allCalled('a', ['3', '4']), false],
  ['no card on either', withCards([]), withCards([]), true],
  ['no card on one', withCards([]), withCards(['a']), false],
])('%s', (...[, cheap, live, expected]) => {
  expect(agrees(cheap, live)).toBe(expected);
});

test('the later part of a list does not agree with all of it where that begins there', () => {
  const [rest, all] = [withCards(MANY.slice(8)), withCards(MANY)];
  expect([agrees(rest, all), agrees(rest, all, { isFirst: true })]).toEqual([true, false]);
  const paid = withCards(['paid', ...MANY]);
  expect(agrees(withCards(MANY), paid, { isFirst: true })).toBe(true);
});
