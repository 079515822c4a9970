/**
 * What kind of group it looks like, told from structure; only asking proves it.
 */

import { asciiDigits, parseWhole } from '../../base/text.js';
import { wordsOf } from '../../base/words.js';
import type { GroupGuess, ItemList } from '../../model/page.js';
import type { FoundGroup } from './found-group.js';
import { areGrades } from './runs/texts.js';

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
/** Usual length of values, in characters: longer ones are names of entities or headlines. Raising it takes more of those for values. */
const MAX_USUAL_VALUE = 40;
/** Share of choices that must agree for a kind, 0–1. */
const MOST = 0.8;

const CERTAIN = 0.95;
const STRONG = 0.85;
const LIKELY = 0.7;
const EVEN = 0.5;
const WEAK = 0.35;
const POOR = 0.2;

/** Steps of a facet's confidence. */
const FACET_BASE = 0.3;
const WITH_COUNTS = 0.25;
const WITH_LABEL = 0.1;
const ON_PATH = 0.2;
const WITHOUT_LIST = -0.15;

/** Guesses in the order in which they are tried; the first that is not null wins. */
const GUESSERS: readonly ((group: FoundGroup, list: ItemList | null) => Guess | null)[] = [
  guessPart,
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

function guessPart({ traits: { part } }: FoundGroup): Guess | null {
  return part === undefined ? null : { guess: part, confidence: CERTAIN };
}

function guessPager({ traits, choices, change }: FoundGroup): Guess | null {
  // What counts no more than the number that it is called by counts nothing: "Go to page 2" shows as 2.
  if (choices.some(({ count, value }) => count !== null && count !== numberIn(value))) return null;
  if (traits.pagerShare >= EVEN) return { guess: 'pager', confidence: CERTAIN };
  if (change.name === null) return null;
  if (readsOn(choices.map(({ range }) => range))) return { guess: 'pager', confidence: LIKELY };
  const shown = choices.map(({ value }) => parseWhole(value) ?? numberIn(value));
  // A page of a list is always one of them: what stands for none ("any") belongs to a choice, and so do open ends ("2+").
  if (choices.some(({ selected }, at) => selected && shown[at] == null) || isOpenEnded(choices)) return null;
  const numbers = shown.flatMap((number) => number ?? []);
  const isCounting =
    numbers.length >= Math.max(2, choices.length * EVEN) && (numbers[0] ?? 0) <= 2 && hasSteps(numbers);
  return isCounting && numbersPages(change.values, shown) ? { guess: 'pager', confidence: LIKELY } : null;
}

/**
 * Whether what is sent goes on by equal steps as pages do: each is asked for by its number, or by what comes before it, so
 * never by less than the pages before it.
 */
function numbersPages(values: readonly (string | null)[], shown: readonly (number | null)[]): boolean {
  const sent = values.flatMap((value, at) => {
    const number = shown[at] ?? null;
    return number !== null && /^\d+$/u.test(value ?? '') ? [{ number, sent: Number(value) }] : [];
  });
  return hasSteps(sent.map((page) => page.sent)) && sent.every((page) => page.sent >= page.number - 1);
}

/** Whether at least half of the values are bounds: `2+`, `≥ 2`. */
function isOpenEnded(choices: FoundGroup['choices']): boolean {
  return choices.filter(({ value }) => /\p{Nd}\s*\+|[≥>]\s*\p{Nd}/u.test(value)).length >= choices.length * EVEN;
}

/** Whether values are positions of one page after the other: `1–50`, `51–100`. */
function readsOn(ranges: readonly FoundGroup['choices'][number]['range'][]): boolean {
  const known = ranges.flatMap((range) =>
    range?.min == null || range.max === null ? [] : [{ min: range.min, size: range.max - range.min }],
  );
  const [first, second] = known;
  if (first?.min !== 1 || second === undefined) return false;
  return second.min === first.size + 2 && second.size === first.size;
}

/** Whether numbers go on by equal steps, at least once. */
function hasSteps(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  return steps.length > 0 && steps[0] !== 0 && (steps.length === 1 || steps[0] === steps[1] || steps[1] === steps[2]);
}

function guessTrail({ traits }: FoundGroup): Guess | null {
  return traits.trail > 0 ? { guess: 'breadcrumbs', confidence: traits.trail } : null;
}

function guessLetters({ choices, traits }: FoundGroup): Guess | null {
  if (traits.isLetterBar === true) return { guess: 'letters', confidence: CERTAIN };
  if (areGrades(choices.map(({ value }) => value))) return null;
  // A single Han character is a word.
  const letters = choices.filter(({ value }) => /^(?!\p{Script=Han})\p{L}\p{M}*$/u.test(value)).length;
  return letters >= MIN_LETTERS && letters >= choices.length * MOST ? { guess: 'letters', confidence: CERTAIN } : null;
}

function guessForeign({ traits, choices }: FoundGroup): Guess | null {
  if (traits.outsideShare > EVEN) return { guess: 'other', confidence: STRONG };
  if (choices.length > 1 && choices.every(({ selected }) => selected)) return { guess: 'other', confidence: STRONG };
  return traits.languageShare >= EVEN ? { guess: 'other', confidence: STRONG } : null;
}

function guessPageSize(group: FoundGroup, list: ItemList | null): Guess | null {
  const sizes = group.choices.map(({ value }) => parseWhole(value) ?? numberIn(value));
  const numbers = sizes.flatMap((size) => size ?? []);
  if (!mayBeSizes(group, numbers)) return null;
  const shown = list?.cards.length ?? null;
  const isAmong = shown !== null && numbers.includes(shown);
  if (shown !== null && !isAmong && isOpen(group, sizes)) return null;
  return (group.traits.isScripted === true && isAmong) || sendsSizes(group, sizes)
    ? sizeGuess(group, sizes, shown)
    : null;
}

/** Whether these are few choices without counts, of which one is to be made, and all but one are numbers as sizes are. */
function mayBeSizes({ choices, multiple }: FoundGroup, numbers: readonly number[]): boolean {
  if (choices.length > MAX_PAGE_SIZES || numbers.length < choices.length - 1 || !isSizeSeries(numbers)) return false;
  return !multiple && choices.every(({ count }) => count === null);
}

/** Whether what is chosen is the first of the choices, is no number, and sends nothing, as "any" does. */
function isOpen({ choices, change }: FoundGroup, sizes: readonly (number | null)[]): boolean {
  return choices[0]?.selected === true && sizes[0] === null && change.values[0] === null;
}

function sizeGuess({ choices }: FoundGroup, sizes: readonly (number | null)[], shown: number | null): Guess {
  const chosen = sizes[choices.findIndex(({ selected }) => selected)] ?? null;
  return { guess: 'page-size', confidence: confidenceOfSize(chosen, shown) };
}

/** Whether what is sent are the sizes that are shown, but for one at most. */
function sendsSizes({ change }: FoundGroup, sizes: readonly (number | null)[]): boolean {
  const sends = change.values.filter((value, at) => value !== null && Number(value) === sizes[at]).length;
  return sends >= sizes.filter((size) => size !== null).length - 1;
}

/** A list as long as the chosen size proves it, a longer one speaks against it. */
function confidenceOfSize(chosen: number | null, shown: number | null): number {
  if (chosen === null || shown === null) return LIKELY;
  return chosen === shown ? CERTAIN : shown > chosen ? WEAK : LIKELY;
}

/** The only number of a short text (`24 per page`), or null. */
export function numberIn(text: string): number | null {
  const [number, second] = asciiDigits(text).match(/\d+/gu) ?? [];
  return number === undefined || second !== undefined ? null : Number(number);
}

function isSizeSeries(numbers: readonly number[]): boolean {
  if (numbers.length < 2) return false;
  const grows = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const counts = numbers.some((number, at) => numbers[at + 1] === number + 1);
  return grows && !counts && numbers.every((number) => number >= MIN_PAGE_SIZE && number <= MAX_PAGE_SIZE);
}

function guessOrder({ choices, change, traits, widget }: FoundGroup): Guess | null {
  if (choices.some(({ count }) => count !== null) || choices.length > MAX_ORDERS || choices.length < 2) return null;
  if (traits.isTableHead && traits.staysOnPath) return { guess: 'order', confidence: STRONG };
  if (traits.directionShare >= EVEN) return { guess: 'order', confidence: STRONG };
  const values = change.values.flatMap((value) => value ?? []);
  const isTurnedRound = widget !== 'checkboxes' && hasTurnedPair(choices);
  if (isTurnedRound || hasOppositePairs(values)) return { guess: 'order', confidence: STRONG };
  return choices.filter(({ value }) => /[↑↓▲▼⬆⬇△▽]/u.test(value)).length >= 2
    ? { guess: 'order', confidence: LIKELY }
    : null;
}

/** Whether values come in two directions: `price` and `-price`, `price_asc` and `price_desc`. */
function hasOppositePairs(values: readonly string[]): boolean {
  const known = new Set(values.map((value) => value.toLowerCase()));
  return [...known].some((value) => {
    if (
      value.length > 1 &&
      (known.has(`-${value}`) || (value.endsWith('asc') && known.has(value.replace(/asc$/u, 'desc'))))
    )
      return true;
    return /[^a-z](?:asc|desc)(?:ending)?$/u.test(value);
  });
}

/** Whether two choices say the same from its two ends, as "Price: low to high" and "Price: high to low". */
function hasTurnedPair(choices: FoundGroup['choices']): boolean {
  const texts = choices.map(({ value }) => wordsOf(value));
  return texts.some((words, at) => texts.slice(at + 1).some((other) => isTurned(words, other)));
}

/** Whether texts that begin alike differ by two words that have changed places. */
function isTurned(words: readonly string[], other: readonly string[]): boolean {
  if (words.length !== other.length || words[0] !== other[0]) return false;
  const [first = -1, second = -1, third] = words.flatMap((word, at) => (word === other[at] ? [] : [at]));
  return second >= 0 && third === undefined && words[first] === other[second] && words[second] === other[first];
}

function guessRelated({ traits, choices }: FoundGroup): Guess | null {
  const lengths = choices.map(({ value }) => value.length).sort((a, b) => a - b);
  if ((lengths[Math.floor(lengths.length / 2)] ?? 0) > MAX_USUAL_VALUE) return { guess: 'related', confidence: EVEN };
  if (traits.areCards === true) return { guess: 'related', confidence: LIKELY };
  if (traits.entityShare < MOST || choices.some(({ count }) => count !== null)) return null;
  return { guess: 'related', confidence: EVEN };
}

/** Menus and footers, unless their links filter the page that they stand on. */
function guessByPlace({ traits, choices, label, widget }: FoundGroup): Guess | null {
  if ((widget !== 'links' && widget !== 'buttons') || traits.isSwitched === true) return null;
  // Of two links one alone says how much is in a cart.
  const counted = choices.filter(({ count }) => count !== null).length;
  if (counted >= Math.min(2, choices.length) && counted >= choices.length * EVEN) return null;
  if (traits.landmark === 'footer') return { guess: 'other', confidence: LIKELY };
  if (traits.staysOnPath) return null;
  if (traits.landmark === 'navigation' || traits.landmark === 'header')
    return { guess: 'navigation', confidence: LIKELY };
  return label === null ? { guess: 'navigation', confidence: EVEN } : null;
}

function guessFacet({ choices, label, traits, change }: FoundGroup, list: ItemList | null): Guess {
  if (traits.isActing) return { guess: 'other', confidence: WEAK };
  const isWorked = traits.isScripted === true || change.name !== null;
  if (!isWorked || (traits.isScripted !== true && choices.every(({ path, selected }) => path === null || selected)))
    return { guess: 'facet', confidence: POOR };
  const isCounted = choices.filter(({ count }) => count !== null).length >= choices.length * EVEN;
  const confidence =
    FACET_BASE +
    (isCounted ? WITH_COUNTS : 0) +
    (label === null ? 0 : WITH_LABEL) +
    (traits.staysOnPath ? ON_PATH : 0) +
    (list === null ? WITHOUT_LIST : 0);
  return { guess: 'facet', confidence };
}
