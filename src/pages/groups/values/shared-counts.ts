/**
 * Counts written into the texts of values, told from all values of a group together: `Acme – 46`.
 */

import { collapse, parseWhole, splitCount } from '../../../base/text.js';

/** Share of the values that must end in a number for it to be a count, 0–1. Raising it takes fewer numbers for counts. */
const COUNTED_SHARE = 0.75;

/** Values that must agree. Raising it misses counts of short groups, and takes fewer names for counts. */
const MIN_VALUES = 2;

/** Values of which a single one with a number in brackets says that it is no count. Raising it cuts values of short groups. */
const MIN_UNCOUNTED = 3;

/** A number after a dash, a colon, a bar or a dot; after a hyphen that joins it to the word it is part of a name: `SOIC-8`. */
const SIGNED_NUMBER = /^(.*?)(?:\s*[–—:：·|•]\s*|\s+[‐-]\s*|[‐-]\s+)(\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*)$/u;

/** A value's text and its count. */
export interface CountedValue {
  readonly value: string;
  /** Null where there is none. */
  readonly count: number | null;
}

/**
 * Index of the only value of several with a number in brackets, which then belongs to the value; null if there is none such. The
 * first may be "all", with the number of all.
 */
export function loneCount(isCounted: readonly boolean[]): number | null {
  const at = isCounted.indexOf(true);
  return at > 0 && isCounted.length >= MIN_UNCOUNTED && isCounted.lastIndexOf(true) === at ? at : null;
}

/** Values whose numbers climb alike before it is no accident, the least step, and the least number: few things are counted so. */
const MIN_CLIMBING = 3;
const LEAST_STEP = 5;
const LEAST_CLIMBING = 50;

/**
 * Whether the numbers in brackets climb from value to value by one step or a multiple of it, as those of sizes do: "3-4Y(110)",
 * "5-6Y(120)", "9-10Y(140)". They belong to the values.
 */
export function climbAlike(counts: readonly (number | null)[]): boolean {
  const numbers = counts.flatMap((count) => count ?? []);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const step = Math.min(...steps);
  const isOften = numbers.length >= MIN_CLIMBING && Math.min(...numbers) >= LEAST_CLIMBING;
  return isOften && step >= LEAST_STEP && steps.every((one) => one % step === 0);
}

/** Values and counts: numbers in brackets, or after a sign if nearly all values have one and differ without it. */
export function splitSharedCounts(texts: readonly string[]): readonly CountedValue[] {
  const bracketed = texts.map(splitCount);
  const isCounted = bracketed.map(({ count }) => count !== null);
  if (loneCount(isCounted) !== null || climbAlike(bracketed.map(({ count }) => count)))
    return texts.map((text) => ({ value: collapse(text), count: null }));
  if (isCounted.includes(true)) return bracketed;
  const signed = texts.map((text) => SIGNED_NUMBER.exec(text));
  const matches = signed.flatMap((match) => (match === null ? [] : [match[1] ?? '']));
  const isShared =
    matches.length >= MIN_VALUES &&
    matches.length >= texts.length * COUNTED_SHARE &&
    new Set(matches).size === matches.length;
  if (!isShared || matches.some((value) => !/\p{L}|\p{N}/u.test(value)) || isScale(matches)) return bracketed;
  return bracketed.map((plain, at) => {
    const match = signed[at];
    const count = match === null || match === undefined ? null : parseWhole(match[2] ?? '');
    return match === null || match === undefined || count === null ? plain : { value: match[1] ?? '', count };
  });
}

/** Whether what is left are numbers: then the signs stood between the bounds of buckets (`10 – 20`). */
function isScale(values: readonly string[]): boolean {
  return values.every((value) => !/\p{L}/u.test(value) && !/\p{Nd}.*[–—-]/u.test(value));
}
