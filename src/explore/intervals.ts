/**
 * Intervals of numbers: their halves, and whether the cards of a list show where in an interval its entities lie.
 */

import { NUMBERS } from '../base/text.js';
import type { Card } from '../model/page.js';
import { parseAmount } from '../pages/details/money.js';

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

/** The two halves share a bound, so that nothing lies between them. */
export function halves({ min, max }: Interval): readonly [Interval, Interval] {
  const half = (min + max) / 2;
  const middle = max - min > 2 ? Math.round(half) : Math.round(half * SCALE) / SCALE;
  return [
    { min, max: middle },
    { min: middle, max },
  ];
}

/** Whether the cards show numbers within the interval: what is to be seen needs no queries (DESIGN §5.4, "Skip what is visible"). */
export function showsWithin(cards: readonly Card[], { min, max }: Interval): boolean {
  const fitting = cards.filter(({ texts }) =>
    texts.some((text) => {
      const number = measureIn(text);
      return number !== null && number >= min && number <= max;
    }),
  );
  return cards.length >= MIN_CARDS && fitting.length >= cards.length * MIN_SHARE;
}

/** The number that a short text states, or null if it states none or several. */
function measureIn(text: string): number | null {
  if (text.length > MAX_TEXT || text.replace(/\P{L}/gu, '').length > MAX_LETTERS) return null;
  const [number, ...further] = text.match(NUMBERS) ?? [];
  return number === undefined || further.length > 0 ? null : parseAmount(number);
}
