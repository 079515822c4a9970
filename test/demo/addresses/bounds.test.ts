import { describe, expect, it } from 'vitest';
import { boundsArguments, dayText, readBounds } from '../../../src/demo/addresses/bounds.js';
import { EVERYTHING } from '../../../src/demo/selection.js';

describe('free intervals in addresses', () => {
  it.each([
    { kind: 'price', low: 1250, high: null },
    { kind: 'price', low: 0, high: 99_999 },
    { kind: 'day', low: 3, high: 40 },
  ] as const)('are read as they were written: %o', (bounds) => {
    const query = new URLSearchParams(boundsArguments({ ...EVERYTHING, bounds }).map(([name, value]) => [name, value]));
    expect(readBounds(query)).toEqual(bounds);
  });

  it('are none where nothing or nonsense is asked for', () => {
    expect(boundsArguments(EVERYTHING)).toEqual([]);
    expect(readBounds(new URLSearchParams('price_from=abc&since=x'))).toBeNull();
  });

  it('begin with the first day of 2020', () => {
    expect(dayText(1)).toBe('2020-01-01');
  });
});
