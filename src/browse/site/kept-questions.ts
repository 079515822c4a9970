/**
 * Sites that keep a visitor's last question in the session: the further pages of a list are those of another one after a filter
 * was asked for. Once that is seen, what is asked over HTTP comes as first visits.
 */

import type { FirstVisits } from '../stage/first-visits.js';
import type { Fetched, FetchOrder } from './page-fetch.js';

/** Pages that are asked again before a site is taken to keep no question. Raising it costs pages of sites whose lists change. */
const MOST_TRIALS = 2;

/** Least share by which two sizes of one list differ where they are of two. Lists change a little while they are read. */
const OTHER_SHARE = 0.1;

/** Further pages whose list's size is remembered. */
const MOST_PAGES = 10_000;

/** The visitor as whom a site is asked. */
export interface Visitor {
  readonly visits: FirstVisits;
  /** Whether the site knows the visitor of an address again. */
  isKnown(url: string): Promise<boolean>;
  /** Whoever asks next comes for the first time. */
  forget(url: string): void;
}

type HttpFetch = (order: FetchOrder) => Promise<Fetched>;

/** Fetches over HTTP for whom a site keeps no question; as they come where there is no visitor. */
export function withoutKeptQuestions(fetch: HttpFetch, visitor: Visitor | undefined): HttpFetch {
  if (visitor === undefined) return fetch;
  const { visits } = visitor;
  /** Sizes of lists by the addresses of their next pages. */
  const sizes = new Map<string, number>();
  let trials = 0;

  /** A page as a new visitor gets it, where that is of the list that it was to be of; else as it came. */
  async function asNew(order: FetchOrder, came: Fetched, size: number): Promise<Fetched> {
    trials += 1;
    visitor?.forget(order.path.url);
    const again = await fetch(order);
    const isOf = again.kind === 'page' && !isOther(sizeOf(again), size);
    if (isOf) visits.need();
    const kept = isOf ? again : came;
    return kept.kind === 'page' ? { ...kept, pages: (kept.pages ?? 1) + 1 } : kept;
  }

  function note({ view }: Extract<Fetched, { kind: 'page' }>, size: number): void {
    const { next } = view.pagination;
    if (next?.kind === 'url' && sizes.size < MOST_PAGES) sizes.set(next.url, size);
  }

  return async (order) => {
    if (order.path.kind !== 'url') return fetch(order);
    const { url } = order.path;
    if (visits.areNeeded()) visitor.forget(url);
    const fetched = await fetch(order);
    const size = sizeOf(fetched);
    if (fetched.kind !== 'page' || size === null || visits.areNeeded()) return fetched;
    const expected = sizes.get(url) ?? size;
    const isDoubtful = trials < MOST_TRIALS && isOther(size, expected) && (await visitor.isKnown(url));
    const page = isDoubtful ? await asNew(order, fetched, expected) : fetched;
    if (page.kind === 'page') note(page, sizeOf(page) ?? size);
    return page;
  };
}

/** The size that the list of a page declares; null where it does not. */
function sizeOf(fetched: Fetched): number | null {
  return fetched.kind === 'page' && fetched.view.list !== null ? fetched.view.declaredCount : null;
}

function isOther(size: number | null, expected: number): boolean {
  return size === null || Math.abs(size - expected) > OTHER_SHARE * Math.max(size, expected);
}
