/**
 * Reference pages of a template, and how alike a page is to them (He 2013 §6).
 */

import { jaccard } from '../base/similarity.js';
import type { PageSignature } from './signature.js';

/** References that count for a page: the most similar ones. Raising it mixes kinds of empty pages. */
const NEAREST = 3;

/** Weight of a token that is on pages with entities too; others weigh 1. 0 would make two bare pages of a site equal. */
const FRAME_WEIGHT = 0.1;

/** Share of the references that must have what is common to them, 0–1. */
const COMMON_SHARE = 0.8;

/** Share of the references on which a number must be 0 for its wording to tell the size of a result, 0–1. */
const ZERO_SHARE = 0.5;

/** References, prepared for comparing. */
export interface Comparison {
  readonly size: number;
  readonly references: readonly Prepared[];
  readonly frame: ReadonlySet<string>;
  /** Mean similarity of a reference to the others that are nearest to it, 0–1. */
  readonly expected: number;
  /** Share of the references that show a list. */
  readonly listingShare: number;
  /** Mean similarity of the references' lists, 0–1. */
  readonly listLikeness: number;
  /** Where references show their lists. */
  readonly places: ReadonlySet<string>;
  /** Wordings of numbers that are 0 on references. */
  readonly zeros: ReadonlySet<string>;
  /** Whether a reference declares that there is something. */
  readonly declares: boolean;
  /** Links of a reference that name its keyword, at most. */
  readonly mostMentions: number;
  readonly mostTokens: number;
  /** Tokens of references. */
  readonly vocabulary: ReadonlySet<string>;
  /** Tokens that nearly all references have. */
  readonly common: ReadonlySet<string>;
}

interface Prepared {
  readonly tokens: ReadonlySet<string>;
  readonly entities: ReadonlySet<string>;
}

/** How alike a page is to references. */
export interface Likeness {
  /** Similarity to the nearest references in relation to that among references, 0–1. */
  readonly score: number;
  /** The same of what the lists show. */
  readonly listScore: number;
  /** Share of what references have in common that the page has, 0–1. */
  readonly commonShare: number;
}

/** Prepares references; tokens of the pages in `frames` weigh little. */
export function createComparison(references: readonly PageSignature[], frames: readonly PageSignature[]): Comparison {
  const prepared = references.map(prepare);
  const frame = new Set(frames.flatMap(({ tokens }) => tokens));
  const listing = prepared.filter(({ entities }) => entities.size > 0);
  return {
    size: references.length,
    references: prepared,
    frame,
    expected: meanAmong(prepared, (a, b) => weightedJaccard(a.tokens, b.tokens, frame)),
    listingShare: references.length === 0 ? 0 : listing.length / references.length,
    listLikeness: meanAmong(listing, (a, b) => jaccard(a.entities, b.entities)),
    places: new Set(references.flatMap(({ place }) => (place === null ? [] : [place]))),
    zeros: zerosOf(references),
    declares: references.some(({ declared }) => (declared ?? 0) > 0),
    mostMentions: Math.max(0, ...references.map(({ mentions }) => mentions)),
    mostTokens: Math.max(0, ...references.map(({ tokens }) => tokens.length)),
    vocabulary: new Set(references.flatMap(({ tokens }) => tokens)),
    common: frequent(
      references.map(({ tokens }) => tokens),
      COMMON_SHARE,
    ),
  };
}

/** Compares a page with references. */
export function compareWith(comparison: Comparison, signature: PageSignature): Likeness {
  const { references, frame, expected, common, listLikeness } = comparison;
  const page = prepare({ ...signature, tokens: asReferencesSay(comparison, signature) });
  const score = meanOfNearest(references.map(({ tokens }) => weightedJaccard(page.tokens, tokens, frame)));
  const listing = references.filter(({ entities }) => entities.size > 0);
  const listScore = meanOfNearest(listing.map(({ entities }) => jaccard(page.entities, entities)));
  return {
    score: relative(score, expected),
    listScore: relative(listScore, listLikeness),
    commonShare: common.size === 0 ? 1 : [...common].filter((token) => page.tokens.has(token)).length / common.size,
  };
}

/** Tokens of a page in the reading that references have; its own words may be taken for the keyword's echo. */
function asReferencesSay({ vocabulary }: Comparison, { tokens, readings }: PageSignature): readonly string[] {
  return tokens.map((token) => {
    if (vocabulary.has(token)) return token;
    return (
      (Object.hasOwn(readings, token) ? readings[token] : undefined)?.find((other) => vocabulary.has(other)) ?? token
    );
  });
}

function prepare({ tokens, entities }: Pick<PageSignature, 'tokens' | 'entities'>): Prepared {
  return { tokens: new Set(tokens), entities: new Set(entities) };
}

/** Definition 1 of He 2013 §6 with weights. */
function weightedJaccard(a: ReadonlySet<string>, b: ReadonlySet<string>, frame: ReadonlySet<string>): number {
  let shared = 0;
  let all = 0;
  for (const token of a) {
    const weight = frame.has(token) ? FRAME_WEIGHT : 1;
    all += weight;
    if (b.has(token)) shared += weight;
  }
  for (const token of b) if (!a.has(token)) all += frame.has(token) ? FRAME_WEIGHT : 1;
  return all === 0 ? 1 : shared / all;
}

function meanOfNearest(similarities: readonly number[]): number {
  const nearest = [...similarities].sort((a, b) => b - a).slice(0, NEAREST);
  return nearest.length === 0 ? 0 : nearest.reduce((sum, one) => sum + one, 0) / nearest.length;
}

/** Mean similarity of each to those of the others that are nearest to it; 1 where there are no others. */
function meanAmong<T>(items: readonly T[], likeness: (a: T, b: T) => number): number {
  if (items.length < 2) return 1;
  const means = items.map((item) =>
    meanOfNearest(items.flatMap((other) => (other === item ? [] : [likeness(item, other)]))),
  );
  return means.reduce((sum, one) => sum + one, 0) / means.length;
}

function relative(score: number, expected: number): number {
  return expected === 0 ? 0 : Math.min(1, score / expected);
}

function zerosOf(references: readonly PageSignature[]): ReadonlySet<string> {
  const zeros = references.map(({ sizes }) => sizes.filter(({ value }) => value === 0).map(({ wording }) => wording));
  const others = new Set(
    references.flatMap(({ sizes }) => sizes.filter(({ value }) => value > 0)).map(({ wording }) => wording),
  );
  return new Set([...frequent(zeros, ZERO_SHARE)].filter((wording) => !others.has(wording)));
}

function frequent(lists: readonly (readonly string[])[], share: number): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const list of lists) for (const item of new Set(list)) uses.set(item, (uses.get(item) ?? 0) + 1);
  return new Set([...uses].filter(([, count]) => count >= lists.length * share).map(([item]) => item));
}
