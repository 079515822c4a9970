/**
 * Which result pages hold no entity, told from pages that surely hold none (He 2013 §6).
 *
 * As published: ten meaningless keywords give reference pages; a page whose signature is alike to theirs is empty. Where
 * this departs, and why (numbers in `docs/filter.md`):
 * - What a page *lists* counts before what it looks like: one entity in a large frame changes a signature by a few per
 *   cent, and a site that shows its whole list, or what is popular, for every keyword has full reference pages.
 * - The similarity is taken in relation to that of the references among themselves: advertisements and recommendations
 *   that change with each load make all pages less alike, empty ones too.
 * - Of the references the three most similar ones count: a site may have more than one kind of empty page, and one
 *   keyword may have found something by accident.
 * - Tokens that pages with entities have too (menus, footers) weigh little.
 */

import { compareWith, createComparison, type Comparison } from './reference-pages.js';
import { signatureOf, type PageSignature } from './signature.js';
import type { PageView } from '../model/page.js';

/** A page is empty above this similarity, 0–1 (He 2013 §6). Raising it lets more empty pages pass, lowering it loses results. */
export const EMPTY_SIMILARITY = 0.85;

/** Number of references that are kept of a site (He 2013 §6: N = 10). */
export const MOST_REFERENCES = 10;

/** Statuses from this one on are errors. */
const FIRST_ERROR_STATUS = 400;

/** Lists are the same from this similarity on, in relation to that of the references' lists, 0–1. Sites change while they are crawled. */
const SAME_LIST = 0.8;

/** Similarity of the references' lists from which they are one list: the whole site, or what is popular, 0–1. */
const ONE_LIST = 0.5;

/** Share of the references that must show a list for a list to tell nothing by itself, 0–1. */
const LISTING_SHARE = 0.5;

/** Links that name the keyword, beyond those on references, from which a page without a list that was recognised has results. */
const LEAST_MENTIONS = 5;

/** Tokens of an empty page of another layout, as a multiple of those of the longest reference. Raising it loses results. */
const LITTLE_MORE = 1.1;

/** Share of what all references have in common that a page of the same layout has, 0–1. */
const SAME_LAYOUT = 0.3;

/** Pages of another layout in a row after which the references are to be renewed. */
const STALE_PAGES = 3;

/** Pages with entities from which the frame of the site is learnt. */
const MOST_FRAMES = 20;

/** Why a page is taken to be empty, or not to be. */
export type EmptyReason =
  | 'error-status'
  | 'counted-zero'
  | 'no-list'
  | 'same-list-as-references'
  | 'like-references'
  | 'counted'
  | 'lists-entities'
  | 'names-keyword'
  | 'unlike-references';

/** What the filter says of a page. */
export interface EmptyJudgement {
  readonly isEmpty: boolean;
  /** Similarity to the references, 0–1, in relation to that among them; 0 where there is none. */
  readonly score: number;
  readonly reason: EmptyReason;
  /** True once pages of another layout came in a row: the background queries are to be asked again. */
  readonly isStale: boolean;
}

/** Options of a filter. */
export interface EmptyFilterOptions {
  /** Similarity above which a page is empty, 0–1. @default EMPTY_SIMILARITY */
  readonly threshold?: number;
  /** Pages of the site that are no results, such as the home page: what they have is the frame of every page. */
  readonly frames?: readonly PageSignature[];
}

/** Tells empty pages of one template; grows while pages are judged. */
export interface EmptyFilter {
  /** The verdict on a page that was asked for with a keyword. */
  judge(view: PageView, query: string | null): EmptyJudgement;
  /** The references, for the site's profile. */
  readonly references: readonly PageSignature[];
}

/** A filter with the pages of background queries as references; without any, what the page itself tells decides. */
export function createEmptyFilter(references: readonly PageSignature[], options: EmptyFilterOptions = {}): EmptyFilter {
  const { threshold = EMPTY_SIMILARITY, frames = [] } = options;
  const kept = references.slice(0, MOST_REFERENCES).map((reference) => ({ ...reference, readings: {} }));
  const framing = [...frames];
  const state = { comparison: createComparison(kept, framing), strangers: 0 };
  const noteLayout = (commonShare: number): boolean => {
    state.strangers = commonShare < SAME_LAYOUT ? state.strangers + 1 : 0;
    return state.strangers >= STALE_PAGES;
  };
  const noteFrame = (signature: PageSignature): void => {
    if (kept.length === 0 || framing.length >= MOST_FRAMES) return;
    framing.push(signature);
    state.comparison = createComparison(kept, framing);
  };
  return {
    references: kept,
    judge: (view, query) => {
      const signature = signatureOf(view, { query });
      if (view.status >= FIRST_ERROR_STATUS) return { isEmpty: true, score: 0, reason: 'error-status', isStale: false };
      const likeness = compareWith(state.comparison, signature);
      const verdict = judgeSignature(signature, { comparison: state.comparison, likeness, threshold });
      if (SURELY_FULL.has(verdict.reason)) noteFrame(signature);
      return {
        ...verdict,
        score: likeness.score,
        isStale: showsLayout(view, kept) && noteLayout(likeness.commonShare),
      };
    },
  };
}

/** Whether a page was had in the way of a reference, layout and all: data in a page's place have none. */
function showsLayout({ told, source }: PageView, references: readonly PageSignature[]): boolean {
  return told !== true && references.some((reference) => reference.source === source);
}

/** Reasons that rest on what a page lists: the rest of such a page is the frame. */
const SURELY_FULL: ReadonlySet<EmptyReason> = new Set<EmptyReason>(['counted', 'lists-entities']);

type Verdict = Pick<EmptyJudgement, 'isEmpty' | 'reason'>;

interface Measured {
  readonly comparison: Comparison;
  readonly likeness: ReturnType<typeof compareWith>;
  readonly threshold: number;
}

function judgeSignature(signature: PageSignature, measured: Measured): Verdict {
  const { comparison, likeness, threshold } = measured;
  if (comparison.size === 0) return judgeAlone(signature);
  const isAlike = likeness.score > threshold;
  const byCount = judgeByCount(signature, comparison);
  if (byCount !== null) return byCount;
  if (saysNoMore(signature, comparison)) return { isEmpty: true, reason: 'no-list' };
  if (signature.entities.length > 0) {
    const byList = judgeByList(signature, measured);
    if (byList !== null) return byList;
  } else if (signature.declared === 0 && isAlike) {
    return { isEmpty: true, reason: 'counted-zero' };
  }
  return isAlike ? { isEmpty: true, reason: 'like-references' } : { isEmpty: false, reason: 'unlike-references' };
}

/** A number that is 0 on the references, in the same words; or a declared size where no reference declares any. */
function judgeByCount({ sizes, declared, entities }: PageSignature, { zeros, declares }: Comparison): Verdict | null {
  const isCounted = sizes.some(({ wording, value }) => value > 0 && zeros.has(wording));
  const isDeclared = !declares && declared !== null && declared > 0 && entities.length > 0;
  return isCounted || isDeclared ? { isEmpty: false, reason: 'counted' } : null;
}

/** Whether the page, of whatever layout, shows no list, names the keyword no oftener than references do, and says no more. */
function saysNoMore({ entities, mentions, tokens }: PageSignature, { mostMentions, mostTokens }: Comparison): boolean {
  return entities.length === 0 && mentions <= mostMentions && tokens.length <= mostTokens * LITTLE_MORE;
}

/** What the page lists against what references list; null where that tells nothing. */
function judgeByList(signature: PageSignature, { comparison, likeness, threshold }: Measured): Verdict | null {
  const { listingShare, listLikeness, places } = comparison;
  const isAlike = likeness.score > threshold;
  if (listingShare < LISTING_SHARE) {
    if (signature.declared === 0 && isAlike) return { isEmpty: true, reason: 'counted-zero' };
    return { isEmpty: false, reason: 'lists-entities' };
  }
  // One list for all meaningless keywords: another list is an answer.
  if (listLikeness >= ONE_LIST)
    return likeness.listScore >= SAME_LIST
      ? { isEmpty: true, reason: 'same-list-as-references' }
      : { isEmpty: false, reason: 'lists-entities' };
  // Lists that change with each load stand in one place, under one heading.
  return signature.place !== null && places.has(signature.place) ? null : { isEmpty: false, reason: 'lists-entities' };
}

/** Without references: a first look, and whether the page speaks of the keyword in many links. */
function judgeAlone({ declared, entities, mentions }: PageSignature): Verdict {
  if (declared === 0) return { isEmpty: true, reason: 'counted-zero' };
  if (entities.length > 0) return { isEmpty: false, reason: 'lists-entities' };
  return mentions >= LEAST_MENTIONS
    ? { isEmpty: false, reason: 'names-keyword' }
    : { isEmpty: true, reason: 'no-list' };
}
