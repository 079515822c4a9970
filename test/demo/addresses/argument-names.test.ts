import { describe, expect, it } from 'vitest';
import { createArgumentNames } from '../../../src/demo/addresses/argument-names.js';
import { visitShop } from '../shop-fixture.js';

const RED = { attribute: 'color', value: 'red' };

describe('argument names', () => {
  it('are words, or numbers where they are opaque', () => {
    const { catalogue, options } = visitShop();
    expect(createArgumentNames(catalogue, options).attribute('color')).toBe('color');
    expect(createArgumentNames(catalogue, { ...options, urls: 'opaque' }).attribute('color')).toMatch(/^f\d+$/);
  });

  it.each(['query', 'opaque'] as const)('lead back to what they stand for in style %s', (urls) => {
    const { addresses } = visitShop({ urls });
    const { names } = addresses;
    expect(names.filterOf(names.attribute('color'), names.value(RED))).toEqual(RED);
    expect(names.sortOf(names.sortValue('dear'))).toBe('dear');
    expect(names.categoryOf(names.categoryValue('boots'))).toBe('boots');
  });

  it('of hostile requests stand for nothing', () => {
    const { names } = visitShop().addresses;
    expect(names.filterOf('__proto__', 'constructor')).toBeNull();
    expect(names.sortOf('toString')).toBeNull();
    expect(names.categoryOf('hasOwnProperty')).toBeNull();
  });
});
