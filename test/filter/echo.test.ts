import { expect, test } from 'vitest';
import { echoOf } from '../../src/filter/echo.js';

test.each([
  ['lamps', 'Results for “lamps”'],
  ['Desk LAMP', 'Results for “desk lamp”'],
  ['desk lamp', 'Results for “desk” “lamps”'],
  ['lamps', 'Results for “LAMP”'],
  ['désk lamp', 'Results for “d%C3%A9sk+lamp”'],
  ['枕 カバー', 'Results for “枕カバー”'],
  ['desk lamp', 'Results for “desk-lamp”'],
])('the echo of %s in %s is one mark', (query, text) => {
  expect(echoOf(query).withoutEcho(text)).toBe('results for “\u0001”');
});

test('what is no echo stays', () => {
  expect(echoOf('lamp').withoutEcho('Lawn  chairs:')).toBe('lawn chairs');
  expect(echoOf(null).withoutEcho('Lamps')).toBe('lamps');
});

test("a word may be the site's own", () => {
  expect(echoOf('results').readings('Results for “results”')).toEqual([
    'results for “results”',
    '\u0001 for “results”',
    'results for “\u0001”',
  ]);
  expect(echoOf('lamp').readings('Lamps')).toEqual(['lamps']);
  expect(echoOf('lamp').readings('Chairs')).toEqual([]);
});

test('a page asked without a keyword echoes nothing', () => {
  expect(echoOf('').isIn('anything')).toBe(false);
  expect(echoOf('oak table').isIn('A table')).toBe(true);
});

test('broken characters are no error', () => {
  expect(echoOf('\ud800').withoutEcho('a\ud800b')).toContain('a');
});
