import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnValues,
  createCatalogue,
  createColumn,
  type AttributeShape,
  type Catalogue,
} from '../../src/simulate/catalogue-columns.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { referenceCosts, type ReferenceOptions } from '../../src/simulate/reference-costs.js';

/** A catalogue of rows of values by attribute: `'xy'` has two of them, `'-'` none. */
function catalogue(
  rows: Readonly<Record<string, string>>,
  shapes: Partial<Record<string, AttributeShape>> = {},
): Catalogue {
  const columns = Object.entries(rows).map(([name, row]) => {
    const texts = row.split(' ');
    const values = shapes[name]?.values ?? [...new Set(row.replaceAll(/[ -]/gu, ''))].sort();
    const lists = texts.map((text) => [...text.replace('-', '')].map((value) => values.indexOf(value)));
    return createColumn({ name, values, ...shapes[name] }, columnValues(lists));
  });
  return createCatalogue(Object.values(rows)[0]!.split(' ').length, columns);
}

const costs = (of: Catalogue, options: Partial<ReferenceOptions> = {}) =>
  referenceCosts(of, { pageSize: 2, complements: false, ...options });

describe('the reference costs', () => {
  const same = catalogue({ City: 'a a a a b b b b', State: 'x x x x y y y y' });

  it('of an attribute that another one determines are those of the two together', () => {
    expect(costs(same)).toEqual({ r1: 4, r2: 4, r3: 8, r4: 4, groups: [['City', 'State']] });
    expect(costs(same, { complements: true }).r4).toBe(4);
  });

  it('where nothing can be asked together are each attribute alone, all but one without its largest value', () => {
    expect(costs(same, { conjunctions: false }).r4).toBe(8);
    expect(costs(same, { conjunctions: false, complements: true }).r4).toBe(6);
  });

  it('do not ask together what makes small cells', () => {
    // Four cells of one entity, a page each; alone a page for each of four values, one of which can be inferred.
    const mixed = catalogue({ City: 'a a b b', Colour: 'x y x y' });
    expect(costs(mixed)).toMatchObject({ r1: 2, r2: 2, r3: 4, r4: 4 });
    expect(costs(mixed, { complements: true }).r4).toBe(3);
  });

  it('ask one attribute of several values together with single-valued ones', () => {
    // x and y hold three entities each, so two pages; (a,x) and (a,y) hold two, (b,x) and (b,y) one.
    const tagged = catalogue({ City: 'a a b b', Tag: 'xy xy x y' });
    expect(costs(tagged)).toEqual({ r1: 2, r2: 2, r3: 6, r4: 4, groups: [['City', 'Tag']] });
    expect(costs(tagged, { complements: true }).r4).toBe(4);
    const twice = catalogue({ Tag: 'xy xy x y', Mark: 'pq pq p q' });
    expect(costs(twice)).toMatchObject({ r2: 0, r3: 8, r4: 8 });
  });

  it('ask what exists in a region together with the region', () => {
    // (a,h) takes a page and says both; b takes two.
    const heeled = catalogue({ Kind: 'a a b b b b', Heel: 'h h - - - -' });
    expect(costs(heeled)).toEqual({ r1: 3, r2: 3, r3: 4, r4: 3, groups: [['Kind', 'Heel']] });
    // One of the region's entities lacks it, so the region must be asked as well.
    const partly = catalogue({ Kind: 'a a b b b b', Heel: 'h - - - - -' });
    expect(costs(partly).r4).toBe(4);
  });

  it('ask the leaves of a hierarchy only', () => {
    const shape = { name: 'Category', values: ['t', 'l', 'm'], parents: [-1, 0, 0] };
    const shelved = catalogue({ Category: 'tl tl tm tm' }, { Category: shape });
    expect(costs(shelved)).toEqual({ r1: 2, r2: 0, r3: 4, r4: 2, groups: [['Category']] });
  });

  it('leave out what cards show, but list everything once', () => {
    expect(costs(same, { visible: ['State'] })).toMatchObject({ r3: 4, r4: 4, groups: [['City']] });
    expect(costs(same, { visible: ['State', 'City'] })).toEqual({ r1: 4, r2: 0, r3: 0, r4: 4, groups: [] });
  });

  it('of part of the entities alone need no list of everything', () => {
    // (g,p), (h,p) and q say all: three pages, while listing the fourth entity as well would take more.
    const partly = catalogue({ Heel: 'g h - -', Sole: 'p p q -' });
    expect(costs(partly, { complements: true })).toMatchObject({ r1: 2, r3: 4, r4: 3 });
  });

  it('never are above one query per value, nor below listing everything that has a fact', () => {
    const described = fc.record({
      size: fc.integer({ min: 10, max: 60 }),
      seed: fc.nat(),
      attributes: fc.constantFrom(2, 4, 9),
      pageSize: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(described, ({ size, seed, attributes, pageSize }) => {
        const drawn = generateCatalogue({
          size,
          seed,
          attributes: Array.from({ length: attributes }, (_, at) => ({
            kind: 'flat',
            name: `A ${at}`,
            values: 2 + (at % 3),
            ...(at % 4 === 1 ? { facts: Math.floor(size * 1.5) } : at % 4 === 3 ? { holders: 6 } : {}),
          })),
        });
        const { r1, r3, r4, groups } = referenceCosts(drawn, { pageSize });
        expect([r4 >= r1, r4 <= r3]).toEqual([true, true]);
        expect(groups.flat()).toHaveLength(attributes);
      }),
    );
  });
});
