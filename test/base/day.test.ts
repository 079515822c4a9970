import { expect, it } from 'vitest';
import { dayNumber, isoDay } from '../../src/base/day.js';

it.each<readonly [string, number | null]>([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2024-02-29', 19_782],
  ['2024-03', 19_783],
  [' 2024-02-29T23:59 ', 19_782],
  ['2023-02-29', null],
  ['2024-13-01', null],
  ['29.02.2024', null],
  ['', null],
])('the day of "%s" is %s', (text, expected) => {
  expect(dayNumber(text)).toBe(expected);
});

it('a day is written as it is read', () => {
  for (const number of [-40_000, 0, 19_782, 47_481]) expect(dayNumber(isoDay(number))).toBe(number);
});
