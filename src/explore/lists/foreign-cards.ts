/**
 * Cards that stand in a list without belonging to its result, such as sponsored ones (Huang 2011 §5: list pages
 * "may contain entities that do not satisfy the query").
 *
 * A mark (a text, relation or link shape that only some cards of a list have) says so if the lists agree with what they
 * declare once its cards are left out, or if its cards are listed a second time without the mark.
 */

import { entitySet, type EntitySet } from '../entity-set.js';
import type { ListedEntity, ListedPage } from '../context.js';

/** Share of a list's cards above which a mark is usual, and says nothing unless other lists say the same. */
const MOST_SHARE = 0.5;
/** The relation by which HTML itself declares a paid link (HTML Living Standard, `rel=sponsored`). */
export const PAID_LINK: string = 'rel:sponsored';
/** Share of the lists with more cards than belong that a mark must explain. */
const EXPLAINED_SHARE = 0.6;
/** Fewer cards with the mark say nothing by repetition. */
const REPEATED_LEAST = 3;

/** Votes for and against each mark, over all lists of a site. */
export interface ForeignMarks {
  /** Takes a list that was read to its end into account; `declared` is the size that it tells, if any. */
  learn(pages: readonly ListedPage[], declared: number | null): void;
  /** Whether any list told something yet. */
  isTried(): boolean;
  /** Marks whose cards do not belong. */
  marks(): ReadonlySet<string>;
}

interface Votes {
  readonly for: number;
  readonly against: number;
  /** Lists that the mark explains with too few cards to speak for it, or where marks that say more explain it by other cards. */
  readonly weak: number;
}

const NO_VOTES: Votes = { for: 0, against: 0, weak: 0 };

/** A fresh count of votes; marks that are known from before count without any. */
export function createForeignMarks(known: Iterable<string> = []): ForeignMarks {
  const votes = new Map<string, Votes>();
  const before = [...known];
  let [excessive, isTried] = [0, false];
  const explains = (sum: Votes): boolean => sum.for > sum.against && sum.for + sum.weak >= excessive * EXPLAINED_SHARE;
  return {
    isTried: () => isTried,
    learn(pages, declared) {
      isTried = true;
      const items = pages.flatMap((page) => page.items);
      const occurrences = countEntities(items);
      const isExcessive = items.length > (declared ?? occurrences.size);
      if (isExcessive) excessive += 1;
      const byMark = itemsByMark(items);
      const found = new Map(
        [...byMark].map(([mark, marked]) => [mark, voteOf({ items, occurrences, marked, declared, isExcessive })]),
      );
      const isDoubtful = doubts(declared === null ? [] : [...byMark].filter(([mark]) => found.get(mark) === 'for'));
      for (const [mark, told] of found) {
        const vote = told === 'for' && isDoubtful(mark) ? 'weak' : told;
        const sum = votes.get(mark) ?? NO_VOTES;
        if (vote !== null) votes.set(mark, { ...sum, [vote]: sum[vote] + 1 });
      }
    },
    marks: () => new Set([...before, ...[...votes].filter(([, sum]) => explains(sum)).map(([mark]) => mark)]),
  };
}

/** What belongs to a result: every entity that is listed at least once without a foreign mark. */
export function belonging(pages: readonly ListedPage[], foreign: ReadonlySet<string>): EntitySet {
  const items = pages.flatMap((page) => page.items);
  return entitySet(items.filter((item) => !item.marks.some((mark) => foreign.has(mark))).map((item) => item.entity));
}

/**
 * Tells of marks that explain one list by cards that are not the same which are in doubt: not all of them can be right.
 * Markup says that a card is of another kind, words may say so, and a text with a number, as a price, is likely the card's
 * own. So only those are believed that say most, and what marks the same cards; other lists tell which of these is right.
 */
function doubts(explaining: readonly (readonly [string, readonly ListedEntity[]])[]): (mark: string) => boolean {
  const cardsOf = new Map(explaining.map(([mark, marked]) => [mark, cardsKey(marked)]));
  const most = Math.max(0, ...explaining.map(([mark]) => strength(mark)));
  const believed = new Set(explaining.flatMap(([mark]) => (strength(mark) === most ? [cardsOf.get(mark)] : [])));
  return (mark) => explaining.length > 0 && !believed.has(cardsOf.get(mark));
}

const MARKUP = 2;
const WORDS = 1;

/** How much a mark says of the kind of a card. */
function strength(mark: string): number {
  if (!mark.startsWith('text:')) return MARKUP;
  return /\p{N}/u.test(mark) ? 0 : WORDS;
}

function cardsKey(marked: readonly ListedEntity[]): string {
  return [...new Set(marked.map(({ entity }) => entity))].sort((a, b) => a - b).join();
}

/** Cards by mark. */
function itemsByMark(items: readonly ListedEntity[]): ReadonlyMap<string, readonly ListedEntity[]> {
  const byMark = new Map<string, ListedEntity[]>();
  for (const item of items) {
    for (const mark of new Set(item.marks)) {
      const marked = byMark.get(mark);
      if (marked === undefined) byMark.set(mark, [item]);
      else marked.push(item);
    }
  }
  return byMark;
}

function countEntities(items: readonly ListedEntity[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { entity } of items) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return counts;
}

interface Case {
  readonly items: readonly ListedEntity[];
  /** How often each entity is listed. */
  readonly occurrences: ReadonlyMap<number, number>;
  readonly marked: readonly ListedEntity[];
  readonly declared: number | null;
  /** Whether more is listed than belongs. */
  readonly isExcessive: boolean;
}

/** What the list says of the mark's cards not belonging; null if nothing. */
function voteOf(of: Case): keyof Votes | null {
  const vote = saidOf(of);
  if (of.marked.length <= of.items.length * MOST_SHARE) return vote;
  return vote === 'for' ? 'weak' : null;
}

function saidOf({ items, occurrences, marked, declared, isExcessive }: Case): keyof Votes | null {
  const own = countEntities(marked);
  const gone = [...own].filter(([entity, count]) => occurrences.get(entity) === count).length;
  const rest = occurrences.size - gone;
  const unmarked = items.length - marked.length;
  if (!isExcessive) return gone > 0 && declared === occurrences.size ? 'against' : null;
  if (declared !== null) return rest === declared && unmarked === declared ? 'for' : 'against';
  // Without a declared size what is listed twice is too much; the mark explains it if nothing unmarked is.
  if (unmarked !== rest) return 'against';
  return marked.length >= REPEATED_LEAST ? 'for' : 'weak';
}
