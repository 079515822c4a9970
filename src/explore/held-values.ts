/**
 * Values whose lists need not be read: what is left of a region when all other values of a facet were read (DESIGN §5.4,
 * "Inference": a complement).
 *
 * The largest value of a facet is held back. It follows from the others if they have no entity in common and what is left
 * is as large as the value declares; pages from all over its list are looked at before that is believed.
 */

import type { AccessPath } from '../model/access-path.js';
import { entitySet, unionOf, type EntitySet } from './entity-set.js';
import type { ListedPage } from './context.js';
import type { Explorer } from './explorer.js';
import { belonging } from './foreign-cards.js';
import type { ListReading } from './list-reading.js';
import { samplePages } from './page-samples.js';
import type { Question } from './planner.js';
import { hintOf, type Region } from './region.js';
import { comparableSize, relateReading } from './relating.js';

/** Inferred facts that are checked before a complement is believed: none wrong means fewer than 1 % are, at 95 % (DESIGN §5.4). */
const CHECKED_FACTS = 299;
/** Pages that a complement must save. */
const LEAST_SAVING = 2;

/** A question whose list was begun, not read. */
export interface HeldValue {
  readonly question: Question;
  readonly path: AccessPath;
  /** What its first page declares, and shows. */
  readonly size: number;
  readonly reading: ListReading;
}

/** A place for the largest value of a facet. */
export interface HeldPlace {
  /** Takes a question if it is larger than the one held; answers the one to be read now, or null if there is none. */
  exchange(value: Omit<HeldValue, 'size'>): Omit<HeldValue, 'size'> | null;
  readonly held: () => HeldValue | null;
}

/** A place for a facet's largest value, or null where nothing can be inferred of it. */
export function createHeldPlace(explorer: Explorer, region: Region, questions: readonly Question[]): HeldPlace | null {
  const { context, doubted, sizes } = explorer;
  const identity = questions[0]?.facet.identity ?? '';
  if (!context.infers || doubted.has(identity) || questions.length < 2) return null;
  if (!region.whole || !sizes.isProven(region.view) || sizes.of(region.view) !== region.entities.length) return null;
  let held: HeldValue | null = null;
  return {
    held: () => held,
    exchange(value) {
      const size = comparableSize(explorer, region, value.reading.first.view);
      if (size === null || size <= (held?.size ?? 0) || !isWorthHolding(size, value.reading)) return value;
      if (relateReading(explorer, region, { reading: value.reading, declared: size }) !== 'narrower') return value;
      const before = held;
      held = { ...value, size };
      return before;
    },
  };
}

function isWorthHolding(size: number, { first: { view } }: ListReading): boolean {
  const perPage = Math.max(1, view.list?.cards.length ?? 1);
  return Math.ceil(size / perPage) - Math.ceil(CHECKED_FACTS / perPage) >= LEAST_SAVING;
}

/** What a held value holds, with the pages that were looked at. */
export interface InferredValue {
  readonly entities: EntitySet;
  readonly pages: readonly ListedPage[];
}

/** The entities of a held value as the rest of its region beside the facet's other values; null if they must be read. */
export async function inferRest(
  explorer: Explorer,
  region: Region,
  { held, others }: { readonly held: HeldValue; readonly others: readonly Region[] },
): Promise<InferredValue | null> {
  const rest = restOf(explorer, region, others);
  if (rest?.length !== held.size) return null;
  const perPage = Math.max(1, held.reading.first.view.list?.cards.length ?? 1);
  const pages = await samplePages(explorer.context, {
    path: held.path,
    like: hintOf(region),
    pages: Math.ceil(held.size / perPage),
    wanted: Math.ceil(CHECKED_FACTS / perPage),
  });
  if (pages === null) return null;
  const seen = belonging(pages, explorer.foreign.marks()).map(explorer.context.representative);
  const known = new Set(rest);
  if (seen.every((entity) => known.has(entity))) return { entities: rest, pages };
  explorer.doubted.add(held.question.facet.identity);
  return null;
}

/** What a region lists beside the given drill-downs; null if two of them have an entity in common. */
function restOf({ context }: Explorer, region: Region, others: readonly Region[]): EntitySet | null {
  const represented = (set: EntitySet): EntitySet => entitySet(set.map(context.representative));
  const sets = others.map(({ entities }) => represented(entities));
  const taken = unionOf(sets);
  if (taken.length !== sets.reduce((sum, { length }) => sum + length, 0)) return null;
  const isTaken = new Set(taken);
  return represented(region.entities).filter((entity) => !isTaken.has(entity));
}
