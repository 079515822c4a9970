import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { findRecords, recordRuns } from '../../../src/pages/lists/records.js';
import { pageOf } from '../html-page.js';

/** Tags of the blocks of the largest run. */
function largest(html: string): readonly string[] {
  const index = pageOf(html);
  const runs = [...recordRuns(index, findRecords(index, readLinkFacts(index)))].sort(
    (a, b) => b.records.length - a.records.length,
  );
  return (runs[0]?.records ?? []).map(({ root }) => `${index.node(root).tag}:${index.text(root)}`);
}

test('a block is the highest element that leads to one target', () => {
  expect(largest('<ul><li><p><a href="/1">a</a> x</p></li><li><p><a href="/2">b</a></p></li></ul>')).toEqual([
    'li:a x',
    'li:b',
  ]);
});

test('rows of several blocks are seen through', () => {
  const row = (a: number, b: number): string =>
    `<div><p><a href="/${a}">${a}</a></p><p><a href="/${b}">${b}</a></p></div>`;
  expect(largest(`<section>${row(1, 2)}${row(3, 4)}</section>`)).toEqual(['p:1', 'p:2', 'p:3', 'p:4']);
});

test('parts with names of their own are no rows', () => {
  const part = (a: number, b: number): string =>
    `<div aria-label="Part"><p><a href="/${a}">${a}</a></p><p><a href="/${b}">${b}</a></p></div>`;
  expect(largest(`<section>${part(1, 2)}${part(3, 4)}</section>`)).toHaveLength(2);
});

test('the same target in two blocks is two blocks', () => {
  expect(
    largest('<ul><li><a href="/1">a</a></li><li><a href="/2">b</a></li><li><a href="/1">a</a></li></ul>'),
  ).toHaveLength(3);
});

test('what is folded is no row, however short the words that fold it', () => {
  const fold = (name: string, a: number): string =>
    `<details><summary>${name}</summary><p><a href="/${a}">${a}</a></p><p><a href="/${a + 1}">${a + 1}</a></p></details>`;
  expect(largest(`<section>${fold('Oak', 1)}${fold('Ash', 3)}</section>`)).toHaveLength(2);
});
