/** Free intervals in addresses: of prices in whole currency, of days by date. */

import { isoDay } from '../../base/day.js';
import type { Bounds, Selection } from '../selection.js';

/** Names of the arguments of a free interval. */
export const BOUND_NAMES = {
  price: { low: 'price_from', high: 'price_to' },
  day: { low: 'since', high: 'until' },
} as const;

const CENTS = 100;
const DAY_MILLIS = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 0);

/** The day on which a product came into the shop: one a day. */
export function dayText(number: number): string {
  return isoDay(FIRST_DAY / DAY_MILLIS + number);
}

/** The arguments of a selection's interval. */
export function boundsArguments({ bounds }: Selection): readonly (readonly [string, string])[] {
  if (!bounds) return [];
  const { low, high } = BOUND_NAMES[bounds.kind];
  const text = (amount: number): string => (bounds.kind === 'price' ? String(amount / CENTS) : dayText(amount));
  return [
    ...(bounds.low === null ? [] : [[low, text(bounds.low)] as const]),
    ...(bounds.high === null ? [] : [[high, text(bounds.high)] as const]),
  ];
}

/** The interval that arguments ask for, or null. Ends that are no amounts are open. */
export function readBounds(query: URLSearchParams): Bounds | null {
  for (const kind of ['price', 'day'] as const) {
    const [low, high] = [BOUND_NAMES[kind].low, BOUND_NAMES[kind].high].map((name) =>
      readAmount(kind, query.get(name) ?? ''),
    );
    if (typeof low === 'number' || typeof high === 'number') return { kind, low: low ?? null, high: high ?? null };
  }
  return null;
}

function readAmount(kind: Bounds['kind'], text: string): number | null {
  if (kind === 'price') return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * CENTS) : null;
  const day = Date.parse(text);
  return Number.isNaN(day) ? null : Math.round((day - FIRST_DAY) / DAY_MILLIS);
}
