/**
 * Lists that go on long after their end: with results from elsewhere ("more places nearby"), or with what a page had asked
 * for before the choice was made.
 */

import type { ListedPage } from '../context.js';
import type { ListReading } from './list-reading.js';

/** How many times its size a list must show before what follows is no part of it. Paid cards alone are fewer. */
const MOST_TIMES = 2;

/** The reading up to the size that the list is known to have, where it shows far more; `size` is null if none is known. */
export function withoutOverflow(reading: ListReading, size: number | null): ListReading {
  const [first] = reading.pages;
  if (size === null || first === undefined) return reading;
  const listed = new Set(reading.pages.flatMap(({ items }) => items.map(({ entity }) => entity)));
  if (listed.size <= size * MOST_TIMES + first.items.length) return reading;
  return { ...reading, pages: firstOf(reading.pages, size) };
}

/** The pages with their first entities only. */
function firstOf(pages: readonly ListedPage[], size: number): readonly ListedPage[] {
  const seen = new Set<number>();
  const kept = pages.map((page) => ({
    ...page,
    items: page.items.filter(({ entity }) => {
      if (seen.size >= size && !seen.has(entity)) return false;
      seen.add(entity);
      return true;
    }),
  }));
  return kept.filter(({ items }) => items.length > 0);
}
