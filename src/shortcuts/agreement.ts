/**
 * Whether a page that came the cheap way shows what the live page shows.
 */

import type { Card, PageView } from '../model/page.js';
import { textKey } from '../base/text.js';
import { canonicalUrl } from '../base/url.js';

/** One card in so many may differ: sites change while they are read. */
const CARDS_PER_DIFFERENCE = 20;

/** Share by which declared sizes may differ. */
const COUNT_TOLERANCE = 0.02;

/** Whether both show the same list. A live page may hold earlier cards before these, or only a window of them. */
export function agrees(cheap: PageView, live: PageView): boolean {
  const few = (cheap.list?.cards ?? []).map(cardKey);
  const many = (live.list?.cards ?? []).map(cardKey);
  if (!agreesInCount(cheap.declaredCount, live.declaredCount)) return false;
  if (few.length === 0 || many.length === 0) return few.length === many.length;
  const [short, long] = few.length <= many.length ? [few, many] : [many, few];
  const window = few.length <= many.length ? long.slice(-short.length) : windowOf(long, short);
  return short.length - inOrder(short, window) <= Math.floor(short.length / CARDS_PER_DIFFERENCE);
}

function agreesInCount(cheap: number | null, live: number | null): boolean {
  if (cheap === null || live === null) return true;
  return Math.abs(cheap - live) <= COUNT_TOLERANCE * live;
}

function cardKey({ name, url }: Card): string {
  return `${textKey(name)}\n${url === null ? '' : canonicalUrl(url)}`;
}

/** The part of a list that begins with the other's first item. */
function windowOf(long: readonly string[], short: readonly string[]): readonly string[] {
  const start = Math.max(0, long.indexOf(short[0] ?? ''));
  return long.slice(start, start + short.length);
}

/** How many items stand in both in the same order, told in one pass. */
function inOrder(first: readonly string[], second: readonly string[]): number {
  let at = 0;
  let found = 0;
  for (const item of first) {
    const place = second.indexOf(item, at);
    if (place < 0) continue;
    found += 1;
    at = place + 1;
  }
  return found;
}
