/**
 * Cards that stand in a list without belonging to its result, such as sponsored ones (Huang 2011 §5: list pages
 * "may contain entities that do not satisfy the query").
 *
 * A mark (a text, relation or link shape that only some cards of a list have) says so if the lists agree better with
 * what they declare once its cards are left out, or if its cards are listed a second time without the mark.
 */

import { entitySet, type EntitySet } from './entity-set.js';
import type { ListedEntity, ListedPage } from './context.js';

/** Net votes of lists that it takes; one list with a declared size is proof enough if none speaks against it. */
const LEAST_VOTES = 1;
/** Share of a mark's cards that must stand in the same list a second time, unmarked. */
const REPEATED_SHARE = 0.5;
/** Fewer cards with the mark say nothing by repetition. */
const REPEATED_LEAST = 3;

/** Votes for and against each mark, over all lists of a site. */
export interface ForeignMarks {
  /** Takes a list that was read to its end into account. */
  learn(pages: readonly ListedPage[], declared: number | null): void;
  /** Marks whose cards do not belong. */
  marks(): ReadonlySet<string>;
}

/** A fresh count of votes. */
export function createForeignMarks(known: Iterable<string> = []): ForeignMarks {
  const votes = new Map<string, number>([...known].map((mark) => [mark, LEAST_VOTES]));
  return {
    learn(pages, declared) {
      const items = pages.flatMap((page) => page.items);
      for (const mark of new Set(items.flatMap((item) => item.marks))) {
        votes.set(mark, (votes.get(mark) ?? 0) + voteOf(mark, items, declared));
      }
    },
    marks: () => new Set([...votes].filter(([, count]) => count >= LEAST_VOTES).map(([mark]) => mark)),
  };
}

/** What belongs to a result: every entity that is listed at least once without a foreign mark. */
export function belonging(pages: readonly ListedPage[], foreign: ReadonlySet<string>): EntitySet {
  const items = pages.flatMap((page) => page.items);
  return entitySet(items.filter((item) => !item.marks.some((mark) => foreign.has(mark))).map((item) => item.entity));
}

function voteOf(mark: string, items: readonly ListedEntity[], declared: number | null): number {
  const marked = items.filter((item) => item.marks.includes(mark));
  const rest = new Set(items.filter((item) => !item.marks.includes(mark)).map((item) => item.entity));
  const all = new Set(items.map((item) => item.entity));
  if (declared !== null && all.size !== rest.size) {
    if (rest.size === declared) return 1;
    if (all.size === declared) return -1;
  }
  // With the whole result listed unmarked, every marked card is a second listing.
  if (declared !== null && items.length > all.size && items.length - marked.length === declared) return 1;
  const repeated = marked.filter((item) => rest.has(item.entity)).length;
  return marked.length >= REPEATED_LEAST &&
    repeated >= marked.length * REPEATED_SHARE &&
    items.length - marked.length === rest.size
    ? 1
    : 0;
}
