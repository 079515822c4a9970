/**
 * Sites of the sizes that were published, each in three mixes of attributes, fixed by seed.
 *
 * Sizes: Huang 2011 §5, table 2 ("# of real entities", "# of real attributes", "# of real entity-attributes"). We read its
 * "attributes" as distinct predicates; D3 (560 entities, 87 attributes, 57,475 entity-attributes) contradicts this
 * reading, as no entity can have more values than there are, and is left out.
 */

import type { CatalogueDescription, GeneratedAttribute } from './generated-catalogue.js';
import { treeLeaves, treeParents, treePath } from './value-tree.js';
import { DEFAULT_ZIPF_EXPONENT, zipfSizes } from './zipf-sizes.js';

/** A published site in numbers. */
export interface PublishedSize {
  readonly name: string;
  readonly entities: number;
  /** Distinct predicates. */
  readonly values: number;
  /** Pairs of an entity and a value. */
  readonly facts: number;
}

/** Which attributes a site has: all single-valued; half of the facts multi-valued; hierarchical and correlated. */
export type Mix = 'single' | 'multi' | 'tree';

/** Huang 2011, table 2. */
export const PUBLISHED_SIZES: readonly PublishedSize[] = [
  { name: 'D1', entities: 32, values: 34, facts: 336 },
  { name: 'D2', entities: 434_854, values: 476, facts: 5_542_792 },
  { name: 'D4', entities: 248_995, values: 156, facts: 1_111_831 },
  { name: 'D5', entities: 115_866, values: 1165, facts: 670_034 },
  { name: 'D6', entities: 217_945, values: 127, facts: 1_998_446 },
];

/** All mixes. */
export const MIXES: readonly Mix[] = ['single', 'multi', 'tree'];

/** Entities per list page on all of these sites. */
export const PUBLISHED_PAGE_SIZE = 20;

/** Seed of every catalogue of a published size. */
const SEED = 2011;

/** Values that an entity has of a multi-valued attribute, about. */
const VALUES_PER_ENTITY = 3;
/** How uneven the numbers of values of attributes are: attribute `r` has a share of 1 / r ^ exponent. */
const CARDINALITY_EXPONENT = 0.9;
/** Values of an attribute at least, so that it tells something. */
const LEAST_VALUES = 2;
/** Share of a site's values that its hierarchy has. */
const TREE_SHARE = 0.3;
/** Probability that a value goes with that of the attribute it leans on. */
const LEANING = 0.8;

/** The catalogue of a published size in a mix: entities, distinct values and facts are exactly the published ones. */
export function publishedCatalogue(size: PublishedSize, mix: Mix): CatalogueDescription {
  const attributes = attributesOf(size, mix);
  return { size: size.entities, seed: SEED, attributes };
}

/** The published size by its name. */
export function publishedSize(name: string): PublishedSize {
  const size = PUBLISHED_SIZES.find((one) => one.name === name);
  if (size === undefined)
    throw new RangeError(`no published size ${name}; there are ${PUBLISHED_SIZES.map((one) => one.name).join(', ')}`);
  return size;
}

/** A site of a published one's proportions with another number of entities; it has as many values. */
export function scaledSize(size: PublishedSize, entities: number): PublishedSize {
  return {
    ...size,
    name: `${size.name}@${entities}`,
    entities,
    facts: Math.round((size.facts / size.entities) * entities),
  };
}

function attributesOf(size: PublishedSize, mix: Mix): readonly GeneratedAttribute[] {
  switch (mix) {
    case 'single':
      return singles(size, shares(size.values, Math.ceil(size.facts / size.entities)));
    case 'multi':
      return withMultiple(size);
    case 'tree':
      return withTree(size);
  }
}

/** Numbers of values of so many attributes, in descending order. */
function shares(values: number, attributes: number): readonly number[] {
  const spare = values - attributes * (LEAST_VALUES - 1);
  const sizes = zipfSizes({ values: attributes, sum: spare, most: spare, exponent: CARDINALITY_EXPONENT });
  return Array.from(sizes, (share) => share + LEAST_VALUES - 1);
}

/** Single-valued attributes of all entities; the last one has what facts are left. */
function singles(
  { entities, facts }: Pick<PublishedSize, 'entities' | 'facts'>,
  values: readonly number[],
  first: number = 1,
): readonly GeneratedAttribute[] {
  return values.map((count, at) => ({
    kind: 'flat',
    name: `Single ${at + first}`,
    values: count,
    holders: Math.min(entities, facts - at * entities),
  }));
}

/** Half of the facts in attributes with several values per entity. */
function withMultiple({ entities, values, facts }: PublishedSize): readonly GeneratedAttribute[] {
  const half = Math.floor(facts / 2);
  const multiple = Math.max(1, Math.round(half / (VALUES_PER_ENTITY * entities)));
  const single = Math.ceil((facts - half) / entities);
  const all = shares(values, multiple + single);
  // Attributes with several values per entity are those with many values.
  return [
    ...all.slice(0, multiple).map((count, at): GeneratedAttribute => ({
      kind: 'flat',
      name: `Multiple ${at + 1}`,
      values: count,
      facts: Math.floor(half / multiple) + (at < half % multiple ? 1 : 0),
    })),
    ...singles({ entities, facts: facts - half }, all.slice(multiple)),
  ];
}

/**
 * A hierarchy; an attribute that another one determines; one that leans on another; one that exists in a region only; and
 * single-valued ones for the rest.
 */
function withTree({ entities, values, facts }: PublishedSize): readonly GeneratedAttribute[] {
  const nodes = Math.max(LEAST_VALUES * 2, Math.round(values * TREE_SHARE));
  const tops = Math.max(LEAST_VALUES, Math.round(Math.sqrt(nodes)));
  const tree = { kind: 'tree', name: 'Category', values: nodes, tops, fanout: tops } as const;
  const afterTree = facts - treeFacts(tree, entities);
  const others = Math.ceil(afterTree / entities) + 1;
  const [city = 0, leaning = 0, ...rest] = shares(values - nodes, others);
  // The last ones are the smallest: a state is said by the city, a region's attribute has few values.
  const state = rest.at(-1) ?? 0;
  const heel = rest.at(-2) ?? 0;
  const region = regionHolders(city, entities, afterTree % entities);
  const plain = [leaning, ...rest.slice(0, -2)];
  const isLeaning = afterTree - 2 * entities - region.holders >= entities;
  return [
    tree,
    { kind: 'flat', name: 'City', values: city },
    { kind: 'follower', name: 'State', of: 'City', strength: 1, values: state },
    { kind: 'flat', name: 'Heel', values: heel, only: { attribute: 'City', first: 1 }, holders: region.holders },
    ...(isLeaning
      ? [{ kind: 'follower', name: 'Climate', of: 'City', strength: LEANING, values: leaning } as const]
      : []),
    ...singles(
      { entities, facts: afterTree - (isLeaning ? 3 : 2) * entities - region.holders },
      isLeaning ? plain.slice(1) : plain,
    ),
  ];
}

/** Facts of a hierarchy that every entity has: its leaves by frequency, each as many as it is deep. */
function treeFacts(tree: Extract<GeneratedAttribute, { kind: 'tree' }>, entities: number): number {
  const parents = treeParents(tree);
  const leaves = treeLeaves(parents);
  const sizes = zipfSizes({ values: leaves.length, sum: entities, most: entities, exponent: DEFAULT_ZIPF_EXPONENT });
  return leaves.reduce((sum, leaf, at) => sum + treePath(parents, leaf).length * (sizes[at] ?? 0), 0);
}

/** Half of the facts that fill no attribute, as far as the first city has entities for them. */
function regionHolders(cities: number, entities: number, left: number): { holders: number } {
  const [first = 0] = zipfSizes({ values: cities, sum: entities, most: entities, exponent: DEFAULT_ZIPF_EXPONENT });
  return { holders: Math.min(first, Math.max(LEAST_VALUES, Math.floor(left / 2))) };
}
