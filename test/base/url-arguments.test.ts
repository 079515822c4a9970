import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { argumentPairs, argumentText } from '../../src/base/url-arguments.js';
import { canonicalUrl } from '../../src/base/url.js';

describe('arguments', () => {
  test('are read and written as URLSearchParams does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))), (pairs) => {
        const text = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
        expect(argumentText(argumentPairs(text))).toBe(text);
        expect(argumentPairs(text)).toEqual([...new URLSearchParams(text)]);
      }),
    );
  });

  test('keep bytes that are no UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 12 }), (bytes) => {
        const text = `a=${[...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')}`;
        const written = argumentText(argumentPairs(text)).slice(2);
        const back = [...written.matchAll(/%(..)|(.)/gsu)].map(([, digits, sign = '']) =>
          digits === undefined ? (sign === '+' ? 0x20 : (sign.codePointAt(0) ?? 0)) : Number.parseInt(digits, 16),
        );
        expect(back).toEqual([...bytes]);
      }),
    );
  });

  test('tell addresses apart that differ in such bytes alone', () => {
    const address = (value: string): string => `https://shop.example/?zhanr=${value}&b=1`;
    const [novel, verse] = ['%D0%EE%EC%E0%ED', '%D1%F2%E8%F5%E8'].map((value) => canonicalUrl(address(value)));
    expect(novel).not.toBe(verse);
    expect(novel).toBe('https://shop.example/?b=1&zhanr=%D0%EE%EC%E0%ED');
  });
});
