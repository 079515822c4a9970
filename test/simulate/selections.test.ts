import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../src/simulate/catalogue-columns.js';
import { simulateCatalogue, type AttributeSpec } from '../../src/simulate/catalogue.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { createSelections, type Selection } from '../../src/simulate/selections.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: ['shoe', 'bag'] },
  { name: 'Colour', values: ['red', 'green', 'blue'], perEntity: 2 },
];
const ENTITIES = simulateCatalogue(ATTRIBUTES, 30, 1);
const CATALOGUE = catalogueOf(ENTITIES, ATTRIBUTES);
const SELECTIONS = createSelections(CATALOGUE);

const selection = fc
  .array(
    fc
      .constantFrom(...ATTRIBUTES)
      .chain(({ name, values }) => fc.constantFrom(...values).map((value) => [name, value] as const)),
  )
  .map((chosen): Selection => ({ chosen: new Map(chosen.map(([name, value]) => [name, [value]] as const)) }));

describe('selections of a catalogue', () => {
  it('without a choice are everything', () => {
    expect(SELECTIONS.matching({ chosen: new Map() })).toHaveLength(30);
  });

  it('match what has every chosen value', () => {
    fc.assert(
      fc.property(selection, ({ chosen }) => {
        const expected = ENTITIES.flatMap(({ values }, at) =>
          [...chosen].every(([name, [value]]) => values.get(name)!.includes(value!)) ? [at] : [],
        );
        expect([...SELECTIONS.matching({ chosen })]).toEqual(expected);
      }),
    );
  });

  it('tell how many entities each further choice would leave', () => {
    fc.assert(
      fc.property(selection, fc.constantFrom(...ATTRIBUTES), ({ chosen }, { name, values }) => {
        const sizes = SELECTIONS.sizes({ chosen }, name);
        values.forEach((value, position) => {
          const left = SELECTIONS.matching({ chosen: new Map([...chosen, [name, [value]]]) });
          expect(sizes[position]).toBe(left.length);
        });
      }),
    );
  });

  it('widen by several values of one attribute, and across attributes where the site says so', () => {
    const either = createSelections(CATALOGUE, { across: 'any' });
    const chosen = new Map([
      ['Kind', ['bag']],
      ['Colour', ['red', 'blue']],
    ]);
    const has = (at: number, name: string): boolean =>
      ENTITIES[at]!.values.get(name)!.some((value) => chosen.get(name)!.includes(value));
    const everything = ENTITIES.map((_, at) => at);
    expect([...SELECTIONS.matching({ chosen })]).toEqual(
      everything.filter((at) => has(at, 'Kind') && has(at, 'Colour')),
    );
    expect([...either.matching({ chosen })]).toEqual(everything.filter((at) => has(at, 'Kind') || has(at, 'Colour')));
  });

  it('keep within the bounds of a number', () => {
    const numbered = generateCatalogue({
      size: 100,
      seed: 1,
      attributes: [{ kind: 'number', name: 'Price', values: 4, min: 0, max: 99 }],
    });
    const within = createSelections(numbered).matching({
      chosen: new Map(),
      between: new Map([['Price', { min: 20, max: 60 }]]),
    });
    const expected = Array.from({ length: 100 }, (_, at) => at).filter((at) => {
      const price = numbered.attributes[0]!.numberOf(at)!;
      return price >= 20 && price <= 60;
    });
    expect([...within]).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  it('know only what is there', () => {
    const even = createSelections(CATALOGUE, { isThere: (entity) => entity % 2 === 0 });
    expect(even.matching({ chosen: new Map() })).toHaveLength(15);
    expect(even.sizes({ chosen: new Map() }, 'Kind').reduce((sum, size) => sum + size, 0)).toBe(15);
  });

  it('know nothing of other attributes', () => {
    expect(SELECTIONS.sizes({ chosen: new Map() }, 'Heel')).toHaveLength(0);
    expect(SELECTIONS.matching({ chosen: new Map([['Kind', ['boat']]]) })).toHaveLength(0);
  });
});
