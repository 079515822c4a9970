/**
 * What a crawler with full knowledge of a catalogue learns page by page: always next the page that teaches most new facts,
 * of any list of any conjunction (design §5.4, "With a page budget").
 *
 * Pages are taken in bands: all that teach at least so many new facts, then all that teach a little less. New facts of a
 * page only become fewer while others are read, so that conjunctions whose best page fell below the band need not be
 * looked at again, nor those with further attributes that list too few entities to reach it. Of attributes with several
 * values per entity a conjunction has one at most, as in reference costs; of a hierarchy the leaves are asked, which say
 * what stands above them.
 */

import type { AttributeColumn, Catalogue } from './catalogue-columns.js';
import { createNumberedKeys, type NumberedKeys } from './numbered-keys.js';

/** How far to read. */
export interface GreedyReading {
  /** Entities per list page. */
  readonly pageSize: number;
  readonly mostPages: number;
}

/** A band holds pages that teach down to this share of what the best one does; higher is closer to the rule, and slower. */
const BAND = 0.95;
/** Entities in groups that are kept, over all groups: 256 MiB. */
const MOST_KEPT = 64 * 1024 * 1024;

/** New facts of each page in turn, until all facts are known or the pages are used up. */
export function greedyPages(catalogue: Catalogue, { pageSize, mostPages }: GreedyReading): readonly number[] {
  const attributes = catalogue.attributes.map((column) => openAttribute(column, catalogue.size));
  const singles = attributes.filter(({ isSingle }) => isSingle);
  const multiples = attributes.filter(({ isSingle }) => !isSingle);
  const slots = attributes.reduce((most, { owners }) => Math.max(most, owners.length), catalogue.size);
  const reading: Reading = { pageSize, multiples, cells: createCells(slots), taught: [] };
  const everything: Cells = { ids: new Int32Array(catalogue.size), count: 1 };
  const nothing: AskedGroup = { members: [], last: null, bound: 0 };
  const root = openGroup(nothing, { rest: singles, listed: Math.min(pageSize, catalogue.size) }, reading);
  let band = root.most;
  while (band >= 1 && reading.taught.length < mostPages) {
    readGroup(root, everything, { ...reading, band });
    band = Math.min(root.most, Math.max(1, band * BAND));
  }
  return reading.taught.slice(0, mostPages);
}

/** An attribute with what of it is not known yet. Its values are numbered from entity to entity: single ones by their entities. */
interface OpenAttribute {
  readonly isSingle: boolean;
  /** Facts of one value at most. */
  readonly most: number;
  readonly values: number;
  /** The entity that has each value; those above a value are left aside. */
  readonly owners: Int32Array;
  /** Which value each is, -1 where an entity has none. */
  readonly items: Int32Array;
  /** Facts that each says and that are not known yet. */
  readonly open: Uint8Array;
}

function openAttribute(column: AttributeColumn, size: number): OpenAttribute {
  const owners: number[] = [];
  const items: number[] = [];
  const open: number[] = [];
  const { isSingle } = column;
  for (let entity = 0; entity < size; entity += 1) {
    const values = column.of(entity);
    const own = isSingle ? [values.at(-1) ?? -1] : values;
    for (const value of own) {
      owners.push(entity);
      items.push(value);
      open.push(isSingle ? values.length : 1);
    }
  }
  return {
    isSingle,
    most: open.reduce((highest, facts) => Math.max(highest, facts), 0),
    values: column.values.length,
    owners: Int32Array.from(owners),
    items: Int32Array.from(items),
    open: Uint8Array.from(open),
  };
}

/** Entities, or values of them, by conjunction: numbers from 0, -1 for what lacks an attribute. */
interface Cells {
  readonly ids: Int32Array;
  readonly count: number;
}

interface Reading {
  readonly pageSize: number;
  readonly multiples: readonly OpenAttribute[];
  readonly cells: CellsOf;
  /** Takes the new facts of each page that is read. */
  readonly taught: number[];
}

/** Cells told apart by one more attribute; the first ones are kept, by the group that has it. */
type CellsOf = (above: Cells, attribute: OpenAttribute, asked: AskedGroup) => Cells;

function createCells(slots: number): CellsOf {
  const numbers = createNumberedKeys(slots);
  const kept = new Map<AskedGroup, Cells>();
  let left = MOST_KEPT;
  return (above, attribute, asked) => {
    const known = kept.get(asked);
    if (known !== undefined) return known;
    const own = refined(above, attribute, numbers);
    left -= own.ids.length;
    if (left >= 0) kept.set(asked, own);
    return own;
  };
}

/** Attributes that are asked together: those of one value per entity, and what else is asked. */
interface AskedGroup {
  readonly members: readonly OpenAttribute[];
  readonly last: OpenAttribute | null;
  /** Most new facts of a page. */
  bound: number;
}

/** Attributes of one value per entity that are asked together, and those that have further ones. */
interface Group {
  /** The members alone, then with each attribute of several values. */
  readonly asked: readonly [AskedGroup, ...AskedGroup[]];
  /** Most new facts of a page of it, or of any group below it. */
  most: number;
  /** Groups of one member more that was not in turn yet; null where they were not looked at. */
  readonly further: { readonly next: OpenAttribute; readonly asked: AskedGroup; group: Group | null }[];
}

/** A group of so many members; what follows them may be asked with them. */
function openGroup(
  alone: AskedGroup,
  { rest, listed }: { readonly rest: readonly OpenAttribute[]; readonly listed: number },
  { multiples }: Reading,
): Group {
  const { members } = alone;
  const facts = (attributes: readonly OpenAttribute[]): number => attributes.reduce((sum, { most }) => sum + most, 0);
  const withLast = multiples.map((last) => ({ members, last, bound: listed * facts([...members, last]) }));
  alone.bound = listed * facts(members);
  return {
    asked: [alone, ...withLast],
    most: Math.max(alone.bound, ...withLast.map(({ bound }) => bound)) + listed * facts(rest),
    further: rest.map((next) => ({ next, asked: { members: [...members, next], last: null, bound: 0 }, group: null })),
  };
}

function largestOf({ ids, count }: Cells): number {
  const sizes = new Int32Array(count);
  for (const id of ids) if (id >= 0) sizes[id] = (sizes[id] ?? 0) + 1;
  return sizes.reduce((largest, size) => Math.max(largest, size), 0);
}

interface BandReading extends Reading {
  /** New facts that a page must teach at least. */
  readonly band: number;
}

/** Reads the pages of a group and those below it that lie in the band. */
function readGroup(group: Group, cells: Cells, reading: BandReading): void {
  const { band, pageSize } = reading;
  const { asked, further } = group;
  for (const one of asked)
    if (one.bound >= band)
      one.bound = readBand(one, one.last === null ? cells : reading.cells(cells, one.last, one), reading);
  for (const [at, one] of further.entries()) {
    if (one.group !== null && one.group.most < band) continue;
    const below = reading.cells(cells, one.next, one.asked);
    const rest = further.slice(at + 1).map(({ next }) => next);
    one.group ??= openGroup(one.asked, { rest, listed: Math.min(pageSize, largestOf(below)) }, reading);
    if (one.group.most >= band) readGroup(one.group, below, reading);
  }
  const own = Math.max(...asked.map(({ bound }) => bound));
  group.most = further.reduce((most, one) => Math.max(most, one.group?.most ?? 0), own);
}

/** Cells told apart by one more attribute. */
function refined({ ids }: Cells, { owners, items, values }: OpenAttribute, numbers: NumberedKeys): Cells {
  const own = new Int32Array(items.length);
  numbers.clear();
  for (let slot = 0; slot < items.length; slot += 1) {
    const cell = ids[owners[slot] ?? 0] ?? -1;
    const item = items[slot] ?? -1;
    own[slot] = cell < 0 || item < 0 ? -1 : numbers.of(cell * values + item);
  }
  return { ids: own, count: numbers.count() };
}

/** Reads the pages of a group's conjunctions that lie in the band; answers the most new facts of those that do not. */
function readBand(group: AskedGroup, cells: Cells, { pageSize, band, taught }: BandReading): number {
  const { pages, count } = pagesOf(cells, pageSize);
  const weights = weightsOf(group, pages, count);
  const listed = new Map<number, number[]>();
  let rest = 0;
  for (let page = 0; page < count; page += 1) {
    const weight = weights[page] ?? 0;
    if (weight >= band) listed.set(page, []);
    else if (weight > rest) rest = weight;
  }
  if (listed.size === 0) return rest;
  for (let slot = 0; slot < pages.length; slot += 1) listed.get(pages[slot] ?? -1)?.push(slot);
  for (const slots of listed.values()) {
    // An entity with several values stands on several pages: the earlier ones may have taught what this one would.
    const facts = slots.reduce((sum, slot) => sum + openFacts(group, slot), 0);
    if (facts < band) rest = Math.max(rest, facts);
    else {
      for (const slot of slots) learn(group, slot);
      taught.push(facts);
    }
  }
  return rest;
}

/** New facts of each page. */
function weightsOf(group: AskedGroup, pages: Int32Array, count: number): Int32Array {
  const weights = new Int32Array(count);
  for (let slot = 0; slot < pages.length; slot += 1) {
    const page = pages[slot] ?? -1;
    if (page >= 0) weights[page] = (weights[page] ?? 0) + openFacts(group, slot);
  }
  return weights;
}

/** The page on which each entity of each cell is listed, -1 where on none. */
function pagesOf({ ids, count }: Cells, pageSize: number): { readonly pages: Int32Array; readonly count: number } {
  const sizes = new Int32Array(count);
  const current = new Int32Array(count);
  const pages = new Int32Array(ids.length).fill(-1);
  let next = 0;
  for (let slot = 0; slot < ids.length; slot += 1) {
    const id = ids[slot] ?? -1;
    if (id < 0) continue;
    const before = sizes[id] ?? 0;
    if (before % pageSize === 0) {
      current[id] = next;
      next += 1;
    }
    sizes[id] = before + 1;
    pages[slot] = current[id] ?? 0;
  }
  return { pages, count: next };
}

/** Facts of a group's attributes that listing an entity teaches. */
function openFacts({ members, last }: AskedGroup, slot: number): number {
  const entity = last === null ? slot : (last.owners[slot] ?? 0);
  let facts = last === null ? 0 : (last.open[slot] ?? 0);
  for (const { open } of members) facts += open[entity] ?? 0;
  return facts;
}

function learn({ members, last }: AskedGroup, slot: number): void {
  const entity = last === null ? slot : (last.owners[slot] ?? 0);
  if (last !== null) last.open[slot] = 0;
  for (const { open } of members) open[entity] = 0;
}
