/**
 * Which of the candidates is the main list, if any: recommendations, menus and choices are none (DESIGN §5.1).
 *
 * How a candidate looks comes first; what the page says about the size of its result settles the rest.
 */

import { findNumberTexts, type NumberText } from './count-texts.js';
import { declaredCount, rankCounts, type CountContext } from './counts.js';
import type { ListCandidate } from './item-lists.js';
import { createRangeTest } from './link-areas.js';
import { PLAUSIBLE_SCORE } from './list-features.js';
import type { PageIndex } from './page-index.js';
import type { CountText } from '../model/page.js';

/** The main list with what the page says about its size. */
export interface MainList {
  readonly list: ListCandidate | null;
  readonly counts: readonly CountText[];
  readonly declaredCount: number | null;
}

/** What is known before the list is chosen. */
export interface MainListContext {
  readonly candidates: readonly ListCandidate[];
  /** Numbers of the page's pager, this page's too. */
  readonly pages: readonly number[];
  /** Number of this page; 1 without a pager. */
  readonly current: number;
  /** Whether a next page is linked. */
  readonly hasMore: boolean;
  /** Whether the only candidate is the list of a site whose lists are known: then how it looks does not matter. */
  readonly isKnown?: boolean;
}

/** Candidates that are weighed against the page's numbers. */
const MAX_WEIGHED = 6;
/** Factor for a candidate whose size the page tells. */
const TOLD_FACTOR = 3;
/** Factor for one that is larger than the whole result by what the page tells. */
const DENIED_FACTOR = 0.15;

/** The main list, or none, and the sizes that fit it. */
export function chooseMainList(index: PageIndex, context: MainListContext): MainList {
  const weighed = context.candidates.slice(0, MAX_WEIGHED).map((list) => {
    const told = countsFor(index, list, context);
    return { list, told, value: list.features.score * toldFactor(told, list, context) };
  });
  weighed.sort((a, b) => b.value - a.value);
  const best = weighed[0];
  if (best !== undefined && context.isKnown === true)
    return { list: best.list, counts: best.told, declaredCount: declaredCount(best.told) };
  if (best === undefined || best.list.features.score < PLAUSIBLE_SCORE || isDeniedByZero(index, best.list, best.told)) {
    const counts = countsFor(index, null, context);
    return { list: null, counts, declaredCount: declaredCount(counts) };
  }
  return { list: best.list, counts: best.told, declaredCount: declaredCount(best.told) };
}

function countsFor(index: PageIndex, list: ListCandidate | null, context: MainListContext): readonly CountText[] {
  const records = list?.records ?? [];
  const texts = findNumberTexts(index, createRangeTest(records));
  return rankCounts(index, texts, countContext(list, context));
}

function countContext(list: ListCandidate | null, { pages, current, hasMore }: MainListContext): CountContext {
  const first = list?.records[0];
  const last = list?.records.at(-1);
  return {
    list:
      list === null || first === undefined || last === undefined
        ? null
        : { container: list.container, size: list.records.length, start: first.root, end: last.end },
    pages,
    hasMore,
    isFirst: current <= 1,
  };
}

/** A declared "1–24 of 312" or "24 results" that fits the candidate speaks for it, one below its size against it. */
function toldFactor(counts: readonly CountText[], list: ListCandidate, { hasMore }: MainListContext): number {
  const size = list.records.length;
  const best = counts[0];
  if (best === undefined || declaredCount(counts) === null) return 1;
  if (best.from !== null && best.to !== null) return best.to - best.from + 1 <= size ? TOLD_FACTOR : DENIED_FACTOR;
  return !hasMore && best.value === size ? TOLD_FACTOR : 1;
}

/** The page says that there is nothing, and nothing that it says fits the candidate. */
function isDeniedByZero(index: PageIndex, list: ListCandidate, counts: readonly CountText[]): boolean {
  if ((counts[0]?.confidence ?? 0) >= 0.7 && (counts[0]?.value ?? 0) > 0) return false;
  return findNumberTexts(index, createRangeTest(list.records)).some((text) => isZero(index, text));
}

const MAX_ZERO_TEXT = 60;

/** A short statement outside of the page's frame whose numbers are all 0. */
function isZero(index: PageIndex, { node, text, template, numbers }: NumberText): boolean {
  const landmark = index.landmark(node);
  const title = index.byTag('h1')[0];
  return (
    numbers.every((number) => number === 0) &&
    text.length <= MAX_ZERO_TEXT &&
    /\p{L}/u.test(template) &&
    (landmark === null || landmark === 'main') &&
    (title === undefined || node >= title || index.contains(node, title))
  );
}
