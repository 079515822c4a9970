import { expect, test } from 'vitest';
import { withoutAppended } from '../../../src/pages/lists/appended-rows.js';
import { findRecords, recordRuns } from '../../../src/pages/lists/records.js';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { pageOf } from '../html-page.js';

const card = (id: number): string => `<div class="van"><a href="/van/${id}">Van ${id}</a></div>`;
const cards = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => card(from + at)).join('');

/** How many blocks of the largest run are left. */
function left(html: string): number {
  const index = pageOf(`<body><section>${html}</section></body>`);
  const runs = recordRuns(index, findRecords(index, readLinkFacts(index)));
  const [largest] = [...runs].sort((a, b) => b.records.length - a.records.length);
  return largest === undefined ? 0 : withoutAppended(index, largest).records.length;
}

test('a few cards behind a heading of their own are appended', () => {
  expect(left(`<h1>Vans</h1>${cards(1, 12)}<p>Page 1 of 14</p><h3>Popular now</h3>${cards(31, 33)}`)).toBe(12);
});

test('rows of cards behind a heading of their own are appended', () => {
  expect(left(`<h1>Vans</h1><div>${cards(1, 12)}</div><h3>Popular now</h3><div>${cards(31, 33)}</div>`)).toBe(12);
});

test('parts that have a heading each are one list', () => {
  expect(left(`<h3>2024</h3>${cards(1, 12)}<h3>2023</h3>${cards(31, 33)}`)).toBe(15);
});

test('what stands before the heading of a list is not all of it', () => {
  expect(left(`${cards(1, 2)}<h3>All vans</h3>${cards(31, 36)}`)).toBe(8);
  expect(left(`${cards(1, 9)}<h3>More vans</h3>${cards(31, 39)}`)).toBe(18);
});
