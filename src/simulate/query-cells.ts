/**
 * What it takes to list all entities of some attributes by conjunctions: one query per combination of values that
 * occurs, each read to its end.
 */

import type { AttributeColumn, Catalogue } from './catalogue-columns.js';
import { createRecent } from './recent.js';

/** Pages of a group of attributes asked together. */
export interface GroupCost {
  readonly pages: number;
  /** Pages that need not be read if all entities are known otherwise: what is left must have the values of the largest query. */
  readonly complement: number;
  /** Whether every entity is listed. */
  readonly listsAll: boolean;
}

/** Costs of groups of a catalogue's attributes; a group is a set of bits, bit `i` for the attribute at `i`. */
export interface GroupCosts {
  of(group: number): GroupCost | null;
}

/** Entities by combination of values: ids from 0, -1 for entities that lack an attribute. */
interface Cells {
  readonly ids: Int32Array;
  readonly count: number;
}

/** Entities of cells that are kept, over all groups. */
const MOST_KEPT = 16 * 1024 * 1024;
/** Combinations up to which they are numbered by a table. */
const MOST_IN_TABLE = 8 * 1024 * 1024;

/**
 * Costs of groups at a page size. A group can have one attribute with several values per entity at most; for others the
 * answer is null. An entity that lacks attributes of a group is listed by those that it has. Of a hierarchy the leaves are
 * asked: what stands above them is their union.
 */
export function createGroupCosts(
  catalogue: Catalogue,
  attributes: readonly AttributeColumn[],
  pageSize: number,
): GroupCosts {
  const kept = createRecent<Cells>(MOST_KEPT, ({ ids }) => ids.length);
  const bits = attributes.map((_, at) => 1 << at);
  const maskOf = (wanted: (column: AttributeColumn) => boolean): number =>
    bits.reduce((mask, bit, at) => (attributes[at] && wanted(attributes[at]) ? mask | bit : mask), 0);
  const partial = maskOf(({ holders }) => holders < catalogue.size);
  const multiple = maskOf(({ isSingle }) => !isSingle);
  const known = new Map<number, Int32Array>();
  /** The lowest value of each entity, -1 where it has none. */
  const leaves = (at: number): Int32Array => {
    const own = known.get(at) ?? catalogue.everything.map((entity) => attributes[at]?.of(entity).at(-1) ?? -1);
    known.set(at, own);
    return own;
  };
  const cellsOf = (mask: number): Cells =>
    mask === 0
      ? { ids: new Int32Array(catalogue.size), count: 1 }
      : kept.get(String(mask), () => {
          const last = 31 - Math.clz32(mask);
          return refine(cellsOf(mask & ~(1 << last)), leaves(last), attributes[last]?.values.length ?? 0);
        });
  const missing = (mask: number, entity: number): number =>
    bits.reduce((all, bit, at) => ((mask & bit) !== 0 && attributes[at]?.of(entity).length === 0 ? all | bit : all), 0);
  const sizesOf = (present: number, isWanted: (entity: number) => boolean): readonly number[] => {
    const cells = cellsOf(present & ~multiple);
    const several = attributes[bits.findIndex((bit) => (present & multiple & bit) !== 0)];
    return several === undefined ? cellSizes(cells, isWanted) : pairSizes(cells, several, isWanted);
  };
  return {
    of(group) {
      if (bitCount(group & multiple) > 1) return null;
      const lacking = group & partial;
      let pages = 0;
      let largest = 0;
      for (const absent of subsets(lacking)) {
        if (absent === group) continue;
        const isWanted = lacking === 0 ? always : (entity: number) => missing(lacking, entity) === absent;
        for (const size of sizesOf(group & ~absent, isWanted)) {
          pages += Math.ceil(size / pageSize);
          largest = Math.max(largest, size);
        }
      }
      const isExclusive = lacking === 0 && (group & multiple) === 0;
      return {
        pages,
        complement: isExclusive ? Math.ceil(largest / pageSize) : 0,
        listsAll: (group & ~partial) !== 0,
      };
    },
  };
}

const always = (): boolean => true;

/** All subsets of a set of bits, the empty one first. */
function subsets(mask: number): readonly number[] {
  const all = [0];
  for (let bit = mask & -mask, rest = mask; rest !== 0; rest &= ~bit, bit = rest & -rest)
    all.push(...all.map((set) => set | bit));
  return all;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Cells told apart by one more attribute, of which each entity has one value, or none. */
function refine({ ids, count }: Cells, leaves: Int32Array, values: number): Cells {
  const number = numbering(count * values);
  const refined = new Int32Array(ids.length);
  for (let entity = 0; entity < ids.length; entity += 1) {
    const id = ids[entity] ?? -1;
    const value = leaves[entity] ?? -1;
    refined[entity] = id < 0 || value < 0 ? -1 : number.of(id * values + value);
  }
  return { ids: refined, count: number.count() };
}

/** Sizes of the cells that have an entity which is wanted. */
function cellSizes({ ids, count }: Cells, isWanted: (entity: number) => boolean): readonly number[] {
  const sizes = new Int32Array(count);
  const wanted = new Uint8Array(count);
  ids.forEach((id, entity) => {
    if (id < 0) return;
    sizes[id] = (sizes[id] ?? 0) + 1;
    if (wanted[id] === 0 && isWanted(entity)) wanted[id] = 1;
  });
  return Array.from(sizes).filter((_, id) => wanted[id] === 1);
}

/** The same for pairs of a cell and a value, of which an entity may have several. */
function pairSizes(
  { ids, count }: Cells,
  column: AttributeColumn,
  isWanted: (entity: number) => boolean,
): readonly number[] {
  const values = column.values.length;
  const number = numbering(count * values);
  const sizes: number[] = [];
  const wanted: boolean[] = [];
  ids.forEach((id, entity) => {
    if (id < 0) return;
    const isOne = isWanted(entity);
    for (const value of column.of(entity)) {
      const pair = number.of(id * values + value);
      sizes[pair] = (sizes[pair] ?? 0) + 1;
      wanted[pair] = (wanted[pair] ?? false) || isOne;
    }
  });
  return sizes.filter((_, pair) => wanted[pair] === true);
}

/** Numbers keys in the order in which they come. */
function numbering(keys: number): { of(key: number): number; count(): number } {
  let count = 0;
  if (keys <= MOST_IN_TABLE) {
    const table = new Int32Array(keys);
    return { of: (key) => (table[key] === 0 ? (table[key] = count += 1) : (table[key] ?? 0)) - 1, count: () => count };
  }
  const known = new Map<number, number>();
  return {
    of(key) {
      const old = known.get(key);
      if (old !== undefined) return old;
      known.set(key, count);
      return (count += 1) - 1;
    },
    count: () => count,
  };
}
