import { expect, it } from 'vitest';

import { readAddresses } from '../../../../src/pages/groups/addresses.js';
import { twinLinks } from '../../../../src/pages/groups/values/twin-links.js';
import { linesOf } from '../read-html.js';
import { liveIndex } from '../read-live.js';

const row = (value: string, href: string, [word, away]: readonly [string, string]): string =>
  `<div><a href="${href}">${value}</a> <span>12</span><a href="${away}">${word}</a></div>`;
const rows = (values: readonly string[], make: (value: string) => string): string =>
  `<section><h3>Wood</h3>${values.map(make).join('')}</section>`;
const WOODS = ['Oak', 'Ash', 'Elm'];

it.each([
  ['the value with a sign before it', (v: string) => row(v, `?f=w:${v}`, ['exclude', `?f=-w:${v}`]), 3],
  ['another argument', (v: string) => row(v, `?wood=${v}`, ['×', `?not=${v}`]), 3],
  ['a path', (v: string) => row(v, `/list/${v}`, ['not', `/list/not-${v}`]), 3],
  ['other values, which are pairs', (v: string) => row(v, `?wood=${v}`, ['Other', '?wood=other']), 0],
  ['another text each', (v: string) => row(v, `?wood=${v}`, [`no ${v}`, `?not=${v}`]), 0],
  ['the same address', (v: string) => row(v, `?wood=${v}`, ['choose', `?wood=${v}`]), 0],
])('links beside values that lead to %s', (_, make, expected) => {
  const index = liveIndex(rows(WOODS, make));
  expect(twinLinks(index, readAddresses(index, index.snapshot.baseUrl)).size).toBe(expected);
});

it('are no twins of fewer values', () => {
  const index = liveIndex(rows(['Oak', 'Ash'], (v) => row(v, `?f=w:${v}`, ['exclude', `?f=-w:${v}`])));
  expect(twinLinks(index, readAddresses(index, index.snapshot.baseUrl)).size).toBe(0);
});

it('leave the values of a facet to be its values', () => {
  const html = rows(WOODS, (v) =>
    row(v, `?filter[]=wood:%22${v}%22`, ['<i>×</i> Exclude', `?filter[]=-wood:%22${v}%22`]),
  );
  expect(linesOf(html)).toEqual(['Wood: Oak(12) Ash(12) Elm(12)']);
});
