/**
 * What fetching one page brought, all that was spent on it included.
 */

import type { Refusal } from '../../model/site.js';
import type { Fetched } from './page-fetch.js';

/** A page that came. */
export type FetchedPage = Extract<Fetched, { kind: 'page' }>;

/** A page with its whole cost. */
export interface Haul {
  readonly kind: 'haul';
  readonly page: FetchedPage;
  /** Pages that were asked for to get it. */
  readonly pages: number;
  readonly bytes: number;
}

/** A page, or why there is none. */
export type Hauled = Haul | Refusal;

/** An answer after which nothing else is to be tried. */
export type End = Extract<Refusal, { kind: 'stopped' | 'blocked' }>;

/** Whether an answer is one. */
export function isEnd(answer: { readonly kind: string } | null): answer is End {
  return answer?.kind === 'stopped' || answer?.kind === 'blocked';
}

/** A page that came at once. */
export function haulOf(page: FetchedPage): Haul {
  return { kind: 'haul', page, pages: page.pages ?? 1, bytes: page.bytes };
}

/** One page in the place of another one that was paid for, too. */
export function instead(page: FetchedPage, paid: Haul): Haul {
  return { kind: 'haul', page, pages: paid.pages + (page.pages ?? 1), bytes: paid.bytes + page.bytes };
}

/** A page that was paid for twice: another one came along with it and was not needed. */
export function alongside(kept: Haul, other: FetchedPage | null): Haul {
  return other === null ? kept : { ...kept, pages: kept.pages + (other.pages ?? 1), bytes: kept.bytes + other.bytes };
}
