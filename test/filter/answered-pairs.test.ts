import { expect, test } from 'vitest';
import { createAnsweredPairs } from '../../src/filter/answered-pairs.js';
import { listPage, SITE } from '../explore/page-views.js';
import type { PageView } from '../../src/model/page.js';

const page = (query: string, names: readonly string[], declaredCount: number | null = names.length): PageView =>
  listPage(names, { url: `${SITE}/list?${query}`, declaredCount });

/** What the second page tells beside the first, as `name kind`. */
function told(first: PageView, second: PageView): readonly string[] {
  const pairs = createAnsweredPairs();
  pairs.note(first);
  return pairs.note(second).map(({ name, kind }) => `${name} ${kind}`);
}

test.each([
  ['the same entities', page('q=a&ref=1', ['x', 'y']), page('q=a&ref=2', ['x', 'y']), ['ref same']],
  ['another order', page('q=a&sort=1', ['x', 'y']), page('q=a&sort=2', ['y', 'x']), ['sort reordered']],
  ['other entities', page('q=a', ['x', 'y']), page('q=a&brand=b', ['x'], 1), ['brand other']],
  ['another size', page('q=a', ['x', 'y'], 90), page('q=a&brand=b', ['x', 'y'], 40), ['brand other']],
  ['another part of one size', page('q=a', ['x', 'y'], 9), page('q=a&page=2', ['v', 'w'], 9), ['page level']],
  ['two differences', page('q=a', ['x']), page('q=b&sort=2', ['x']), []],
  ['the same address', page('q=a', ['x']), page('q=a', ['x']), []],
])('%s', (...[, first, second, expected]) => {
  expect(told(first, second)).toEqual(expected);
});

test('parts of results of unknown size tell nothing', () => {
  const next = { kind: 'url', url: `${SITE}/list?page=9` } as const;
  const pagination = { next, previous: null, pages: [], nodes: [] };
  const parts = [page('q=a', ['x'], null), page('q=a&s=2', ['y'], null)].map((view) => ({ ...view, pagination }));
  expect(told(parts[0]!, parts[1]!)).toEqual(['s unclear']);
});

test('pages without entities tell nothing', () => {
  const empty: PageView = { ...page('q=a&brand=z', []), empty: { empty: true, reason: 'declared-zero' } };
  expect(told(page('q=a', ['x']), empty)).toEqual([]);
});
