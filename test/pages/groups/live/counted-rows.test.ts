import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const rows = (cell: (value: string, count: number) => string): string =>
  [cell('Cutter', 22), cell('Ketch', 29), cell('4', 30)].join('');

it.each([
  [
    'rows of a table',
    `<table><tbody>${rows((value, count) => `<tr><td><div><span>${value}</span><span>${String(count)}</span></div></td></tr>`)}</tbody></table>`,
  ],
  ['items', `<ul>${rows((value, count) => `<li><b>${value}</b> <i>(${String(count)})</i></li>`)}</ul>`],
  ['blocks', rows((value, count) => `<div><span>${value}</span><em>${String(count)}</em></div>`)],
])('values with counts in %s can be chosen though nothing says so', (_, html) => {
  expect(liveLinesOf(`<section><h3>Rig</h3><div>${html}</div></section>`)).toEqual(['Rig: Cutter(22) Ketch(29) 4(30)']);
});

it.each([
  ['prices', '<ul><li><b>Tea</b> <i>3.50</i></li><li><b>Cake</b> <i>4.20</i></li></ul>'],
  [
    'a table with heads',
    '<table><tr><th>Name<th>Visitors<tr><td>Paris</td><td>22</td><tr><td>Rome</td><td>29</td></table>',
  ],
  ['running texts', '<ul><li>Tea for <i>2</i></li><li>Cake for all of us and for <i>3</i></li><li>Else</li></ul>'],
])('%s are none', (_, html) => {
  expect(liveLinesOf(`<section><h3>Rig</h3><div>${html}</div></section>`).filter((line) => line.includes('('))).toEqual(
    [],
  );
});
