import { expect, it } from 'vitest';

import { liveLinesOf } from '../read-live.js';

const boxes = (...values: readonly string[]): string =>
  `<h3>Room</h3><ul>${values.map((value) => `<li><input type=checkbox> <label>${value}</label></li>`).join('')}</ul>`;

it.each([
  ['is a count where all boxes have one', ['Hall: 12', 'Study: 3'], 'Room: Hall(12) Study(3)'],
  ['is none where some have', ['Hall: 12', 'Study'], 'Room: Hall: 12 Study'],
])('a number behind a colon %s', (_, values, line) => {
  expect(liveLinesOf(boxes(...values))).toContain(line);
});
