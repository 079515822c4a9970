import { expect, it } from 'vitest';
import { linesOf } from '../read-html.js';

const row = (value: string, count: number): string =>
  `<tr><td><a href="/list?v=${value}">${value}</a><td>${String(count)}</tr>`;
const table = (head: string, rows: string): string =>
  `<table>${head}<thead><tr><th>Name<th>Homes</thead><tbody>${rows}</tbody></table>`;
const ROWS = row('Oak', 3) + row('Ash', 4);

it.each([
  ['its caption', table('<caption>Wood</caption>', ROWS), ['Wood: Oak(3) Ash(4)']],
  ['the head of its column without one', table('', ROWS), ['Name: Oak(3) Ash(4)']],
])('a table of values is called as %s', (_, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});
