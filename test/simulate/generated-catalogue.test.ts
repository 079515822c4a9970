import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/simulate/catalogue-columns.js';
import { generateCatalogue, type GeneratedAttribute } from '../../src/simulate/generated-catalogue.js';

const draw = (attributes: readonly GeneratedAttribute[], size = 500, seed = 1): Catalogue =>
  generateCatalogue({ size, seed, attributes });
const sizes = ({ attributes }: Catalogue, name: string): readonly number[] => {
  const column = attributes.find((attribute) => attribute.name === name)!;
  return column.values.map((_, value) => column.having(value).length);
};

describe('a generated catalogue', () => {
  it('is the same for the same description, another for another seed', () => {
    const attributes = [{ kind: 'flat', name: 'Colour', values: 9 }] as const;
    const colours = (seed: number): readonly number[] =>
      Array.from({ length: 500 }, (_, entity) => draw(attributes, 500, seed).attributes[0]!.of(entity)[0]!);
    expect(colours(1)).toEqual(colours(1));
    expect(colours(1)).not.toEqual(colours(2));
  });

  it('has exactly the values, holders and facts that are asked for', () => {
    const numbers = fc.record({
      values: fc.integer({ min: 8, max: 12 }),
      holders: fc.integer({ min: 20, max: 100 }),
      more: fc.nat(100),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(numbers, ({ values, holders, more, seed }) => {
        const drawn = draw([{ kind: 'flat', name: 'Tag', values, holders, facts: holders + more }], 100, seed);
        expect(drawn.attributes[0]).toMatchObject({ holders, facts: holders + more, isSingle: more === 0 });
        expect(Math.min(...sizes(drawn, 'Tag'))).toBeGreaterThan(0);
        for (let entity = 0; entity < 100; entity += 1) {
          const own = [...drawn.attributes[0]!.of(entity)];
          expect(new Set(own).size).toBe(own.length);
        }
      }),
    );
  });

  it('has uneven values, or even ones', () => {
    const uneven = sizes(draw([{ kind: 'flat', name: 'Brand', values: 10 }]), 'Brand');
    expect(uneven[0]!).toBeGreaterThan(3 * uneven[9]!);
    const even = draw([{ kind: 'flat', name: 'Brand', values: 10, zipfExponent: 0 }]);
    expect(new Set(sizes(even, 'Brand'))).toEqual(new Set([50]));
  });

  it('makes texts up that end in letters', () => {
    const { values } = draw([{ kind: 'flat', name: 'Brand', values: 55 }]).attributes[0]!;
    expect([0, 25, 26, 54].map((at) => values[at])).toEqual(['brand a', 'brand z', 'brand aa', 'brand bc']);
  });

  it('has the texts that are given', () => {
    const drawn = draw([{ kind: 'flat', name: 'In stock', values: 2, texts: ['Yes', 'No'] }]);
    expect(drawn.attributes[0]?.values).toEqual(['Yes', 'No']);
  });

  it('has hierarchies with every value above a leaf', () => {
    const category = draw([{ kind: 'tree', name: 'Category', values: 20, tops: 3, fanout: 3 }]).attributes[0]!;
    expect(category.isSingle).toBe(true);
    for (let entity = 0; entity < 500; entity += 1) {
      const path = [...category.of(entity)];
      expect(path.map((value) => category.parents![value])).toEqual([-1, ...path.slice(0, -1)]);
    }
    expect(category.values.every((_, value) => category.having(value).length > 0)).toBe(true);
  });

  it('has numbers in their buckets', () => {
    const price = draw([{ kind: 'number', name: 'Price', values: 4, min: 0, max: 99 }]).attributes[0]!;
    expect(price.values).toEqual(['0–24', '25–49', '50–74', '75–99']);
    for (let entity = 0; entity < 500; entity += 1) {
      const { min, max } = price.buckets![price.of(entity)[0]!]!;
      const number = price.numberOf(entity)!;
      expect([number >= min, number <= max]).toEqual([true, true]);
    }
  });

  it('has attributes of a region only there', () => {
    const drawn = draw([
      { kind: 'flat', name: 'Kind', values: 5 },
      { kind: 'flat', name: 'Heel', values: 3, only: { attribute: 'Kind', first: 2 } },
    ]);
    const [kind, heel] = drawn.attributes;
    expect(heel?.holders).toBe(kind!.having(0).length + kind!.having(1).length);
    expect(heel?.only).toEqual({ attribute: 'Kind', values: ['kind a', 'kind b'] });
    for (let entity = 0; entity < 500; entity += 1) expect(heel!.of(entity).length > 0).toBe(kind!.of(entity)[0]! < 2);
  });

  it('has attributes that follow another one, always or mostly', () => {
    const drawn = draw([
      { kind: 'flat', name: 'City', values: 12 },
      { kind: 'follower', name: 'State', of: 'City', strength: 1, values: 4 },
      { kind: 'follower', name: 'Climate', of: 'City', strength: 0.8, values: 4 },
    ]);
    const [city, state, climate] = drawn.attributes;
    const agreeing = (column = state): number =>
      Array.from({ length: 500 }, (_, at) => at).filter((at) => column!.of(at)[0] === city!.of(at)[0]! % 4).length;
    expect(agreeing()).toBe(500);
    expect(agreeing(climate)).toBeGreaterThan(375);
    expect(agreeing(climate)).toBeLessThan(475);
  });

  it('gives a value that nobody drew to somebody', () => {
    const drawn = draw([
      { kind: 'flat', name: 'City', values: 2 },
      { kind: 'follower', name: 'State', of: 'City', strength: 1, values: 3 },
    ]);
    expect(sizes(drawn, 'State')[2]).toBe(1);
  });

  it.each<[string, GeneratedAttribute]>([
    ['more values than facts', { kind: 'flat', name: 'A', values: 9, holders: 5 }],
    ['more holders than entities', { kind: 'flat', name: 'A', values: 2, holders: 11 }],
    ['more facts than values have room for', { kind: 'flat', name: 'A', values: 2, facts: 21 }],
    ['fewer facts than holders', { kind: 'flat', name: 'A', values: 2, facts: 5 }],
    ['a region that is not there', { kind: 'flat', name: 'A', values: 2, only: { attribute: 'B', first: 1 } }],
  ])('refuses %s', (_, attribute) => {
    expect(() => draw([attribute], 10)).toThrow(RangeError);
  });
});
