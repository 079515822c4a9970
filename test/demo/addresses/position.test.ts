import { describe, expect, it } from 'vitest';
import { pageAt, positionOf } from '../../../src/demo/addresses/position.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { visitShop } from '../shop-fixture.js';

describe('a position', () => {
  it.each(['page', 'offset'] as const)('as %s leads back to its page', (position) => {
    const { options } = visitShop({ position });
    for (const page of [1, 2, 9]) {
      const selection = { ...EVERYTHING, size: 12, page };
      expect(pageAt(String(positionOf(selection, options)), selection, options)).toBe(page);
    }
  });

  it.each(['', '0', '-3', 'x', '1e9', '99999999999'])('that is no number, %o, means the first page', (text) => {
    expect(pageAt(text, EVERYTHING, visitShop().options)).toBe(1);
  });
});
