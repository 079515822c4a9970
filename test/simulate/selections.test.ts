import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateCatalogue, type AttributeSpec } from '../../src/simulate/catalogue.js';
import { createSelections } from '../../src/simulate/selections.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: ['shoe', 'bag'] },
  { name: 'Colour', values: ['red', 'green', 'blue'], perEntity: 2 },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 30, 1);
const SELECTIONS = createSelections(CATALOGUE);

const selection = fc
  .array(
    fc
      .constantFrom(...ATTRIBUTES)
      .chain(({ name, values }) => fc.constantFrom(...values).map((value) => [name, value] as const)),
  )
  .map((chosen) => new Map(chosen.map(([name, value]) => [name, [value]] as const)));

describe('selections of a catalogue', () => {
  it('without a choice is everything', () => {
    expect(SELECTIONS.matching(new Map())).toHaveLength(30);
  });

  it('match what has every chosen value', () => {
    fc.assert(
      fc.property(selection, (chosen) => {
        const expected = CATALOGUE.flatMap(({ values }, at) =>
          [...chosen].every(([name, [value]]) => values.get(name)!.includes(value!)) ? [at] : [],
        );
        expect(SELECTIONS.matching(chosen)).toEqual(expected);
      }),
    );
  });

  it('tell how many entities each further choice would leave', () => {
    fc.assert(
      fc.property(selection, fc.constantFrom(...ATTRIBUTES), (chosen, { name, values }) => {
        const sizes = SELECTIONS.sizes(chosen, name);
        for (const value of values) {
          const left = SELECTIONS.matching(new Map([...chosen, [name, [value]]]));
          expect(sizes.get(value) ?? 0).toBe(left.length);
        }
      }),
    );
  });
});
