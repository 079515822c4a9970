/**
 * Intervals of numbers and of days: their halves, how they are written, and whether the cards of a list show where in an interval its entities lie.
 */

import { dayNumber, isoDay } from '../../base/day.js';
import { NUMBERS } from '../../base/text.js';
import type { Card, RangeControl } from '../../model/page.js';
import { parseAmount } from '../../pages/details/money.js';

/** An interval with both its ends. */
export interface Interval {
  readonly min: number;
  readonly max: number;
}

/** Bounds are told to this part of one. */
const SCALE = 100;

/** The finest difference between bounds. */
export const FINEST: number = 1 / SCALE;

/** Share of cards that must show a number of the interval: some have a second price, or none. */
const MIN_SHARE = 0.95;

/** Fewer cards show a fitting number by chance. */
const MIN_CARDS = 3;

/** Longer texts are prose. */
const MAX_TEXT = 30;

/** Numbers of one text, and letters around them, beyond which it is no measure. */
const MAX_LETTERS = 6;

/** Bounds of numbers whose page tells none. Below zero there is little that is sold, let or listed. */
const ANY_NUMBER: Interval = { min: 0, max: 10_000_000 };

/** Bounds of days whose page tells none. */
const ANY_DAY: Interval = { min: dayNumber('1900-01-01') ?? 0, max: dayNumber('2100-01-01') ?? 0 };

/** Numbers that differ by more than this are cut by their ratio: what is spread so widely is seldom spread evenly. */
const MAX_RATIO = 10_000;

/** The interval to ask of a control: its bounds, or such as hold nearly all there is. Null if it is none. */
export function intervalOf({ min, max, unit, written }: RangeControl): Interval | null {
  if (unit === 'date' && written === undefined) return null;
  const any = unit === 'date' ? ANY_DAY : ANY_NUMBER;
  const interval = { min: min ?? Math.min(any.min, max ?? any.min), max: max ?? any.max };
  return interval.min < interval.max ? interval : null;
}

/** How the bounds are written into the fields of a control. */
export function boundTexts(
  { min, max }: Interval,
  { unit, written }: Pick<RangeControl, 'unit' | 'written'>,
): { readonly low: string; readonly high: string } {
  if (unit === 'number') return { low: String(min), high: String(max) };
  const [low, high] = [isoDay(min), isoDay(max)];
  if (written === 'month') return { low: low.slice(0, 'yyyy-mm'.length), high: high.slice(0, 'yyyy-mm'.length) };
  return written === 'minute' ? { low: `${low}T00:00`, high: `${high}T23:59` } : { low, high };
}

/** The two halves share a bound, so that nothing lies between them. */
export function halves({ min, max }: Interval): readonly [Interval, Interval] {
  const isWide = min >= 0 && max > MAX_RATIO * Math.max(min, 1);
  const half = isWide ? Math.sqrt(Math.max(min, 1) * max) : (min + max) / 2;
  const middle = max - min > 2 ? Math.round(half) : Math.round(half * SCALE) / SCALE;
  return [
    { min, max: middle },
    { min: middle, max },
  ];
}

/**
 * Whether the cards show numbers, or years of dates, within the interval: what is to be seen needs no queries
 * (design §5.4, "Skip what is visible").
 */
export function showsWithin(
  cards: readonly Card[],
  interval: Interval,
  unit: RangeControl['unit'] = 'number',
): boolean {
  const isFitting = unit === 'number' ? isMeasureWithin(interval) : isDateWithin(interval);
  const fitting = cards.filter(({ texts }) => texts.some(isFitting));
  return cards.length >= MIN_CARDS && fitting.length >= cards.length * MIN_SHARE;
}

function isMeasureWithin({ min, max }: Interval): (text: string) => boolean {
  return (text) => {
    const number = measureIn(text);
    return number !== null && number >= min && number <= max;
  };
}

/** A day beside its year: dates are written in many ways, years in one. */
const YEAR = /(?<!\d)\d{4}(?!\d)/u;

function isDateWithin({ min, max }: Interval): (text: string) => boolean {
  const [first, last] = [min, max].map((day) => Number(isoDay(day).slice(0, 'yyyy'.length)));
  return (text) => {
    const year = text.length > MAX_TEXT ? undefined : YEAR.exec(text)?.[0];
    return year !== undefined && Number(year) >= (first ?? 0) && Number(year) <= (last ?? 0);
  };
}

/** The number that a short text states, or null if it states none or several. */
function measureIn(text: string): number | null {
  if (text.length > MAX_TEXT || text.replace(/\P{L}/gu, '').length > MAX_LETTERS) return null;
  const [number, ...further] = text.match(NUMBERS) ?? [];
  return number === undefined || further.length > 0 ? null : parseAmount(number);
}
