/**
 * Counts written into the texts of values, told from all values of a group together: `Acme – 46`.
 */

import { collapse, parseWhole, splitCount } from '../../base/text.js';

/** Share of the values that must end in a number for it to be a count, 0–1. Raising it takes fewer numbers for counts. */
const COUNTED_SHARE = 0.75;

/** Values that must agree. Raising it misses counts of short groups, and takes fewer names for counts. */
const MIN_VALUES = 2;

/** Values of which a single one with a number in brackets says that it is no count. Raising it cuts values of short groups. */
const MIN_UNCOUNTED = 3;

/** A number after a dash, a colon, a bar or a dot. */
const SIGNED_NUMBER = /^(.*?)\s*[–—:：·|•‐-]\s*(\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*)$/u;

/** A value's text and its count. */
export interface CountedValue {
  readonly value: string;
  /** Null where there is none. */
  readonly count: number | null;
}

/** Values and counts: numbers in brackets, or after a sign if nearly all values have one and differ without it. */
export function splitSharedCounts(texts: readonly string[]): readonly CountedValue[] {
  const bracketed = texts.map(splitCount);
  const counted = bracketed.filter(({ count }) => count !== null).length;
  // One alone belongs to its value; the first may be "all", with the number of all.
  const isLone = counted === 1 && texts.length >= MIN_UNCOUNTED && bracketed[0]?.count === null;
  if (isLone) return texts.map((text) => ({ value: collapse(text), count: null }));
  if (counted > 0) return bracketed;
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
