/**
 * Whether a further page still belongs to the list that was begun: some sites lose the choice on the way, because it was
 * only known to the session, or to a form that was filled in anew. What such pages list was not asked for.
 */

import type { PageView } from '../../model/page.js';

/** Share by which the size of a result may change while it is read, 0–1. Raising it lets lists of other queries pass. */
const DRIFT_SHARE = 0.05;

/** The same in entities, for short lists. */
const DRIFT = 2;

/**
 * False if a page states, in the same words as the list's first page, another size of the result. A number that grows with
 * what is shown states no size.
 */
export function isSameResult(first: PageView, page: PageView, seen: number): boolean {
  const { declaredCount } = first;
  const stated = first.counts.find(({ value }) => value === declaredCount);
  if (declaredCount === null || stated === undefined) return true;
  const values = page.counts.filter(({ template }) => template === stated.template).map(({ value }) => value);
  const shown = new Set([page.list?.cards.length, first.list?.cards.length, seen]);
  const drift = Math.max(DRIFT, declaredCount * DRIFT_SHARE);
  return values.length === 0 || values.some((value) => shown.has(value) || Math.abs(value - declaredCount) <= drift);
}
