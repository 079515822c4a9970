/**
 * Values whose lists need not be read: what is left of a region when all other values of a facet were read (design §5.4,
 * "Inference": a complement).
 *
 * The largest value of a facet is held back. It follows from the others if they have no entity in common and what is left
 * is as large as the value declares; pages from all over its list are looked at before that is believed.
 */

import { intersectionOf, mappedSet, unionOf, type EntitySet } from '../entity-set.js';
import type { ListedPage } from '../context.js';
import type { Explorer } from '../explorer.js';
import { belonging } from '../lists/foreign-cards.js';
import type { ListReading } from '../lists/list-reading.js';
import { samplePages, type SampledList } from '../lists/page-samples.js';
import type { HeldValue, Question } from './planner.js';
import { hintOf, pageSizeOf, type Region } from '../region.js';
import { comparableSize, relateReading } from '../facets/relating.js';

/** Inferred facts that are checked before a complement is believed: none wrong means fewer than 1 % are, at 95 % (design §5.4). */
const CHECKED_FACTS = 299;
/** Pages that a complement must save. */
const LEAST_SAVING = 2;
/** Parts of a region that are compared with what a list shows. */
const MOST_PARTS = 4;

/** A list of which the first page was read. */
export type Begun = Omit<HeldValue, 'size' | 'region'>;

/** A place for the largest value of a facet. */
export interface HeldPlace {
  /** Takes a question if it is larger than the one held; answers the one to be read now, or null if there is none. */
  exchange(value: Begun): Begun | null;
  readonly held: () => HeldValue | null;
}

/** A place for a facet's largest value, or null where nothing can be inferred of it. */
export function createHeldPlace(explorer: Explorer, region: Region, questions: readonly Question[]): HeldPlace | null {
  const { context, doubted, sizes } = explorer;
  const identity = questions[0]?.facet.identity ?? '';
  if (!context.infers || doubted.has(identity) || questions.length < 2) return null;
  const size = region.whole ? region.entities.length : region.begun?.declared;
  if (!sizes.isProven(region.view) || sizes.of(region.view) !== size) return null;
  let held: HeldValue | null = null;
  return {
    held: () => held,
    exchange(value) {
      const size = comparableSize(explorer, region, value.reading.first.view);
      if (size === null || size <= (held?.size ?? 0) || !isWorthHolding(size, value.reading)) return value;
      if (relateReading(explorer, region, { reading: value.reading, declared: size }) !== 'narrower') return value;
      const before = held;
      held = { ...value, region, size };
      return before;
    },
  };
}

function isWorthHolding(size: number, { first }: ListReading): boolean {
  const perPage = pageSizeOf(first);
  return Math.ceil(size / perPage) - Math.ceil(CHECKED_FACTS / perPage) >= LEAST_SAVING;
}

/** What a held value holds, with the pages that were looked at. */
export interface InferredValue {
  readonly entities: EntitySet;
  readonly pages: readonly ListedPage[];
}

/**
 * The entities of a held value: the rest of its region beside the facet's other values or, of a facet that only a part of
 * the region has, the rest of a part that other facets tell apart. Null if nothing known is as large as the value.
 */
export async function inferRest(explorer: Explorer, held: HeldValue): Promise<InferredValue | null> {
  const { identity } = held.question.facet;
  const isKnown = held.region.whole && !explorer.doubted.has(identity);
  const rest = isKnown ? restOf(explorer, held.region, identity) : null;
  const fitting = rest === null ? [] : fittingParts(explorer, rest, held);
  if (fitting.length === 0) return null;
  explorer.doubted.add(identity);
  const pages = await samplePages(explorer.context, sampleOf(held));
  if (pages === null) return null;
  const seen = belonging(pages, explorer.foreign.marks()).map(explorer.context.representative);
  for (const part of fitting) {
    const known = new Set(part);
    if (!seen.every((entity) => known.has(entity))) continue;
    explorer.doubted.delete(identity);
    return { entities: part, pages };
  }
  return null;
}

function sampleOf({ region, path, size, reading }: HeldValue): SampledList {
  const perPage = pageSizeOf(reading.first);
  return {
    path,
    like: hintOf(region),
    pages: Math.ceil(size / perPage),
    wanted: Math.ceil(CHECKED_FACTS / perPage),
  };
}

/** Parts of the rest that are as large as the held value. */
function fittingParts(
  explorer: Explorer,
  rest: EntitySet,
  { region, question, size }: HeldValue,
): readonly EntitySet[] {
  if (rest.length <= size) return rest.length === size ? [rest] : [];
  return explorer.answers
    .beside(region, question.facet.identity)
    .filter(({ length }) => length >= size)
    .map((part) => intersectionOf(rest, represented(explorer, part)))
    .filter(({ length }) => length === size)
    .slice(0, MOST_PARTS);
}

/** What a region lists beside the facet's values that were answered; null if two of them have an entity in common. */
function restOf(explorer: Explorer, region: Region, facet: string): EntitySet | null {
  const sets = explorer.answers.of(region, facet).map((set) => represented(explorer, set));
  const taken = unionOf(sets);
  if (taken.length !== sets.reduce((sum, { length }) => sum + length, 0)) return null;
  const isTaken = new Set(taken);
  return represented(explorer, region.entities).filter((entity) => !isTaken.has(entity));
}

function represented({ context }: Explorer, set: EntitySet): EntitySet {
  return mappedSet(set, context.representative);
}
