/**
 * First empty check: recommendations on an empty page are no results (design §2 "Empty page").
 */

import type { EmptyVerdict, ItemList } from '../../model/page.js';

/** Statuses from this one on are errors. */
const FIRST_ERROR_STATUS = 400;

/** Whether the page holds no result: an error, a declared count of 0, or no main list. */
export function checkEmpty(
  status: number,
  page: { readonly list: ItemList | null; readonly declaredCount: number | null },
): EmptyVerdict {
  if (status >= FIRST_ERROR_STATUS) return { empty: true, reason: 'error-status' };
  if (page.declaredCount === 0) return { empty: true, reason: 'declared-zero' };
  return page.list === null ? { empty: true, reason: 'no-main-list' } : { empty: false };
}
