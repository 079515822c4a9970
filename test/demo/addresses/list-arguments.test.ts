import { describe, expect, it } from 'vitest';
import { readArguments, writeArguments } from '../../../src/demo/addresses/list-arguments.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { visitShop } from '../shop-fixture.js';

const FIRST = { selection: EVERYTHING, position: '' };

function read(query: string, options: Parameters<typeof visitShop>[0] = {}) {
  const { catalogue, addresses, options: all } = visitShop(options);
  return readArguments({ catalogue, options: all, names: addresses.names }, FIRST, new URLSearchParams(query));
}

describe('the arguments of a list', () => {
  it('are left out where they say nothing new', () => {
    const { catalogue, addresses, options } = visitShop();
    expect(writeArguments({ catalogue, options, names: addresses.names }, EVERYTHING).toString()).toBe('');
  });

  it('are ignored where they are unknown or empty', () => {
    expect(read('color=&brand=nobody&size=7&sort=x&page=-1&letter=ab&utm_source=y')).toEqual(EVERYTHING);
  });

  it('keep one value per facet, the last, where a facet allows one', () => {
    const blue = { attribute: 'color', value: 'blue' };
    expect(read('color=red&color=blue').filters).toEqual([blue]);
    expect(read('color=red&color=blue&color=red', { multi: 'or' }).filters).toHaveLength(2);
  });
});
