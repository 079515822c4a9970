import { describe, expect, it } from 'vitest';
import { EVERYTHING, hasFilter, withoutAttribute, withoutFilter } from '../../src/demo/selection.js';

const RED = { attribute: 'color', value: 'red' };
const BLUE = { attribute: 'color', value: 'blue' };
const CHOSEN = { ...EVERYTHING, filters: [RED, BLUE], page: 3 };

describe('a selection', () => {
  it('knows its filters by value', () => {
    expect(hasFilter(CHOSEN, { ...RED })).toBe(true);
    expect(hasFilter(CHOSEN, { attribute: 'color', value: 'green' })).toBe(false);
  });

  it('goes back to its first page when a filter is taken out', () => {
    expect(withoutFilter(CHOSEN, RED)).toEqual({ ...EVERYTHING, filters: [BLUE], page: 1 });
    expect(withoutAttribute(CHOSEN, 'color')).toEqual(EVERYTHING);
  });
});
