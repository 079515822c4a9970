import { describe, expect, it } from 'vitest';
import {
  addressWriter,
  intervalTemplate,
  listKey,
  pageAddress,
  searchedText,
  selectionAt,
} from '../../src/simulate/list-address.js';
import { resolveSimulatedSiteOptions } from '../../src/simulate/site-options.js';

const at = (query: string): URL => new URL(`http://simulated.test/list?${query}`);
const ATTRIBUTES = ['Kind', 'Colour', 'Price'].map((name) => ({ name, values: [] }));

describe('the address of a list', () => {
  it.each([
    ['Kind=shoe&Colour=red&Colour=blue', { Kind: ['shoe'], Colour: ['red', 'blue'] }, {}],
    ['Kind=&page=3', {}, {}],
    ['', { Kind: ['bag'] }, {}],
    ['Kind=shoe&Price+from=3&Price+to=9', { Kind: ['shoe'] }, { Price: { min: 3, max: 9 } }],
    ['Kind=&Price+to=9', {}, { Price: { min: Number.NEGATIVE_INFINITY, max: 9 } }],
  ])('%s selects', (query, chosen, between) => {
    const settings = resolveSimulatedSiteOptions({ preset: { attribute: 'Kind', value: 'bag' } });
    const selection = selectionAt(ATTRIBUTES, settings, at(query));
    expect(selection).toEqual({ chosen: new Map(Object.entries(chosen)), between: new Map(Object.entries(between)) });
  });

  it('with other values begins on its first page, without what was typed', () => {
    const write = addressWriter(at('Kind=shoe&Colour=red&page=4&find+Kind=x'), 'Colour');
    expect(write(['light blue', 'grey'])).toBe(
      'http://simulated.test/list?Kind=shoe&Colour=light+blue&Colour=grey&page=1',
    );
    expect(write([])).toBe('http://simulated.test/list?Kind=shoe&Colour=&page=1');
    expect(addressWriter(at('Kind=shoe'), 'Colour', (name) => name === 'Kind')(['red'])).toBe(
      'http://simulated.test/list?Colour=red&page=1',
    );
  });

  it('has a template for bounds', () => {
    expect(intervalTemplate(at('Kind=shoe&Price+from=2&Price+to=5&page=2'), 'Price')).toBe(
      'http://simulated.test/list?Kind=shoe&Price+from={low}&page=1&Price+to={high}',
    );
  });

  it('has pages and a part that they share', () => {
    expect(pageAddress(at('Kind=shoe&page=1'), 2)).toBe('http://simulated.test/list?Kind=shoe&page=2');
    expect(listKey(at('Kind=shoe&page=2'))).toBe(listKey(at('Kind=shoe')));
    expect(searchedText(at('find+Kind=Sh'), 'Kind')).toBe('sh');
  });
});
