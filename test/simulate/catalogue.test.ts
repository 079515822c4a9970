import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateCatalogue, type AttributeSpec } from '../../src/simulate/catalogue.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: ['shoe', 'bag', 'hat'] },
  { name: 'Colour', values: ['red', 'green', 'blue', 'grey'], perEntity: 2 },
  { name: 'Heel', values: ['flat', 'high'], only: { attribute: 'Kind', value: 'shoe' } },
  { name: 'Brand', values: ['Acme'], share: 0.5 },
];

describe('a made-up catalogue', () => {
  it('is the same for the same seed, another for another', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => simulateCatalogue(ATTRIBUTES, 50, seed));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('has as many entities as asked, with values of their attributes only', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer(), (size, seed) => {
        const catalogue = simulateCatalogue(ATTRIBUTES, size, seed);
        expect(catalogue).toHaveLength(size);
        for (const { values } of catalogue) {
          for (const [name, own] of values) {
            const spec = ATTRIBUTES.find((attribute) => attribute.name === name)!;
            expect(own.length).toBeLessThanOrEqual(spec.perEntity ?? 1);
            expect(new Set(own).size).toBe(own.length);
            expect(spec.values).toEqual(expect.arrayContaining([...own]));
          }
        }
      }),
    );
  });

  it('has an attribute only where its condition holds', () => {
    const catalogue = simulateCatalogue(ATTRIBUTES, 200, 3);
    for (const { values } of catalogue) expect(values.has('Heel')).toBe(values.get('Kind')?.[0] === 'shoe');
  });

  it('has a partial attribute for about its share', () => {
    const having = simulateCatalogue(ATTRIBUTES, 1000, 4).filter(({ values }) => values.has('Brand'));
    expect(having.length / 1000).toBeCloseTo(0.5, 1);
  });

  it('has first values more often than last ones', () => {
    const kinds = simulateCatalogue(ATTRIBUTES, 1000, 5).map(({ values }) => values.get('Kind')?.[0]);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(count('shoe')).toBeGreaterThan(count('bag'));
    expect(count('bag')).toBeGreaterThan(count('hat'));
  });
});
