import { expect, test } from 'vitest';
import { findSingleRecords } from '../../../src/pages/lists/single-records.js';
import { cardHtml, pageOf } from '../html-page.js';
import { sourceOf } from '../list-pages.js';

/** Blocks of one, as text, with whether the markup makes them items. */
function singles(html: string): readonly (readonly [string, boolean])[] {
  const index = pageOf(html);
  return findSingleRecords(sourceOf(index)).map(({ record, isItem }) => [index.text(record.root).slice(0, 14), isItem]);
}

test('a lone card is found without its wrappers', () => {
  expect(singles(`<main><p>1 result</p><div><div>${cardHtml(1)}</div></div></main>`)).toEqual([
    ['Thing number 1', false],
  ]);
});

test('an item of a list is an item', () => {
  expect(singles(`<ul><li>${cardHtml(1)}</li></ul>`)).toEqual([['Thing number 1', true]]);
});

test('a row below column headers is an item', () => {
  expect(
    singles(
      '<table><tr><th>N</th><th>K</th><th>V</th></tr><tr><td><a href="/p/1">Thing number 1</a></td><td>k</td><td>1</td></tr></table>',
    ),
  ).toEqual([['Thing number 1', true]]);
});

test('one of several like siblings is none', () => {
  expect(singles(`<div>${cardHtml(1)}${cardHtml(2)}</div>`)).toEqual([]);
});

test('bare links are none', () => {
  expect(singles('<main><p><a href="/about">About us</a></p></main>')).toEqual([]);
});
