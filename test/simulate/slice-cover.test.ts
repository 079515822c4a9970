import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/model/page.js';
import type { Predicate } from '../../src/model/query.js';
import type { CappedCrawl, CappedQuestion } from '../../src/simulate/capped-query.js';
import type { Catalogue } from '../../src/simulate/catalogue-columns.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { createSelections } from '../../src/simulate/selections.js';
import { serveCatalogue } from '../../src/simulate/simulated-site.js';
import type { SimulatedSiteOptions } from '../../src/simulate/site-options.js';
import { coverEntities, coverFacts } from '../../src/simulate/slice-cover.js';

const LIST: CappedQuestion = {
  predicates: [],
  path: { kind: 'url', url: 'http://simulated.test/list?page=1' },
};
const CATALOGUE = generateCatalogue({
  size: 400,
  seed: 6,
  attributes: [
    { kind: 'flat', name: 'Brand', values: 6 },
    { kind: 'flat', name: 'Colour', values: 8, facts: 700 },
    { kind: 'flat', name: 'Size', values: 5 },
  ],
});

/** What covering a catalogue brought. */
async function covered(
  cover: typeof coverEntities,
  { catalogue = CATALOGUE, ...options }: SimulatedSiteOptions & { readonly catalogue?: Catalogue },
) {
  const site = serveCatalogue(catalogue, options);
  const entities = new Set<number>();
  const facts = new Set<string>();
  const unreached: (readonly Predicate[])[] = [];
  const crawl: CappedCrawl = {
    site,
    cap: options.cap ?? catalogue.size,
    attributes: new Set(catalogue.attributes.map(({ name }) => name)),
    giveUp: (predicates) => void unreached.push(predicates),
    learn: (predicates, cards: readonly Card[]) => {
      for (const card of cards) {
        const entity = Number(card.url?.split('/').at(-1));
        entities.add(entity);
        for (const { attribute, values } of predicates) facts.add(`${entity} ${attribute} ${values.join()}`);
      }
    },
  };
  await cover(crawl, LIST);
  return { entities, facts, unreached, pages: site.asked() };
}

const factsOf = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set(
    catalogue.attributes.flatMap((column) =>
      column.values.flatMap((value, position) =>
        [...column.having(position)].map((at) => `${at} ${column.name} ${value}`),
      ),
    ),
  );

const allFacts = factsOf(CATALOGUE);

describe.each([{ counts: true }, { counts: false }])('slice-cover, with counts %o', (told) => {
  it('reaches all entities of a site that cuts its lists, and says nothing wrong of them', async () => {
    const { entities, facts, unreached } = await covered(coverEntities, { ...told, cap: 41 });
    expect([entities.size, unreached]).toEqual([400, []]);
    expect([...facts].filter((fact) => !allFacts.has(fact))).toEqual([]);
  });

  it('reaches all facts, value by value', async () => {
    const { facts, unreached } = await covered(coverFacts, { ...told, cap: 61 });
    expect(unreached).toEqual([]);
    expect(facts).toEqual(allFacts);
  });
});

describe('slice-cover', () => {
  it('reads everything at once where nothing is cut', async () => {
    expect((await covered(coverEntities, { cap: 400 })).pages).toBe(20);
  });

  it('covers values that show only below another one', async () => {
    const catalogue = generateCatalogue({
      size: 200,
      seed: 1,
      attributes: [
        { kind: 'tree', name: 'Category', values: 14, tops: 2, fanout: 2 },
        { kind: 'flat', name: 'Size', values: 4 },
      ],
    });
    const { facts, unreached } = await covered(coverFacts, { catalogue, cap: 60 });
    expect(unreached).toEqual([]);
    expect(facts).toEqual(factsOf(catalogue));
  });

  it('says which queries stay out of reach', async () => {
    const { entities, unreached } = await covered(coverEntities, { cap: 3 });
    expect(entities.size).toBeLessThan(400);
    const selections = createSelections(CATALOGUE);
    for (const predicates of unreached) {
      const chosen = new Map(predicates.map(({ attribute, values }) => [attribute, values] as const));
      expect(selections.matching({ chosen }).length).toBeGreaterThan(3);
    }
    expect(unreached.length).toBeGreaterThan(0);
  });

  it('does not ask conjunctions with values whose slice shows all', async () => {
    // Both of the small city's entities are known from its slice: of the large city both colours are asked, of it none.
    const catalogue = generateCatalogue({
      size: 12,
      seed: 1,
      attributes: [
        { kind: 'flat', name: 'Colour', values: 2, zipfExponent: 0 },
        { kind: 'flat', name: 'City', values: 2, zipfExponent: 2 },
      ],
    });
    const { entities, pages } = await covered(coverEntities, { catalogue, cap: 5 });
    expect(entities.size).toBe(12);
    // The list of everything, two colours, two cities, and one conjunction per colour.
    expect(pages).toBe(7);
  });

  it('goes on by numbers where categories do not suffice', async () => {
    const catalogue = generateCatalogue({
      size: 300,
      seed: 3,
      attributes: [
        { kind: 'flat', name: 'Brand', values: 3 },
        { kind: 'number', name: 'Price', values: 4, min: 0, max: 5000 },
      ],
    });
    const { entities, unreached } = await covered(coverEntities, {
      catalogue,
      cap: 20,
      sliders: ['Price'],
      visibleOnCards: ['Price'],
    });
    expect([entities.size, unreached]).toEqual([300, []]);
  });

  it('ends where there is no list', async () => {
    expect((await covered(coverFacts, { everything: false })).pages).toBe(0);
    expect((await covered(coverEntities, { everything: false })).pages).toBe(0);
  });
});
