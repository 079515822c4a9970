import { expect, test } from 'vitest';
import { backgroundQueries } from '../../src/filter/background-queries.js';
import { createEmptyFilter, type EmptyFilter } from '../../src/filter/empty-filter.js';
import { signatureOf } from '../../src/filter/signature.js';
import { EMPTY_ANSWERS, searchSite, upTo, type SearchSite } from './search-site.js';

/** A filter as a crawl makes it, of fewer references: from the answers to meaningless keywords, and perhaps the home page. */
function filterFor(site: SearchSite, withHome = true): EmptyFilter {
  const references = backgroundQueries(1)
    .slice(0, 3)
    .map((query) => signatureOf(site.answer(query, []), { query }));
  return createEmptyFilter(references, { frames: withHome ? [signatureOf(site.home(), { query: null })] : [] });
}

const CASES: readonly (readonly [string, readonly number[]])[] = [
  ['results', [3, 14, 50]],
  ['100% <b>枕</b>', [31]],
];

test.each([
  ...EMPTY_ANSWERS.map((kind) => [kind, true] as const),
  ['message', false] as const,
  ['shelf', false] as const,
])('a site that answers with %s has its empty pages told from results (home page known: %s)', (kind, withHome) => {
  const site = searchSite(kind);
  const filter = filterFor(site, withHome);
  for (const [query, found] of CASES) {
    const [empty, full] = [[], found].map((entities) => filter.judge(site.answer(query, entities), query));
    expect.soft({ query, ...empty }).toMatchObject({ isEmpty: true, isStale: false });
    expect.soft({ query, ...full }).toMatchObject({ isEmpty: false });
  }
});

test('one reference among ten that found something does no harm', () => {
  const site = searchSite('message');
  const references = ['qxz', 'wvk', 'zqj', 'kvx', 'jzw'].map((query, at) =>
    signatureOf(site.answer(query, at === 2 ? upTo(20) : []), { query }),
  );
  const filter = createEmptyFilter(references);
  expect(filter.judge(site.answer('lamp', []), 'lamp').isEmpty).toBe(true);
  expect(filter.judge(site.answer('lamp', upTo(20)), 'lamp').isEmpty).toBe(false);
});

test('another layout makes references stale after three pages, one odd page does not', () => {
  const [before, after] = [searchSite('message', 'a'), searchSite('message', 'zu')];
  const filter = filterFor(before);
  const judge = (site: SearchSite): boolean => filter.judge(site.answer('lamp', []), 'lamp').isStale;
  expect([judge(after), judge(before), judge(after), judge(after), judge(after)]).toEqual([
    ...[false, false, false, false],
    true,
  ]);
});

test("data that were read in a page's place have no layout, and make nothing stale", () => {
  const [before, after] = [searchSite('message', 'a'), searchSite('message', 'zu')];
  const filter = filterFor(before);
  const told = { ...after.answer('lamp', []), told: true };
  expect([1, 2, 3, 4].map(() => filter.judge(told, 'lamp').isStale)).toEqual([false, false, false, false]);
});

test('without references the page itself tells', () => {
  const filter = createEmptyFilter([]);
  const site = searchSite('count');
  expect(filter.judge(site.answer('lamp', []), 'lamp')).toMatchObject({ isEmpty: true, score: 0 });
  expect(filter.judge(site.answer('lamp', [1, 2, 3]), 'lamp')).toMatchObject({ reason: 'lists-entities' });
});

test('no more than ten references are kept, and they survive as JSON', () => {
  const reference = signatureOf(searchSite('message').answer('qxz', []), { query: 'qxz' });
  const kept = createEmptyFilter(upTo(12).map(() => reference)).references;
  expect(kept).toHaveLength(10);
  expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
});

test('a threshold of 1 lets nothing pass for its likeness', () => {
  const site = searchSite('bare');
  const references = [signatureOf(site.answer('qxz', []), { query: 'qxz' })];
  const page = site.answer('lamp', upTo(9));
  expect(createEmptyFilter(references, { threshold: 1 }).judge(page, 'lamp').isEmpty).toBe(false);
});
