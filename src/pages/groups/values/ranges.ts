/**
 * Buckets such as `$10–20` → bounds, told from the whole group by numbers and symbols alone.
 */

import { asciiDigits, collapse, NUMBERS } from '../../../base/text.js';
import { hasDigit } from '../runs/texts.js';

/** Bounds of a bucket; null at an open end. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Share of a group's values that must be buckets, 0–1. Raising it reads fewer scales that have other values among them. */
const BUCKET_SHARE = 0.6;

/** Letters that a bucket may have beside its numbers. Raising it reads sentences with two numbers as buckets. */
const MAX_LETTERS = 24;

interface Bucket {
  readonly numbers: readonly number[];
  /** What stands before, between and after the numbers, lower-case. */
  readonly words: readonly string[];
}

const AT_LEAST = /(?:≥|>=|>|\+|⩾)/u;
const AT_MOST = /(?:≤|<=|<|⩽)/u;

/**
 * Bounds of each value of a group, null for those that are no buckets. Two numbers are an interval; one number needs a
 * symbol, or must meet its neighbour in the group (`up to 50`, `50 to 100`, `100 and more`). Nothing is a bucket unless at
 * least two values are and all numbers of the group have the same unit; unlike units (KB and MB) give no bounds.
 */
export function readRanges(values: readonly string[]): readonly (Range | null)[] {
  if (values.filter((value) => hasDigit(value)).length < values.length * BUCKET_SHARE) return values.map(() => null);
  const buckets = values.map(readBucket);
  const intervals = buckets.flatMap((bucket) => (bucket !== null && bucket.numbers.length === 2 ? [bucket] : []));
  const isScale = intervals.length > 0 || buckets.filter((bucket) => bucket !== null && hasSymbol(bucket)).length > 1;
  const isMostly = buckets.filter((bucket) => bucket !== null).length >= values.length * BUCKET_SHARE;
  if (!isScale || !isMostly || !followEachOther(intervals) || !haveOneUnit(buckets)) return values.map(() => null);
  const ranges = buckets.map((bucket) => (bucket === null ? null : ownRange(bucket)));
  const edges = {
    starts: new Set(ranges.map((range) => range?.min ?? null)),
    ends: new Set(ranges.map((range) => range?.max ?? null)),
  };
  return buckets.map((bucket, at) => ranges[at] ?? (bucket === null ? null : openRange(bucket, edges)));
}

/** Whether intervals lie side by side, as buckets do, rather than being pairs of unrelated numbers. */
function followEachOther(intervals: readonly Bucket[]): boolean {
  const sorted = intervals.map(({ numbers: [min = 0, max = 0] }) => ({ min, max })).sort((a, b) => a.min - b.min);
  return sorted.every(({ min, max }, at) => min <= max && (at === 0 || min >= (sorted[at - 1]?.max ?? 0)));
}

function readBucket(value: string): Bucket | null {
  const plain = asciiDigits(collapse(value)).toLowerCase();
  const numbers = plain.match(NUMBERS);
  if (numbers === null || numbers.length > 2) return null;
  const parsed = numbers.map(parseDecimal);
  const words = plain.split(NUMBERS).map((word) => word.trim());
  if (numbers.length === 2 && /[,;]/u.test(words[1] ?? '')) return null;
  const letters = words.join('').replace(/[^\p{L}]/gu, '').length;
  return letters > MAX_LETTERS || parsed.some((number) => !Number.isFinite(number)) ? null : { numbers: parsed, words };
}

/** A number with group separators and a decimal mark of any custom; one mark before three digits groups. */
function parseDecimal(text: string): number {
  const compact = text.replace(/['’٬ \u00a0\u202f]/gu, '');
  const decimal = /^(.*?)[.,](\d{1,2}|\d{4,})$/u.exec(compact);
  return decimal === null
    ? Number(compact.replace(/[.,]/gu, ''))
    : Number(`${(decimal[1] ?? '').replace(/[.,]/gu, '')}.${decimal[2] ?? ''}`);
}

function hasSymbol({ words }: Bucket): boolean {
  return words.some((word) => AT_LEAST.test(word) || AT_MOST.test(word));
}

/** Whether the signs and words that touch the numbers are the same throughout: no KB beside MB. */
function haveOneUnit(buckets: readonly (Bucket | null)[]): boolean {
  const units = new Set<string>();
  for (const bucket of buckets) for (const unit of bucket === null ? [] : unitsOf(bucket)) units.add(unit);
  return units.size <= 1;
}

/** Units as written against a number: a currency sign before it, or the first word after it if that is short or a sign. */
function unitsOf({ words, numbers }: Bucket): readonly string[] {
  return numbers.flatMap((_, at) => {
    const before = /\p{Sc}$/u.exec(words[at] ?? '')?.[0];
    const after = /^(?:\p{Sc}|%|°\p{L}?|[kmgt]i?b\b|\p{L}{1,2}\b)/u.exec(words[at + 1] ?? '')?.[0];
    const unit = before ?? (after !== undefined && !isJoiner(after, words[at + 1] ?? '') ? after : undefined);
    return unit === undefined ? [] : [unit];
  });
}

/** A short word between the two numbers may be "to", "à", "bis": a unit only if more follows it. */
function isJoiner(word: string, whole: string): boolean {
  return word === whole && /^\p{L}+$/u.test(word) && word.length === 2 && !/^[kmgt]b$/u.test(word);
}

function ownRange(bucket: Bucket): Range | null {
  const [first, second] = bucket.numbers;
  if (first === undefined) return null;
  if (second !== undefined) return first <= second ? { min: first, max: second } : null;
  if (bucket.words.some((word) => AT_MOST.test(word))) return { min: null, max: first };
  return bucket.words.some((word) => AT_LEAST.test(word)) ? { min: first, max: null } : null;
}

interface Edges {
  readonly starts: ReadonlySet<number | null>;
  readonly ends: ReadonlySet<number | null>;
}

/** One number without a symbol: it ends where an interval starts, or starts where one ends. */
function openRange({ numbers, words }: Bucket, { starts, ends }: Edges): Range | null {
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || words.every((word) => word === '')) return null;
  const meetsStart = starts.has(number) || starts.has(number + 1);
  const meetsEnd = ends.has(number) || ends.has(number - 1);
  if (meetsStart === meetsEnd) return null;
  return meetsStart ? { min: null, max: number } : { min: number, max: null };
}
