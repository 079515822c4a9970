import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  columnValues,
  createColumn,
  textsOf,
  type AttributeColumn,
} from '../../src/simulate/catalogue-columns.js';

const column = (lists: readonly (readonly number[])[], parents?: readonly number[]): AttributeColumn =>
  createColumn({ name: 'Colour', values: ['red', 'green', 'blue'], ...(parents && { parents }) }, columnValues(lists));

describe('a column', () => {
  it('tells who has what, both ways', () => {
    const colours = column([[0, 2], [], [2]]);
    expect([0, 1, 2].map((entity) => [...colours.of(entity)])).toEqual([[0, 2], [], [2]]);
    expect([0, 1, 2].map((value) => [...colours.having(value)])).toEqual([[0], [], [0, 2]]);
    expect([...colours.count(Int32Array.of(0, 1))]).toEqual([1, 0, 1]);
    expect(colours).toMatchObject({ holders: 2, facts: 3, isSingle: false });
  });

  it('is single-valued if no entity has two, values above it aside', () => {
    expect(column([[0], [], [2]]).isSingle).toBe(true);
    expect(
      column(
        [
          [0, 1, 2],
          [0, 1],
        ],
        [-1, 0, 1],
      ).isSingle,
    ).toBe(true);
    expect(column([[0, 1, 2]], [-1, 0, 0]).isSingle).toBe(false);
  });

  it('knows numbers and who has them within bounds', () => {
    const numbers = Float64Array.from([30, Number.NaN, 10, 20]);
    const prices = createColumn({ name: 'Price', values: ['any'] }, { ...columnValues([[0], [], [0], [0]]), numbers });
    expect([...prices.between({ min: 10, max: 20 })]).toEqual([2, 3]);
    expect([prices.numberOf(0), prices.numberOf(1)]).toEqual([30, null]);
    expect(column([[0]]).between({ min: 0, max: 9 })).toHaveLength(0);
    expect(column([[0]]).numberOf(0)).toBeNull();
  });
});

describe('a catalogue of written-out entities', () => {
  const entity = (name: string, colours: readonly string[]) => ({ name, values: new Map([['Colour', colours]]) });
  const catalogue = catalogueOf(
    [entity('Boot', ['red', 'blue']), entity('Bag', [])],
    [{ name: 'Colour', values: ['red', 'green', 'blue'], only: { attribute: 'Kind', value: 'shoe' } }],
  );

  it('keeps names, values and regions', () => {
    expect([catalogue.size, catalogue.name(0), catalogue.name(1), catalogue.name(2)]).toEqual([2, 'Boot', 'Bag', '']);
    expect(textsOf(catalogue, 0)).toEqual(new Map([['Colour', ['red', 'blue']]]));
    expect(textsOf(catalogue, 1)).toEqual(new Map());
    expect(catalogue.attributes[0]?.only).toEqual({ attribute: 'Kind', values: ['shoe'] });
  });
});
