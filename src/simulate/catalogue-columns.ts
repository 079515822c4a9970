/**
 * A catalogue as columns: per attribute what each entity has, and which entities have each value, in typed arrays.
 *
 * A fact takes six bytes and an entity four per attribute, so that a million entities with ten attributes stay far below
 * a gibibyte.
 */

import type { AttributeSpec, SimulatedEntity } from './catalogue.js';
import { everyEntity, lowerBound, upperBound, type Postings } from './postings.js';

/** Bounds of a number, both included. */
export interface Interval {
  readonly min: number;
  readonly max: number;
}

/** What an attribute is, whoever has it. */
export interface AttributeShape {
  readonly name: string;
  readonly values: readonly string[];
  /** The value above each value of a hierarchy, by position, which stands before it; -1 at the top. Absent if flat. */
  readonly parents?: readonly number[];
  /** The interval that each value stands for, where values are buckets of a number. */
  readonly buckets?: readonly Interval[];
  /** It exists only for entities with one of these values of an attribute before it. */
  readonly only?: { readonly attribute: string; readonly values: readonly string[] };
}

/** An attribute with who has which of its values. Values of a hierarchy come with those above them. */
export interface AttributeColumn extends AttributeShape {
  /** Positions in `values` of what an entity has. */
  of(entity: number): Uint16Array;
  /** Entities that have a value, given by its position. */
  having(value: number): Postings;
  /** How many of the entities have each value. */
  count(entities: Postings): Int32Array;
  /** Entities that have any value. */
  readonly holders: number;
  /** Pairs of an entity and a value. */
  readonly facts: number;
  /** Whether no entity has two values, those above a value left aside. */
  readonly isSingle: boolean;
  /** Entities whose number lies within the bounds; none where the attribute has no numbers. */
  between(interval: Interval): Postings;
  /** The number of an entity, or null. */
  numberOf(entity: number): number | null;
}

/** Entities with their attributes; an entity is known by its position. */
export interface Catalogue {
  readonly size: number;
  readonly attributes: readonly AttributeColumn[];
  readonly everything: Postings;
  name(entity: number): string;
}

/** What each entity has: values of entity `e` are `items` from `starts[e]` to `starts[e + 1]`. */
export interface ColumnValues {
  readonly starts: Int32Array;
  readonly items: Uint16Array;
  /** The number of each entity, `NaN` where it has none. */
  readonly numbers?: Float64Array;
}

/** A column from what each entity has. */
export function createColumn(shape: AttributeShape, { starts, items, numbers }: ColumnValues): AttributeColumn {
  const size = starts.length - 1;
  const lists = invert(starts, items, shape.values.length);
  const ranked = numbers === undefined ? null : rank(numbers);
  return {
    ...shape,
    of: (entity) => items.subarray(starts[entity], starts[entity + 1]),
    having: (value) => lists.entities.subarray(lists.starts[value], lists.starts[value + 1]),
    count: (entities) => countValues({ starts, items }, entities, shape.values.length),
    holders: countHolders(starts),
    facts: items.length,
    isSingle: isSingle(shape, { starts, items }, size),
    between({ min, max }) {
      if (ranked === null) return new Int32Array(0);
      return ranked.entities.slice(lowerBound(ranked.numbers, min), upperBound(ranked.numbers, max)).sort();
    },
    numberOf(entity) {
      const number = numbers?.[entity] ?? Number.NaN;
      return Number.isNaN(number) ? null : number;
    },
  };
}

/** A catalogue of columns. */
export function createCatalogue(size: number, attributes: readonly AttributeColumn[]): Catalogue {
  return { size, attributes, everything: everyEntity(size), name: (entity) => `Item ${entity + 1}` };
}

/** A catalogue of entities that are written out. */
export function catalogueOf(entities: readonly SimulatedEntity[], attributes: readonly AttributeSpec[]): Catalogue {
  const columns = attributes.map(({ name, values, only }) => {
    const shape = {
      name,
      values,
      ...(only === undefined ? {} : { only: { attribute: only.attribute, values: [only.value] } }),
    };
    return createColumn(
      shape,
      columnValues(entities.map((entity) => (entity.values.get(name) ?? []).map((value) => values.indexOf(value)))),
    );
  });
  return { ...createCatalogue(entities.length, columns), name: (entity) => entities[entity]?.name ?? '' };
}

/** Column values from one list of positions per entity. */
export function columnValues(lists: readonly (readonly number[])[]): ColumnValues {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, entity) => (starts[entity + 1] = (starts[entity] ?? 0) + list.length));
  return { starts, items: Uint16Array.from(lists.flat()) };
}

/** Texts of what an entity has, by attribute. */
export function textsOf(catalogue: Catalogue, entity: number): ReadonlyMap<string, readonly string[]> {
  return new Map(
    catalogue.attributes.flatMap((attribute) => {
      const texts = [...attribute.of(entity)].map((value) => attribute.values[value] ?? '');
      return texts.length === 0 ? [] : [[attribute.name, texts] as const];
    }),
  );
}

/** Who has which value: counting sort, so each list ascends. */
function invert(starts: Int32Array, items: Uint16Array, values: number): { starts: Int32Array; entities: Postings } {
  const ends = new Int32Array(values + 1);
  for (const value of items) ends[value + 1] = (ends[value + 1] ?? 0) + 1;
  for (let value = 0; value < values; value += 1) ends[value + 1] = (ends[value + 1] ?? 0) + (ends[value] ?? 0);
  const first = ends.slice();
  const entities = new Int32Array(items.length);
  for (let entity = 0; entity + 1 < starts.length; entity += 1) {
    for (let at = starts[entity] ?? 0; at < (starts[entity + 1] ?? 0); at += 1) {
      const value = items[at] ?? 0;
      const place = ends[value] ?? 0;
      entities[place] = entity;
      ends[value] = place + 1;
    }
  }
  return { starts: first, entities };
}

function countValues({ starts, items }: ColumnValues, entities: Postings, values: number): Int32Array {
  const sizes = new Int32Array(values);
  for (const entity of entities) {
    const end = starts[entity + 1] ?? 0;
    for (let at = starts[entity] ?? 0; at < end; at += 1) {
      const value = items[at] ?? 0;
      sizes[value] = (sizes[value] ?? 0) + 1;
    }
  }
  return sizes;
}

function countHolders(starts: Int32Array): number {
  let holders = 0;
  for (let entity = 0; entity + 1 < starts.length; entity += 1) {
    if ((starts[entity + 1] ?? 0) > (starts[entity] ?? 0)) holders += 1;
  }
  return holders;
}

/** Of a hierarchy each value of an entity but the first must stand right below the one before it. */
function isSingle({ parents }: AttributeShape, { starts, items }: ColumnValues, size: number): boolean {
  for (let entity = 0; entity < size; entity += 1) {
    for (let at = (starts[entity] ?? 0) + 1; at < (starts[entity + 1] ?? 0); at += 1) {
      if (parents?.[items[at] ?? 0] !== items[at - 1]) return false;
    }
  }
  return true;
}

/** Entities with a number in the order of their numbers. */
function rank(numbers: Float64Array): { entities: Postings; numbers: Float64Array } {
  const having = everyEntity(numbers.length).filter((entity) => !Number.isNaN(numbers[entity]));
  const entities = having.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
  return { entities, numbers: Float64Array.from(entities, (entity) => numbers[entity] ?? 0) };
}
