import { expect, it } from 'vitest';
import { saysMore, takesBack, wordings, wordsOf } from '../../src/base/words.js';

it('words are letters and digits', () => {
  expect(wordsOf(' Aurora “Queen” 2 × ')).toEqual(['aurora', 'queen', '2']);
  expect(wordsOf('– ✕')).toEqual([]);
});

it.each([
  ['Dark red ×', 'Dark red', true],
  ['✕ Dark red', 'dark Red', true],
  ['L x', 'L', true],
  ['Dark red', 'Dark red', false],
  ['A+', 'A+', false],
  ['XL ×', 'L', false],
  ['×', '–', false],
])('%s takes back %s: %s', (text, value, expected) => {
  expect(takesBack(text, value)).toBe(expected);
});

it.each([
  ['Dark red Remove', 'Dark red', true],
  ['Filter entfernen: L', 'L', true],
  ['Dark red', 'Dark red', false],
  ['Take dark red back', 'Dark red', false],
  ['Remove the filter red', 'Red', false],
  ['XL slim', 'L', false],
  ['Remove', '–', false],
])('%s says more than %s: %s', (text, value, expected) => {
  expect(saysMore(text, value)).toBe(expected);
});

it('wordings of values say each of them once', () => {
  expect(wordings(['Red remove', 'Clear all', 'Blue remove'], ['Red', 'Blue', 'Blue'])).toEqual([
    'Red remove',
    'Blue remove',
  ]);
  expect(wordings(['Angle grinders', 'Bench grinders'], ['Grinders', 'Power tools'])).toEqual([]);
});
