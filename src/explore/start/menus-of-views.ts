/**
 * Menus that lead to the same things shown in several ways: as a list, as bars along a line of time, on a map. What they
 * choose is no value.
 */

import type { FoundList } from './found-list.js';

/** Cards of a list that must stand in another one. Raising it takes short lists for values, lowering it parts for views. */
const LEAST_CARDS = 10;

/** Share of the cards of a list that another one must show, and of the larger size that the smaller one must have. */
const SAME_SHARE = 0.9;

/** The lists without those that only show another one otherwise; what else their menus lead to, no choice names. */
export function withoutViews(lists: readonly FoundList[]): readonly FoundList[] {
  const views = new Set(lists.filter((found) => lists.some((list) => isViewOf(found, list))));
  const menus = new Set([...views].map(({ via }) => via?.group));
  const left = lists.filter((found) => !views.has(found));
  return views.size === 0
    ? lists
    : left.map((found) => (found.via !== null && menus.has(found.via.group) ? { ...found, via: null } : found));
}

/**
 * Whether a page shows at once and without a number what a list beside it in a menu shows page by page: pages that are made
 * alike, as those of categories, would both tell how much there is.
 */
function isViewOf({ via, observation: { view } }: FoundList, { via: place, observation }: FoundList): boolean {
  const size = observation.view.declaredCount;
  if (via === null || via.group !== place?.group || size === null) return false;
  const cards = namesOf(view);
  const isAtOnce = view.declaredCount === null && view.pagination.next === null;
  return isAtOnce && isAlike(size, cards.length) && holds(new Set(cards), namesOf(observation.view));
}

function isAlike(size: number, other: number): boolean {
  return Math.min(size, other) >= SAME_SHARE * Math.max(size, other);
}

function holds(cards: ReadonlySet<string>, others: readonly string[]): boolean {
  return others.length >= LEAST_CARDS && others.filter((one) => cards.has(one)).length >= SAME_SHARE * others.length;
}

function namesOf({ list }: FoundList['observation']['view']): readonly string[] {
  return (list?.cards ?? []).map(({ url, name }) => url ?? name);
}
