/**
 * Simulated sites of any kind, for properties that hold on all of them.
 */

import fc from 'fast-check';
import type { AccessPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import { generateCatalogue, serveCatalogue, SIMULATED_ORIGIN } from '../../src/simulate/index.js';
import type {
  Catalogue,
  CatalogueDescription,
  GeneratedAttribute,
  SimulatedSite,
  SimulatedSiteOptions,
} from '../../src/simulate/index.js';

/** What a site is made of. */
export interface SiteDescription {
  readonly catalogue: CatalogueDescription;
  readonly options: SimulatedSiteOptions;
}

const MOST_ENTITIES = 120;

/** Attributes of all kinds: the first has a value for each entity, so that others may depend on it. */
const attributes: fc.Arbitrary<readonly GeneratedAttribute[]> = fc
  .record({
    kinds: fc.integer({ min: 2, max: 6 }),
    brands: fc.integer({ min: 2, max: 30 }),
    colours: fc.integer({ min: 3, max: 8 }),
    tree: fc.boolean(),
    follower: fc.constantFrom(0, 0.8, 1),
    heel: fc.boolean(),
    price: fc.boolean(),
  })
  .map(({ kinds, brands, colours, tree, follower, heel, price }) => [
    { kind: 'flat', name: 'Kind', values: kinds },
    { kind: 'flat', name: 'Brand', values: brands },
    { kind: 'flat', name: 'Colour', values: colours, facts: 2 * brands + MOST_ENTITIES },
    ...(tree ? [{ kind: 'tree', name: 'Category', values: 9, tops: 3, fanout: 2 } as const] : []),
    ...(follower > 0 ? [{ kind: 'follower', name: 'State', of: 'Brand', strength: follower, values: 2 } as const] : []),
    ...(heel
      ? [{ kind: 'flat', name: 'Heel', values: 2, only: { attribute: 'Kind', first: 1 }, holders: 4 } as const]
      : []),
    ...(price ? [{ kind: 'number', name: 'Price', values: 4, min: 1, max: 80 } as const] : []),
  ]);

/**
 * Facets whose choices hold together, all cards part of the result. A cap comes with counts: without them small lists that
 * are cut look like whole ones.
 */
const options: fc.Arbitrary<SimulatedSiteOptions> = fc
  .record({
    pageSize: fc.constantFrom(5, 10),
    counts: fc.boolean(),
    orders: fc.boolean(),
    menu: fc.constantFrom(null, 'Kind'),
    multiple: fc.boolean(),
    pageSizes: fc.constantFrom([], [], [10, 20]),
    regionalFacets: fc.constantFrom('everywhere', 'below'),
    trees: fc.constantFrom('whole', 'stepwise'),
    visibleOnCards: fc.constantFrom([], [], ['Brand']),
    cap: fc.constantFrom(null, null, 50),
  })
  .map((manners) => ({ ...manners, cap: manners.counts ? manners.cap : null }));

/** Any site. */
export const anySite: fc.Arbitrary<SiteDescription> = fc.record({
  catalogue: fc.record({
    size: fc.integer({ min: 70, max: MOST_ENTITIES }),
    seed: fc.nat(1000),
    attributes,
  }),
  options,
});

/** Any site of manners that hide what combines how: choices that widen or replace each other, caps that nothing tells of. */
export const anyRoughSite: fc.Arbitrary<SiteDescription> = fc
  .record({
    site: anySite,
    across: fc.constantFrom('all', 'any', 'replace'),
    cap: fc.constantFrom(null, 50),
    counts: fc.boolean(),
  })
  .map(({ site, ...manners }) => ({ ...site, options: { ...site.options, ...manners } }));

/** A site with its database. */
export interface DescribedSite {
  readonly catalogue: Catalogue;
  readonly site: SimulatedSite;
}

/** The site that is described; made again it is the same one, but nobody has asked it yet. */
export function siteOf({ catalogue: description, options: manners }: SiteDescription): DescribedSite {
  const catalogue = generateCatalogue(description);
  return { catalogue, site: serveCatalogue(catalogue, manners) };
}

/** All facts of a catalogue, as texts `entity attribute value`. */
export function factsIn({ attributes: columns, size }: Catalogue): ReadonlySet<string> {
  const facts = new Set<string>();
  for (const { name, values, of } of columns) {
    for (let entity = 0; entity < size; entity += 1)
      for (const value of of(entity)) facts.add(`${entity} ${name} ${values[value] ?? ''}`);
  }
  return facts;
}

/** What one query per value finds that the list of everything offers, and those that show below a value of the same facet. */
export async function factsByAskingEachValue({ site, catalogue }: DescribedSite): Promise<ReadonlySet<string>> {
  const facts = new Set<string>();
  const asked = new Set<string>();
  const agenda: PageView[] = (await listOf(site, { kind: 'url', url: `${SIMULATED_ORIGIN}/list?page=1` })).slice(0, 1);
  for (let view = agenda.shift(); view !== undefined; view = agenda.shift()) {
    for (const { name } of catalogue.attributes) {
      for (const { value, path, selected } of view.groups.find(({ label }) => label === name)?.choices ?? []) {
        if (path === null || selected || asked.has(`${name} ${value}`)) continue;
        asked.add(`${name} ${value}`);
        const pages = await listOf(site, path);
        for (const entity of entitiesOn(pages)) facts.add(`${entity} ${name} ${value}`);
        agenda.push(...pages.slice(0, 1));
      }
    }
  }
  return facts;
}

function entitiesOn(pages: readonly PageView[]): readonly string[] {
  return pages.flatMap(({ list }) => list?.cards ?? []).map(({ url }) => url?.split('/').at(-1) ?? '');
}

async function listOf(site: SimulatedSite, path: AccessPath): Promise<readonly PageView[]> {
  const opening = await site.open(path);
  if (opening.kind !== 'session') return [];
  const views = [opening.session.observe().view];
  for (let answer = await opening.session.next(); answer?.kind === 'page'; answer = await opening.session.next())
    views.push(answer.observation.view);
  return views;
}
