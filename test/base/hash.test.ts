import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashNumber, seedOf, shortHash } from '../../src/base/hash.js';

describe('a short hash', () => {
  it('is 16 hexadecimal digits that depend on the text only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
        (text) => {
          expect(shortHash(text)).toMatch(/^[0-9a-f]{16}$/);
          expect(shortHash(text)).toBe(shortHash(`${text}`));
        },
      ),
    );
  });

  it('tells like texts apart', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `https://shop.example/item/${at}`);
    expect(new Set(texts.map(shortHash)).size).toBe(texts.length);
  });

  it('stays what it was, since identifiers of earlier runs are made of it', () => {
    expect(shortHash('querent')).toBe('8f85432dcae4fc33');
  });
});

it('a seed is a whole number that the text alone tells', () => {
  expect(seedOf('one')).toBe(Number.parseInt(shortHash('one').slice(0, 8), 16));
  expect(seedOf('one')).not.toBe(seedOf('other'));
});

it('a text has a number of 32 bits, another text nearly always another one', () => {
  const numbers = Array.from({ length: 10_000 }, (_, at) => hashNumber(`item ${at}`));
  expect(new Set(numbers).size).toBeGreaterThan(9_990);
  expect(numbers.every((number) => number === (number | 0))).toBe(true);
  expect(hashNumber('item 1')).toBe(numbers[1]);
});
