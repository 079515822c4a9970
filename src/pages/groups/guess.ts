/**
 * What kind of group it looks like, told from structure; only asking proves it.
 */

import { asciiDigits, parseWhole } from '../../base/text.js';
import type { GroupGuess, ItemList } from '../../model/page.js';
import type { FoundGroup } from './found-group.js';

/** A guess with how sure it is, 0–1. */
export interface Guess {
  readonly guess: GroupGuess;
  readonly confidence: number;
}

/** Single letters that make a letter bar. Raising it takes small sets of sizes (S, M, L) never, short alphabets seldom. */
const MIN_LETTERS = 8;
/** Page sizes that sites offer: at most so many, between these bounds. */
const MAX_PAGE_SIZES = 8;
const MIN_PAGE_SIZE = 3;
const MAX_PAGE_SIZE = 1000;
/** Orders that sites offer at most. */
const MAX_ORDERS = 14;
/** Share of choices that must agree for a kind, 0–1. */
const MOST = 0.8;

const CERTAIN = 0.95;
const STRONG = 0.85;
const LIKELY = 0.7;
const EVEN = 0.5;
const WEAK = 0.35;
const POOR = 0.2;

/** Steps of a facet's confidence. */
const FACET_BASE = 0.45;
const WITH_COUNTS = 0.25;
const WITH_LABEL = 0.1;
const ON_PATH = 0.1;
const WITHOUT_LIST = -0.2;

/** Guesses in the order in which they are tried; the first that is not null wins. */
const GUESSERS: readonly ((group: FoundGroup, list: ItemList | null) => Guess | null)[] = [
  guessPager,
  guessTrail,
  guessLetters,
  guessForeign,
  guessPageSize,
  guessOrder,
  guessRelated,
  guessByPlace,
];

/** The kind of a group. In doubt it is a facet of low confidence. */
export function guessKind(group: FoundGroup, list: ItemList | null): Guess {
  for (const guesser of GUESSERS) {
    const guess = guesser(group, list);
    if (guess !== null) return guess;
  }
  return guessFacet(group, list);
}

function guessPager({ traits, choices, change, label }: FoundGroup): Guess | null {
  if (traits.pagerShare >= EVEN) return { guess: 'pager', confidence: CERTAIN };
  const numbers = choices.flatMap(({ value }) => parseWhole(value) ?? []);
  const isCounting =
    numbers.length >= Math.max(2, choices.length * EVEN) &&
    numbers.some((number, at) => numbers[at + 1] === number + 1) &&
    (numbers[0] ?? 0) <= 2;
  return isCounting && label === null && change.name !== null && choices.every(({ count }) => count === null)
    ? { guess: 'pager', confidence: LIKELY }
    : null;
}

function guessTrail({ traits }: FoundGroup): Guess | null {
  return traits.trail > 0 ? { guess: 'breadcrumbs', confidence: traits.trail } : null;
}

function guessLetters({ choices }: FoundGroup): Guess | null {
  const letters = choices.filter(({ value }) => /^\p{L}\p{M}*$/u.test(value)).length;
  return letters >= MIN_LETTERS && letters >= choices.length * MOST ? { guess: 'letters', confidence: CERTAIN } : null;
}

function guessForeign({ traits }: FoundGroup): Guess | null {
  if (traits.outsideShare > EVEN) return { guess: 'other', confidence: STRONG };
  return traits.languageShare >= EVEN ? { guess: 'other', confidence: STRONG } : null;
}

function guessPageSize(group: FoundGroup, list: ItemList | null): Guess | null {
  const { choices, change } = group;
  const sizes = choices.map(({ value }) => parseWhole(value) ?? numberIn(value));
  const numbers = sizes.flatMap((size) => size ?? []);
  if (numbers.length < 2 || numbers.length < choices.length - 1 || choices.length > MAX_PAGE_SIZES) return null;
  if (!isSizeSeries(numbers) || choices.some(({ count }) => count !== null)) return null;
  const sends = change.values.filter((value, at) => value !== null && Number(value) === sizes[at]).length;
  if (sends < numbers.length - 1) return null;
  const chosen = sizes[choices.findIndex(({ selected }) => selected)] ?? null;
  const shown = list?.cards.length ?? null;
  if (shown !== null && chosen === shown) return { guess: 'page-size', confidence: CERTAIN };
  return { guess: 'page-size', confidence: shown !== null && chosen !== null && shown > chosen ? WEAK : LIKELY };
}

/** The only number of a short text (`24 per page`), or null. */
function numberIn(text: string): number | null {
  const [number, second] = asciiDigits(text).match(/\d+/gu) ?? [];
  return number === undefined || second !== undefined ? null : Number(number);
}

function isSizeSeries(numbers: readonly number[]): boolean {
  const grows = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const counts = numbers.some((number, at) => numbers[at + 1] === number + 1);
  return grows && !counts && numbers.every((number) => number >= MIN_PAGE_SIZE && number <= MAX_PAGE_SIZE);
}

function guessOrder({ choices, change, traits }: FoundGroup): Guess | null {
  if (choices.some(({ count }) => count !== null) || choices.length > MAX_ORDERS || choices.length < 2) return null;
  if (traits.isTableHead && traits.staysOnPath) return { guess: 'order', confidence: STRONG };
  const values = change.values.flatMap((value) => value ?? []);
  if (hasOppositePairs(values)) return { guess: 'order', confidence: STRONG };
  return choices.filter(({ value }) => /[↑↓▲▼⬆⬇△▽]/u.test(value)).length >= 2
    ? { guess: 'order', confidence: LIKELY }
    : null;
}

/** Whether values come in two directions: `price` and `-price`, `price_asc` and `price_desc`. */
function hasOppositePairs(values: readonly string[]): boolean {
  const known = new Set(values.map((value) => value.toLowerCase()));
  return [...known].some((value) => {
    if (value.length > 1 && known.has(`-${value}`)) return true;
    return (
      /(?:^|[^a-z])asc(?:ending)?(?:[^a-z]|$)/u.test(value) &&
      (known.has(value.replace('asc', 'desc')) || known.size <= MAX_ORDERS)
    );
  });
}

function guessRelated({ traits, choices }: FoundGroup): Guess | null {
  if (traits.entityShare < MOST || choices.some(({ count }) => count !== null)) return null;
  return { guess: 'related', confidence: EVEN };
}

/** Menus and footers, unless their links filter the page that they stand on. */
function guessByPlace({ traits, choices, label, widget }: FoundGroup): Guess | null {
  if (widget !== 'links' && widget !== 'buttons') return null;
  const isCounted = choices.filter(({ count }) => count !== null).length >= choices.length * EVEN;
  if (isCounted) return null;
  if (traits.landmark === 'footer') return { guess: 'other', confidence: LIKELY };
  if (traits.staysOnPath) return null;
  if (traits.landmark === 'navigation' || traits.landmark === 'header')
    return { guess: 'navigation', confidence: LIKELY };
  return label === null ? { guess: 'navigation', confidence: EVEN } : null;
}

function guessFacet({ choices, label, traits, change }: FoundGroup, list: ItemList | null): Guess {
  if (traits.isActing) return { guess: 'other', confidence: WEAK };
  if (change.name === null && choices.every(({ path }) => path === null)) return { guess: 'facet', confidence: POOR };
  const isCounted = choices.filter(({ count }) => count !== null).length >= choices.length * EVEN;
  const confidence =
    FACET_BASE +
    (isCounted ? WITH_COUNTS : 0) +
    (label === null ? 0 : WITH_LABEL) +
    (traits.staysOnPath ? ON_PATH : 0) +
    (list === null ? WITHOUT_LIST : 0);
  return { guess: 'facet', confidence };
}
