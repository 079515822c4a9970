import { expect, it } from 'vitest';

import { closedKey, EMPTY_KEY, joinKeys, pairKey, textKey64, withCode } from '../../src/queries/key.js';

it('of a text depends on every character, and is the same character by character', () => {
  expect(textKey64('lamp')).toEqual(textKey64('lamp'));
  expect(textKey64('lamp')).not.toEqual(textKey64('lamb'));
  expect(textKey64('')).toEqual(closedKey(EMPTY_KEY));
  expect(closedKey(withCode(EMPTY_KEY, 'a'.charCodeAt(0)))).toEqual(textKey64('a'));
});

it('of a sequence depends on the order', () => {
  const [a, b] = [textKey64('new'), textKey64('york')];
  expect(joinKeys(joinKeys(EMPTY_KEY, a), b)).not.toEqual(joinKeys(joinKeys(EMPTY_KEY, b), a));
});

it('of numbers is those numbers', () => {
  expect(pairKey(4_000_000_000, 7)).toEqual({ high: 4_000_000_000 | 0, low: 7 });
});

it('differs for fifty thousand texts', () => {
  const seen = new Set<string>();
  for (let at = 0; at < 50_000; at += 1) {
    const { high, low } = textKey64(`name ${String(at)}`);
    seen.add(`${String(high)} ${String(low)}`);
  }
  expect(seen.size).toBe(50_000);
});
