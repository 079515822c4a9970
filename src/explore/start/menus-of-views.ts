/**
 * Menus that lead to the same things shown in several ways, as a list, as bars along a line of time, on a map, or to the
 * parts of a site. What they choose is no value.
 */

import type { FoundList } from './found-list.js';

/** Cards of a list that must stand in another one. Raising it takes short lists for values, lowering it parts for views. */
const LEAST_CARDS = 10;

/** Share of the cards of a list that another one must show, and of the larger size that the smaller one must have. */
const SAME_SHARE = 0.9;

/** Lists of a menu that must all be laid out otherwise. Raising it misses short menus, lowering it takes values for parts. */
const LEAST_PARTS = 3;

/**
 * Menus whose lists are each laid out otherwise, and not all of one kind of thing, as tasks, news and reports are: those of
 * values are made alike, at least two of them.
 */
export function menusOfParts(lists: readonly FoundList[]): ReadonlySet<string> {
  const menus = new Set(lists.flatMap(({ via }) => via?.group ?? []));
  return new Set(
    [...menus].filter((menu) => {
      const shown = lists.flatMap(({ via, observation }) => (via?.group === menu ? (observation.view.list ?? []) : []));
      const layouts = shown.flatMap(({ place }) => place?.split('|')[0] ?? []);
      const kinds = new Set(shown.map(({ linkPattern }) => linkPattern));
      const areApart = layouts.length === shown.length && new Set(layouts).size === shown.length;
      return shown.length >= LEAST_PARTS && areApart && kinds.size > 1;
    }),
  );
}

/** The lists, of which no choice of these menus names any. */
export function unnamedBy(menus: ReadonlySet<string>, lists: readonly FoundList[]): readonly FoundList[] {
  return lists.map((found) => (found.via !== null && menus.has(found.via.group) ? { ...found, via: null } : found));
}

/** The lists without those that only show another one otherwise; what else their menus lead to, no choice names. */
export function withoutViews(lists: readonly FoundList[]): readonly FoundList[] {
  const views = new Set(lists.filter((found) => lists.some((list) => isViewOf(found, list))));
  const menus = new Set([...views].flatMap(({ via }) => via?.group ?? []));
  const left = lists.filter((found) => !views.has(found));
  return views.size === 0 ? lists : unnamedBy(menus, left);
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
