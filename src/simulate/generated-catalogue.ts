/**
 * Catalogues of any size, drawn from a seed and a description: number of values, holders and facts of each attribute are
 * exact, frequencies follow Zipf's law.
 */

import { seedOf } from '../base/hash.js';
import { createRandom, type Random } from '../base/random.js';
import {
  createCatalogue,
  createColumn,
  type AttributeColumn,
  type AttributeShape,
  type Catalogue,
  type ColumnValues,
  type Interval,
} from './catalogue-columns.js';
import { dealDistinct, shuffle } from './dealing.js';
import { everyEntity, unionOf, type Postings } from './postings.js';
import { treeLeaves, treeParents, treePath } from './value-tree.js';
import { DEFAULT_ZIPF_EXPONENT, zipfSizes } from './zipf-sizes.js';

/** What attributes of all kinds may say. */
interface AttributeTraits {
  readonly name: string;
  /** Number of distinct values; of a tree all its nodes. */
  readonly values: number;
  /** Entities that have it. @default all, or all of those that `only` leaves */
  readonly holders?: number;
  /** It exists only for entities with one of the first values, in this number, of an attribute before it. */
  readonly only?: { readonly attribute: string; readonly first: number };
  /** How uneven the values are: 0 = all alike. @default 0.8 */
  readonly zipfExponent?: number;
}

/** An attribute to draw. */
export type GeneratedAttribute =
  /** Values without an order. More facts than holders make it multi-valued; texts are made up unless given. */
  | (AttributeTraits & { readonly kind: 'flat'; readonly facts?: number; readonly texts?: readonly string[] })
  /** A hierarchy: `tops` values at the top, each value with up to `fanout` below it; entities stand at its leaves. */
  | (AttributeTraits & { readonly kind: 'tree'; readonly tops: number; readonly fanout: number })
  /** A number, offered in buckets of equal width. */
  | (AttributeTraits & { readonly kind: 'number'; readonly min: number; readonly max: number })
  /**
   * Follows a single-valued attribute before it: with probability `strength` the value is the one that goes with the
   * other's; 1 = it is determined by it.
   */
  | (AttributeTraits & { readonly kind: 'follower'; readonly of: string; readonly strength: number });

/** A catalogue to draw. */
export interface CatalogueDescription {
  readonly size: number;
  readonly seed: number;
  readonly attributes: readonly GeneratedAttribute[];
}

/** Letters of the alphabet. */
const ALPHABET = 26;

/** Draws a catalogue; the same description gives the same one. */
export function generateCatalogue({ size, seed, attributes }: CatalogueDescription): Catalogue {
  const columns: AttributeColumn[] = [];
  for (const attribute of attributes) {
    const random = createRandom(seedOf(`${seed} ${attribute.name}`));
    columns.push(drawColumn(attribute, { size, columns, random }));
  }
  return createCatalogue(size, columns);
}

interface Drawing {
  readonly size: number;
  readonly columns: readonly AttributeColumn[];
  readonly random: Random;
}

function drawColumn(attribute: GeneratedAttribute, drawing: Drawing): AttributeColumn {
  const holders = drawHolders(attribute, drawing);
  const shape = shapeOf(attribute, drawing);
  const draw = { attribute, holders, drawing };
  switch (attribute.kind) {
    case 'flat':
      return createColumn(shape, drawFlat({ ...draw, attribute }));
    case 'tree':
      return createColumn(shape, drawTree({ ...draw, attribute }));
    case 'number':
      return createColumn(shape, drawNumbers({ ...draw, attribute }, shape.buckets ?? []));
    case 'follower':
      return createColumn(shape, drawFollower({ ...draw, attribute }));
  }
}

interface Draw<Kind extends GeneratedAttribute['kind']> {
  readonly attribute: Extract<GeneratedAttribute, { kind: Kind }>;
  readonly holders: Postings;
  readonly drawing: Drawing;
}

/** Entities that have the attribute, ascending. */
function drawHolders({ name, only, holders }: GeneratedAttribute, { size, columns, random }: Drawing): Postings {
  const region = only === undefined ? everyEntity(size) : regionOf(only, columns);
  if (holders === undefined || holders === region.length) return region;
  if (holders > region.length) throw new RangeError(`${name}: ${holders} holders in a region of ${region.length}`);
  return shuffle(region.slice(), random).slice(0, holders).sort();
}

function regionOf(only: { attribute: string; first: number }, columns: readonly AttributeColumn[]): Postings {
  const column = columnNamed(columns, only.attribute);
  return unionOf(Array.from({ length: only.first }, (_, value) => column.having(value)));
}

function columnNamed(columns: readonly AttributeColumn[], name: string): AttributeColumn {
  const column = columns.find((one) => one.name === name);
  if (column === undefined) throw new RangeError(`no attribute ${name} before the one that names it`);
  return column;
}

function shapeOf(attribute: GeneratedAttribute, { columns }: Drawing): AttributeShape {
  const { name, only, values } = attribute;
  const texts = (attribute.kind === 'flat' ? attribute.texts : undefined) ?? madeUpTexts(name, values);
  const shape: AttributeShape = {
    name,
    values: texts,
    ...(only === undefined
      ? {}
      : {
          only: {
            attribute: only.attribute,
            values: columnNamed(columns, only.attribute).values.slice(0, only.first),
          },
        }),
  };
  if (attribute.kind === 'tree') return { ...shape, parents: treeParents(attribute) };
  if (attribute.kind !== 'number') return shape;
  const buckets = equalBuckets(attribute);
  return { ...shape, values: buckets.map(({ min, max }) => `${min}–${max}`), buckets };
}

/** Texts that end in letters, as a number at the end of a value may pass for a count. */
function madeUpTexts(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${name.toLowerCase()} ${lettersOf(at)}`);
}

/** `a` to `z`, `aa`, `ab`, … */
function lettersOf(number: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (number % ALPHABET));
  return number < ALPHABET ? last : `${lettersOf(Math.floor(number / ALPHABET) - 1)}${last}`;
}

/** Whole numbers from `min` to `max` in intervals of about the same width, none of which share a number. */
function equalBuckets({ min, max, values }: { min: number; max: number; values: number }): readonly Interval[] {
  const edge = (at: number): number => min + Math.floor(((max + 1 - min) * at) / values);
  return Array.from({ length: values }, (_, at) => ({ min: edge(at), max: edge(at + 1) - 1 }));
}

/** The sizes of values with a given sum, each at least 1 and none above the number of holders. */
function sizesOf({ values, zipfExponent, name }: AttributeTraits, facts: number, holders: number): Int32Array {
  if (facts < Math.max(values, holders) || facts > values * holders)
    throw new RangeError(`${name}: ${values} values and ${holders} holders for ${facts} facts`);
  return zipfSizes({ values, sum: facts, most: holders, exponent: zipfExponent ?? DEFAULT_ZIPF_EXPONENT });
}

function drawFlat({ attribute, holders, drawing }: Draw<'flat'>): ColumnValues {
  const facts = attribute.facts ?? holders.length;
  const sizes = sizesOf(attribute, facts, holders.length);
  const each = valuesPerHolder({ holders: holders.length, facts, most: attribute.values }, drawing.random);
  const dealt = dealDistinct(sizes, each, drawing.random);
  return spread(drawing.size, holders, { each, items: dealt });
}

/** One value for each holder; what is left over goes to holders by lot, none with more than `most`. */
function valuesPerHolder(wanted: { holders: number; facts: number; most: number }, random: Random): Int32Array {
  const each = new Int32Array(wanted.holders).fill(1);
  for (let left = wanted.facts - wanted.holders; left > 0;) {
    const holder = Math.floor(random() * wanted.holders);
    if ((each[holder] ?? 0) >= wanted.most) continue;
    each[holder] = (each[holder] ?? 0) + 1;
    left -= 1;
  }
  return each;
}

/** One value per holder by exact sizes. */
function dealOne(sizes: Int32Array, random: Random): Int32Array {
  const dealt = new Int32Array(sizes.reduce((sum, one) => sum + one, 0));
  let from = 0;
  sizes.forEach((size, value) => {
    dealt.fill(value, from, from + size);
    from += size;
  });
  return shuffle(dealt, random);
}

function drawTree({ attribute, holders, drawing }: Draw<'tree'>): ColumnValues {
  const parents = treeParents(attribute);
  const leaves = treeLeaves(parents);
  const paths = leaves.map((leaf) => treePath(parents, leaf));
  const sizes = sizesOf({ ...attribute, values: leaves.length }, holders.length, holders.length);
  const dealt = dealOne(sizes, drawing.random);
  const each = Int32Array.from(dealt, (leaf) => paths[leaf]?.length ?? 0);
  const items = new Int32Array(each.reduce((sum, one) => sum + one, 0));
  let at = 0;
  for (const leaf of dealt) for (const node of paths[leaf] ?? []) items[at++] = node;
  return spread(drawing.size, holders, { each, items });
}

function drawNumbers({ attribute, holders, drawing }: Draw<'number'>, buckets: readonly Interval[]): ColumnValues {
  const items = dealOne(sizesOf(attribute, holders.length, holders.length), drawing.random);
  const numbers = new Float64Array(drawing.size).fill(Number.NaN);
  holders.forEach((entity, at) => {
    const { min, max } = buckets[items[at] ?? 0] ?? attribute;
    numbers[entity] = min + Math.floor(drawing.random() * (max + 1 - min));
  });
  return { ...spread(drawing.size, holders, { each: ones(holders.length), items }), numbers };
}

function drawFollower({ attribute, holders, drawing: { size, columns, random } }: Draw<'follower'>): ColumnValues {
  const leader = columnNamed(columns, attribute.of);
  const own = dealOne(sizesOf(attribute, holders.length, holders.length), random);
  const items = own.map((value, at) => {
    const led = leader.of(holders[at] ?? 0).at(-1);
    return led !== undefined && (attribute.strength >= 1 || random() < attribute.strength)
      ? led % attribute.values
      : value;
  });
  return spread(size, holders, { each: ones(holders.length), items: withEveryValue(items, attribute.values) });
}

/** A value that nobody drew takes one entity of the most frequent one. */
function withEveryValue(items: Int32Array, values: number): Int32Array {
  const sizes = new Int32Array(values);
  for (const value of items) sizes[value] = (sizes[value] ?? 0) + 1;
  const most = sizes.indexOf(Math.max(...sizes));
  const complete = items.slice();
  sizes.forEach((size, value) => {
    if (size === 0) complete[complete.indexOf(most)] = value;
  });
  return complete;
}

function ones(length: number): Int32Array {
  return new Int32Array(length).fill(1);
}

/** Values of holders, in their order, as values of all entities. */
function spread(
  size: number,
  holders: Postings,
  { each, items }: { each: Int32Array; items: Int32Array },
): ColumnValues {
  const starts = new Int32Array(size + 1);
  holders.forEach((entity, at) => (starts[entity + 1] = each[at] ?? 0));
  for (let entity = 0; entity < size; entity += 1)
    starts[entity + 1] = (starts[entity + 1] ?? 0) + (starts[entity] ?? 0);
  return { starts, items: Uint16Array.from(items) };
}
