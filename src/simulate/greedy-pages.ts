/**
 * What a crawler with full knowledge of a catalogue learns page by page: always next the page that teaches most new facts,
 * of any list of any conjunction (DESIGN §5.4, "With a page budget").
 *
 * Pages are taken in bands: all that teach at least so many new facts, then all that teach a little less. New facts of a
 * page only become fewer while others are read, so that conjunctions whose best page fell below the band need not be
 * looked at again. Of attributes with several values per entity a conjunction has one at most, as in reference costs; of
 * a hierarchy the leaves are asked, which say what stands above them.
 */

import { createRandom } from '../base/random.js';
import type { AttributeColumn, Catalogue } from './catalogue-columns.js';
import { createRecent } from './recent.js';

/** How far to read. */
export interface GreedyReading {
  /** Entities per list page. */
  readonly pageSize: number;
  readonly mostPages: number;
}

/** A band holds pages that teach down to this share of what the best one does; higher is closer to the rule, and slower. */
const BAND = 0.95;
/** Keys of cells are sums of random numbers below this, so that two of a million hardly ever agree. */
const KEY_RANGE = 2 ** 48;
const SEED = 11;
/** Entities on pages of groups that are kept, over all groups: 256 MiB. */
const MOST_KEPT = 64 * 1024 * 1024;

/** New facts of each page in turn, until all facts are known or the pages are used up. */
export function greedyPages(catalogue: Catalogue, { pageSize, mostPages }: GreedyReading): readonly number[] {
  const random = createRandom(SEED);
  const attributes = catalogue.attributes.map((column) => openAttribute(column, catalogue.size, random));
  const groups = subsetsWithOneMultiple(attributes);
  const bounds = groups.map((group) => pageSize * group.reduce((sum, { most }) => sum + most, 0));
  const pages = createRecent<ListedPages>(MOST_KEPT, ({ numbers }) => numbers.length);
  const taught: number[] = [];
  let band = Math.max(0, ...bounds);
  while (band >= 1 && taught.length < mostPages) {
    for (const [at, group] of groups.entries()) {
      if ((bounds[at] ?? 0) < band) continue;
      const listed = pages.get(String(at), () => listPages(group, catalogue.size, pageSize));
      bounds[at] = readBand(group, listed, { size: catalogue.size, band, taught });
    }
    band = Math.min(Math.max(0, ...bounds), Math.max(1, band * BAND));
  }
  return taught.slice(0, mostPages);
}

/** An attribute with what of it is not known yet. */
interface OpenAttribute {
  readonly isSingle: boolean;
  /** Facts of one value at most. */
  readonly most: number;
  /** Values that an entity has, those above a value left aside: from `starts[e]` to `starts[e + 1]`. */
  readonly starts: Int32Array;
  /** Random number of each value. */
  readonly keys: Float64Array;
  /** Facts that each says and that are not known yet. */
  readonly open: Uint8Array;
}

function openAttribute(column: AttributeColumn, size: number, random: () => number): OpenAttribute {
  const keyOf = column.values.map(() => Math.floor(random() * KEY_RANGE));
  const starts = new Int32Array(size + 1);
  const keys: number[] = [];
  const open: number[] = [];
  for (let entity = 0; entity < size; entity += 1) {
    const values = column.of(entity);
    const asked = column.isSingle ? values.slice(-1) : values;
    for (const value of asked) {
      keys.push(keyOf[value] ?? 0);
      open.push(column.isSingle ? values.length : 1);
    }
    starts[entity + 1] = keys.length;
  }
  const most = open.reduce((highest, facts) => Math.max(highest, facts), 0);
  return { isSingle: column.isSingle, most, starts, keys: Float64Array.from(keys), open: Uint8Array.from(open) };
}

/** All sets of attributes to ask together; of one with several values per entity it comes last. */
function subsetsWithOneMultiple(attributes: readonly OpenAttribute[]): readonly (readonly OpenAttribute[])[] {
  const singles = attributes.filter(({ isSingle }) => isSingle);
  const sets = singles.reduce<readonly (readonly OpenAttribute[])[]>(
    (all, one) => [...all, ...all.map((set) => [...set, one])],
    [[]],
  );
  const multiples = attributes.filter(({ isSingle }) => !isSingle);
  return [...sets, ...multiples.flatMap((one) => sets.map((set) => [...set, one]))].filter(({ length }) => length > 0);
}

interface BandReading {
  readonly size: number;
  /** New facts that a page must teach at least. */
  readonly band: number;
  /** Takes the new facts of each page that is read. */
  readonly taught: number[];
}

/** An entity on a page: one of its values of the last attribute, by place. */
interface Listed {
  readonly entity: number;
  readonly place: number;
}

/** Reads the pages of a group's conjunctions that lie in the band; answers the most new facts of those that do not. */
function readBand(group: readonly OpenAttribute[], pages: ListedPages, { size, band, taught }: BandReading): number {
  const weights = new Int32Array(pages.count);
  forEachListed(group, size, (entity, place, at) => {
    const page = pages.numbers[at] ?? 0;
    weights[page] = (weights[page] ?? 0) + openFacts(group, entity, place);
  });
  let rest = 0;
  for (const weight of weights) if (weight < band && weight > rest) rest = weight;
  const members = new Map<number, Listed[]>();
  forEachListed(group, size, (entity, place, at) => {
    const page = pages.numbers[at] ?? 0;
    if ((weights[page] ?? 0) < band) return;
    const own = members.get(page);
    if (own === undefined) members.set(page, [{ entity, place }]);
    else own.push({ entity, place });
  });
  for (const listed of members.values()) {
    // An entity with several values stands on several pages: the earlier ones may have taught what this one would.
    const facts = listed.reduce((sum, { entity, place }) => sum + openFacts(group, entity, place), 0);
    if (facts < band) rest = Math.max(rest, facts);
    else {
      for (const one of listed) learn(group, one);
      taught.push(facts);
    }
  }
  return rest;
}

/** The list pages of all conjunctions of a group. */
interface ListedPages {
  readonly count: number;
  /** The page of each entity and value, in the order of {@link forEachListed}. */
  readonly numbers: Int32Array;
}

function listPages(group: readonly OpenAttribute[], size: number, pageSize: number): ListedPages {
  /** By conjunction: entities so far, and the page that they fill. */
  const cells = new Map<number, { listed: number; page: number }>();
  const numbers = new Int32Array(group.at(-1)?.keys.length ?? 0);
  let count = 0;
  forEachListed(group, size, (entity, place, at) => {
    const key = keyOf(group, entity, place);
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = { listed: 0, page: 0 };
      cells.set(key, cell);
    }
    if (cell.listed % pageSize === 0) {
      cell.page = count;
      count += 1;
    }
    cell.listed += 1;
    numbers[at] = cell.page;
  });
  return { count, numbers };
}

/** Goes through the entities that have all attributes of a group, once per value of the last one, counting. */
function forEachListed(
  group: readonly OpenAttribute[],
  size: number,
  work: (entity: number, place: number, at: number) => void,
): void {
  const last = group.at(-1);
  if (last === undefined) return;
  let at = 0;
  for (let entity = 0; entity < size; entity += 1) {
    if (!hasAll(group, entity)) continue;
    const end = last.starts[entity + 1] ?? 0;
    for (let place = last.starts[entity] ?? 0; place < end; place += 1) {
      work(entity, place, at);
      at += 1;
    }
  }
}

function hasAll(group: readonly OpenAttribute[], entity: number): boolean {
  for (const { starts } of group) if (starts[entity] === starts[entity + 1]) return false;
  return true;
}

/** What the conjunctions of two entities share if they are one. */
function keyOf(group: readonly OpenAttribute[], entity: number, place: number): number {
  let key = 0;
  for (let at = 0; at < group.length; at += 1) key += group[at]?.keys[placeIn(group, at, { entity, place })] ?? 0;
  return key;
}

/** Facts of a group's attributes that listing an entity teaches. */
function openFacts(group: readonly OpenAttribute[], entity: number, place: number): number {
  let facts = 0;
  const last = group.length - 1;
  for (let at = 0; at < last; at += 1) {
    const attribute = group[at];
    facts += attribute?.open[attribute.starts[entity] ?? 0] ?? 0;
  }
  return facts + (group[last]?.open[place] ?? 0);
}

function learn(group: readonly OpenAttribute[], listed: Listed): void {
  for (const [at, { open }] of group.entries()) open[placeIn(group, at, listed)] = 0;
}

/** Where an attribute of a group says what a listed entity has. */
function placeIn(group: readonly OpenAttribute[], at: number, { entity, place }: Listed): number {
  return at === group.length - 1 ? place : (group[at]?.starts[entity] ?? 0);
}
