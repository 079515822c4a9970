import { expect, test } from 'vitest';
import { findNumberTexts } from '../../src/pages/count-texts.js';
import { declaredCount, rangeIn, rankCounts, type CountContext } from '../../src/pages/counts.js';
import { first, pageOf } from './html-page.js';

/** Size declared on a page whose `ul` is the list. */
function declared(html: string, context: Partial<CountContext> & { readonly size: number }): number | null {
  const index = pageOf(html);
  const container = first(index, 'ul');
  const list = { container, size: context.size, start: container, end: index.node(container).end };
  return declaredCount(
    rankCounts(index, findNumberTexts(index), { pages: [], hasMore: false, current: 1, ...context, list }),
  );
}

test.each([
  ['<p>1–24 of 312</p><ul></ul>', { size: 24, hasMore: true }, 312],
  [
    '<p>348 products</p><ul></ul><p>Standard delivery in 2–4 working days. Returns are free within 30 days.</p>',
    { size: 18, hasMore: true },
    348,
  ],
  ['<h1>Shoes (312)</h1><ul></ul>', { size: 24, hasMore: true }, 312],
  ['<p>全312件</p><ul></ul>', { size: 24, hasMore: true }, 312],
  ['<p>5 results</p><ul></ul>', { size: 5 }, 5],
  ['<header>Basket <b>0</b></header><h1>Spirits</h1><p>144 bottles</p><ul></ul>', { size: 20 }, 144],
  ['<h1>Spirits</h1><p>144 bottles</p><ul></ul>', { size: 8 }, null],
  ['<h1>Spirits</h1><p>30 years of tasting</p><p>144 bottles</p><ul></ul>', { size: 20 }, null],
  [
    `<aside><h1>Lamps</h1><div><span>79 results</span></div>${'<a>Red</a>'.repeat(160)}</aside><ul></ul>`,
    { size: 48, hasMore: true },
    79,
  ],
  [
    `<aside><h2>Lamps</h2><div><span>79 results</span></div>${'<a>Red</a>'.repeat(160)}</aside><ul></ul>`,
    { size: 48, hasMore: true },
    null,
  ],
  [`<div><h1>Lamps</h1><p>69 products</p></div><div>${'<a>Red</a>'.repeat(160)}</div><ul></ul>`, { size: 20 }, 69],
  [`<p>69 products</p><div>${'<a>Red</a>'.repeat(160)}</div><ul></ul>`, { size: 20 }, null],
  ['<h1>Garden plants</h1><p>240 plants</p><p>Showing the first 24</p><ul></ul>', { size: 24 }, 240],
  ['<h1>Garden plants</h1><p>240 reviews</p><p>24 plants</p><ul></ul>', { size: 24 }, 24],
  ['<p>24 / 312</p><ul></ul>', { size: 24, hasMore: true }, 312],
  ['<p>more than 20 people</p><h1>Courses</h1><p>150 courses found</p><ul></ul>', { size: 12, hasMore: true }, 150],
  ['<p>103 results</p><ul></ul><p>105 games</p>', { size: 40, hasMore: true }, 103],
  [`<aside><p>312 of 312 rooms</p>${'<a>Red</a>'.repeat(160)}</aside><ul></ul>`, { size: 24, hasMore: true }, 312],
  [`<aside><p>5 of 5 stars</p>${'<a>Red</a>'.repeat(160)}</aside><ul></ul>`, { size: 24, hasMore: true }, null],
  ['<p>312 rooms</p><ul><li>A</li><li><p>See all 39 sights</p></li><li>B</li></ul>', { size: 24, hasMore: true }, 312],
  ['<ul><li>A</li><li><p>See all 39 sights</p></li><li>B</li></ul>', { size: 24, hasMore: true }, null],
  ['<footer>© 2026 us</footer><ul></ul>', { size: 5 }, null],
  ['<ul></ul><footer><p>Quay 14, 8000 Port. Open every day, 10–18</p></footer>', { size: 8, hasMore: true }, null],
  ['<p>Page 1 of 14</p><ul></ul>', { size: 24, hasMore: true, pages: [1, 2, 3, 14] }, null],
  ['<p>1 to 10 of 57 entries (filtered from 1,000 total entries)</p><ul></ul>', { size: 10, hasMore: true }, 57],
  ['<p>57 results (from 1,000)</p><ul></ul>', { size: 10, hasMore: true }, 57],
  ['<p>Showing 82 of 264</p><ul></ul>', { size: 30, hasMore: true, pages: [1, 2, 3] }, 82],
  ['<p>Showing 82 of 264</p><ul></ul>', { size: 30, hasMore: true, pages: [1, 2, 9] }, 264],
  ['<p>24</p><ul></ul>', { size: 24, hasMore: true }, null],
  ['<h2>Save 10% on over 100,000 stays</h2><ul></ul>', { size: 24, hasMore: true }, null],
  ['<ul></ul><p>Page 6</p>', { size: 10, hasMore: true, current: 6 }, null],
  ['<h1>Walks: <span>6–8 hours</span></h1><ul></ul>', { size: 10, hasMore: true, current: 2, pages: [1, 2, 6] }, null],
  ['<p>2件中 1～2件を表示</p><ul></ul>', { size: 2, hasMore: true }, 2],
  ['<p>Up to <b>24</b> results in range #<b>1</b> to #<b>24</b>.</p><ul></ul>', { size: 24, hasMore: true }, null],
  ['<p>Up to <b>24</b> results in range #<b>1</b> to #<b>24</b>.</p><ul></ul>', { size: 24 }, 24],
  ['<ul></ul><p>Page 12</p>', { size: 10, hasMore: true, current: 12 }, null],
  [
    '<ul></ul><table><tr><td>12</td><td>1–9</td></tr><tr><td>16</td><td>3–10</td></tr></table><p>1–24 of 32</p>',
    { size: 12 },
    32,
  ],
  [
    `<h1>Jobs 320 results</h1><ul></ul><section><b>23 applicants</b><i>Us · 25-200 people</i><p>${'We look for you. '.repeat(30)}</p></section>`,
    { size: 25 },
    320,
  ],
  ['<ul></ul><div><p>9 results</p></div>', { size: 9 }, 9],
  ['<p>9 in black</p><p>8 in black</p><p>7 in black</p><ul></ul>', { size: 9 }, null],
  [
    '<div>4.9 out of 5 ★★★★★ (89,324)</div><div>3.9 out of 5 ★★★★ (650)</div><div>5.0 out of 5 ★★★★★ (8,500)</div><p>252 results</p><ul></ul>',
    { size: 16, hasMore: true },
    252,
  ],
  [
    '<a href="/l/16">12 to 16 km</a><h1>Length: <span>12 to 16 km</span></h1><ul></ul>',
    { size: 10, hasMore: true },
    null,
  ],
  [
    '<select><option>June 2024<option>May 2024</select><h1>Month: <span>May 2024</span></h1><ul></ul>',
    { size: 10, hasMore: true },
    null,
  ],
  ['<a href="/list">Over 20 km</a><h1>Over 20 km</h1><ul></ul>', { size: 10, hasMore: true }, null],
  ['<a href="/s">Shoes (312)</a><h1>Kind: Shoes (312)</h1><ul></ul>', { size: 24, hasMore: true }, 312],
  ['<a href="/s">Shoes <i>312</i></a><h1>Kind: Shoes 312</h1><ul></ul>', { size: 24, hasMore: true }, 312],
])('%s', (html, context, size) => {
  expect(declared(html, context)).toBe(size);
});

test('a range is three numbers in order, the total may come first', () => {
  expect(rangeIn([1, 24, 312])).toEqual({ value: 312, from: 1, to: 24 });
  expect(rangeIn([312, 1, 24])).toEqual({ value: 312, from: 1, to: 24 });
  expect(rangeIn([24, 1, 3])).toEqual({ value: 24, from: 1, to: 3 });
  expect(rangeIn([3, 2])).toBeNull();
});

test('"0 to 0 of 0" declares that there is nothing, whatever it was filtered from', () => {
  const index = pageOf('<p>Showing 0 to 0 of 0 entries (filtered from 1,000 total entries)</p>');
  const counts = rankCounts(index, findNumberTexts(index), { list: null, pages: [], hasMore: false, current: 1 });
  expect(declaredCount(counts)).toBe(0);
});

test('a number that a text tells twice is told so', () => {
  const index = pageOf('<p>Showing 9 of 9</p><ul></ul>');
  const container = first(index, 'ul');
  const list = { container, size: 9, start: container, end: index.node(container).end };
  const [count, ...others] = rankCounts(index, findNumberTexts(index), {
    pages: [],
    hasMore: false,
    current: 1,
    list,
  });
  expect([count?.value, count?.twice, others.length]).toEqual([9, true, 0]);
});

test('numbers of one text are told with their places in it, whichever is the likelier', () => {
  const places = (html: string): readonly (readonly [number, number | undefined])[] => {
    const index = pageOf(html);
    const container = first(index, 'ul');
    const list = { container, size: 7, start: container, end: index.node(container).end };
    return rankCounts(index, findNumberTexts(index), { pages: [], hasMore: false, current: 1, list }).map(
      ({ value, place }) => [value, place],
    );
  };
  expect(places('<p>7 of 96 inns</p><ul></ul>')).toEqual([
    [96, 1],
    [7, 0],
  ]);
  expect(places('<p>7 inns</p><ul></ul>')).toEqual([[7, undefined]]);
});
