import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/simulate/catalogue-columns.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { greedyPages } from '../../src/simulate/greedy-pages.js';
import { createSelections } from '../../src/simulate/selections.js';

const PAGE_SIZE = 3;
const CATALOGUE = generateCatalogue({
  size: 60,
  seed: 4,
  attributes: [
    { kind: 'tree', name: 'Category', values: 7, tops: 2, fanout: 2 },
    { kind: 'flat', name: 'Colour', values: 4, facts: 100 },
    { kind: 'flat', name: 'Heel', values: 3, only: { attribute: 'Category', first: 2 }, holders: 20 },
    { kind: 'flat', name: 'Size', values: 4 },
  ],
});
const FACTS = CATALOGUE.attributes.reduce((sum, { facts }) => sum + facts, 0);

/** A list page: its entities, and the predicates that it teaches of them. */
interface Page {
  readonly entities: readonly number[];
  readonly predicates: readonly string[];
}

/** All pages of all conjunctions that an entity can be asked by, of a hierarchy by the leaf. */
function allPages({ attributes, size }: Catalogue): readonly Page[] {
  const selections = createSelections(CATALOGUE);
  const pages = new Map<string, Page>();
  for (let entity = 0; entity < size; entity += 1) {
    let queries: (readonly [string, readonly number[]])[][] = [[]];
    for (const column of attributes) {
      const own = column.isSingle ? [[...column.of(entity)]] : [...column.of(entity)].map((value) => [value]);
      const chosen = own.filter(({ length }) => length > 0).map((values) => [column.name, values] as const);
      queries = [...queries, ...queries.flatMap((query) => chosen.map((one) => [...query, one]))];
    }
    for (const query of queries.slice(1)) {
      const named = query.map(([name, values]) => ({ name, texts: values.map((value) => `${name} ${value}`), values }));
      const chosen = new Map(
        named.map(({ name, values }) => {
          const column = attributes.find((one) => one.name === name)!;
          return [name, [column.values[values.at(-1)!]!]] as const;
        }),
      );
      const entities = [...selections.matching({ chosen })];
      for (let at = 0; at < entities.length; at += PAGE_SIZE) {
        pages.set(`${JSON.stringify([...chosen])} ${at}`, {
          entities: entities.slice(at, at + PAGE_SIZE),
          predicates: named.flatMap(({ texts }) => texts),
        });
      }
    }
  }
  return [...pages.values()];
}

/** New facts of the best page, again and again. */
function bestPages(pages: readonly Page[]): readonly number[] {
  const known = new Set<string>();
  const fresh = ({ entities, predicates }: Page): readonly string[] =>
    entities
      .flatMap((entity) => predicates.map((predicate) => `${entity} ${predicate}`))
      .filter((fact) => !known.has(fact));
  const taught: number[] = [];
  while (known.size < FACTS) {
    const best = pages.map(fresh).reduce((most, one) => (one.length > most.length ? one : most));
    for (const fact of best) known.add(fact);
    taught.push(best.length);
  }
  return taught;
}

const areaOf = (taught: readonly number[]): number =>
  taught.reduce((sum, facts, at) => sum + facts * (taught.length - at), 0);

describe('the greedy rule with full knowledge', () => {
  const taught = greedyPages(CATALOGUE, { pageSize: PAGE_SIZE, mostPages: Number.POSITIVE_INFINITY });

  it('learns all facts', () => {
    expect(taught.reduce((sum, facts) => sum + facts, 0)).toBe(FACTS);
  });

  it('learns as fast as taking the best of all pages one by one does, but for its bands', () => {
    const best = bestPages(allPages(CATALOGUE));
    expect(taught[0]).toBe(best[0]);
    expect(areaOf(taught.slice(0, best.length)) / areaOf(best)).toBeGreaterThan(0.95);
  });

  it('ends with the pages', () => {
    expect(greedyPages(CATALOGUE, { pageSize: PAGE_SIZE, mostPages: 5 })).toEqual(taught.slice(0, 5));
  });
});
