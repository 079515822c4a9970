import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitySet } from '../../../src/explore/entity-set.js';
import {
  createQueryForest,
  predicateKey,
  predicatesKey,
  type DiscoveredQuery,
  type ForestNode,
  type QueryForest,
  type QueryName,
} from '../../../src/explore/published/query-forest.js';
import type { Predicate } from '../../../src/model/query.js';
import { simulateCatalogue, type AttributeSpec } from '../../../src/simulate/index.js';

const is = (attribute: string, value: string): Predicate => ({ attribute, op: '=', values: [value] });
const named = (predicates: readonly Predicate[], url: string): QueryName => ({
  predicates,
  path: { kind: 'url', url },
});
const query = (
  key: string,
  entities: readonly number[],
  ...drillDowns: readonly (readonly [Predicate, string])[]
): DiscoveredQuery => ({
  key,
  entities: entitySet(entities),
  drillDowns: drillDowns.map(([predicate, child]) => ({ predicate, child })),
});

const [rice, stews] = [is('Main', 'rice'), is('Course', 'stews')];

/** Rice then stews, and stews then rice: two addresses of one query. */
function recipes(): QueryForest {
  const forest = createQueryForest();
  forest.name('/', named([], '/'));
  forest.name('/rice', named([rice], '/rice'));
  forest.name('/stews', named([stews], '/stews'));
  forest.name('/rice,stews', named([rice, stews], '/rice,stews'));
  forest.name('/stews,rice', named([stews, rice], '/stews,rice'));
  forest.insert(query('/', [1, 2, 3, 4], [rice, '/rice'], [stews, '/stews']));
  forest.insert(query('/rice', [1, 2], [stews, '/rice,stews']));
  forest.insert(query('/stews', [2, 3], [rice, '/stews,rice']));
  return forest;
}

describe('equivalent queries', () => {
  it('have the same entities and the same drill-downs', () => {
    const forest = recipes();
    expect(forest.insert(query('/rice,stews', [2]))).toEqual({ kind: 'new' });
    expect(forest.insert(query('/stews,rice', [2]))).toEqual({ kind: 'equivalent', to: '/rice,stews' });
  });

  it('are one node that keeps all predicates and ways', () => {
    const forest = recipes();
    forest.insert(query('/rice,stews', [2]));
    forest.insert(query('/stews,rice', [2]));
    const node = forest.nodes().find(({ keys }) => keys.includes('/stews,rice'));
    expect(node?.names.map(({ path }) => path)).toEqual([
      { kind: 'url', url: '/rice,stews' },
      { kind: 'url', url: '/stews,rice' },
    ]);
    expect(
      forest
        .edges()
        .filter(({ to }) => to.entities.length === 1)
        .map(({ predicate }) => predicate),
    ).toEqual([stews, rice]);
  });

  it('are not those with the same entities that can be narrowed otherwise', () => {
    const forest = createQueryForest();
    forest.insert(query('a', [1, 2], [rice, 'c']));
    expect(forest.insert(query('b', [1, 2], [stews, 'c']))).toEqual({ kind: 'new' });
    expect(forest.insert(query('c', [1], [rice, 'd']))).toEqual({ kind: 'new' });
  });

  it('inserted again are known', () => {
    const forest = createQueryForest();
    forest.insert(query('a', [1]));
    expect(forest.insert(query('a', [1]))).toEqual({ kind: 'equivalent', to: 'a' });
    expect(forest.nodes()).toHaveLength(1);
  });
});

describe('keys of predicates', () => {
  it('do not mind order, case and place in a tree', () => {
    expect(predicatesKey([rice, stews])).toBe(predicatesKey([stews, rice]));
    expect(predicateKey(is('Main', 'RICE '))).toBe(predicateKey({ ...rice, path: ['grain', 'rice'] }));
    expect(predicateKey(rice)).not.toBe(predicateKey(stews));
  });
});

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'A', values: ['1', '2'] },
  { name: 'B', values: ['1', '2', '3'] },
  { name: 'C', values: ['1', '2'], perEntity: 2 },
];

interface SiteQueries {
  readonly queries: readonly DiscoveredQuery[];
  readonly names: ReadonlyMap<string, QueryName>;
}

/** All queries of a catalogue with every order of choosing as an address of its own: the tree of Huang 2011, figure 6a. */
function allQueries(size: number, seed: number): SiteQueries {
  const catalogue = simulateCatalogue(ATTRIBUTES, size, seed);
  const queries: DiscoveredQuery[] = [];
  const names = new Map<string, QueryName>();
  const visit = (chosen: readonly Predicate[], key: string): void => {
    const entities = catalogue.flatMap(({ values }, at) =>
      chosen.every(({ attribute, values: [value = ''] }) => values.get(attribute)?.includes(value)) ? [at] : [],
    );
    if (entities.length === 0) return;
    const further = ATTRIBUTES.filter(({ name }) => !chosen.some(({ attribute }) => attribute === name))
      .flatMap(({ name, values }) => values.map((value) => is(name, value)))
      .filter(({ attribute, values: [value = ''] }) =>
        entities.some((at) => catalogue[at]?.values.get(attribute)?.includes(value)),
      );
    queries.push(query(key, entities, ...further.map((one) => [one, `${key}/${predicateKey(one)}`] as const)));
    names.set(key, named(chosen, key));
    for (const one of further) visit([...chosen, one], `${key}/${predicateKey(one)}`);
  };
  visit([], '');
  return { queries, names };
}

function grow(order: readonly DiscoveredQuery[], names: ReadonlyMap<string, QueryName>): QueryForest {
  const forest = createQueryForest();
  for (const one of order) {
    forest.name(one.key, names.get(one.key)!);
    forest.insert(one);
  }
  return forest;
}

const nodeText = ({ keys, entities, names }: ForestNode): string =>
  JSON.stringify([[...keys].sort(), [...entities], names.map((name) => JSON.stringify(name)).sort()]);

function forestText(forest: QueryForest): unknown {
  const edges = forest
    .edges()
    .map(({ from, to, predicate }) => JSON.stringify([nodeText(from), predicateKey(predicate), nodeText(to)]));
  return { nodes: forest.nodes().map(nodeText).sort(), edges: edges.sort() };
}

const site = fc.record({ size: fc.integer({ min: 1, max: 8 }), seed: fc.nat() });

describe('a forest grown from all queries of a site', () => {
  it('does not depend on the order in which they come', () => {
    const grown = site.chain(({ size, seed }) => {
      const { queries, names } = allQueries(size, seed);
      const order = fc.shuffledSubarray([...queries], { minLength: queries.length });
      return order.map((shuffled) => ({ names, queries, shuffled }));
    });
    fc.assert(
      fc.property(grown, ({ names, queries, shuffled }) => {
        expect(forestText(grow(shuffled, names))).toEqual(forestText(grow(queries, names)));
      }),
      { numRuns: 25 },
    );
  });

  it('has no way back to where it began', () => {
    fc.assert(
      fc.property(site, ({ size, seed }) => {
        const { queries, names } = allQueries(size, seed);
        for (const { from, to } of grow(queries, names).edges()) {
          expect([...to.entities].every((entity) => from.entities.includes(entity))).toBe(true);
          const rank = ({ entities, names: own }: ForestNode): number =>
            entities.length * 100 - Math.min(...own.map(({ predicates }) => predicates.length));
          expect(rank(to)).toBeLessThan(rank(from));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has a node for each set of entities with its drill-downs, and keeps every query', () => {
    fc.assert(
      fc.property(site, ({ size, seed }) => {
        const { queries, names } = allQueries(size, seed);
        const nodes = grow(queries, names).nodes();
        expect(nodes.flatMap(({ keys }) => keys)).toHaveLength(queries.length);
        const signatures = new Set(
          queries.map(({ entities, drillDowns }) =>
            JSON.stringify([[...entities], drillDowns.map(({ predicate }) => predicateKey(predicate)).sort()]),
          ),
        );
        expect(nodes).toHaveLength(signatures.size);
      }),
      { numRuns: 25 },
    );
  });
});
