/**
 * Sites that keep a visitor's last question in the session: the address of a list shows another one after a filter was asked
 * for, and its further pages are those of the other list. Once that is seen, what is asked over HTTP comes as first visits.
 */

import { bareUrl, urlArguments } from '../../base/url.js';
import type { FirstVisits } from '../stage/first-visits.js';
import type { Fetched, FetchOrder } from './page-fetch.js';

/** Pages that are asked again before a site is taken to keep no question. Raising it costs pages of sites whose lists change. */
const MOST_TRIALS = 2;

/** Lists that are asked again after a filter of them has changed what the visitor is known by. */
const MOST_PROBES = 1;

/** Least share by which two sizes of one list differ where they are of two. Lists change a little while they are read. */
const OTHER_SHARE = 0.1;

/** Further pages whose list's size is remembered. */
const MOST_PAGES = 10_000;

/** The visitor as whom a site is asked. */
export interface Visitor {
  readonly visits: FirstVisits;
  /** What the site knows the visitor of an address by; empty where by nothing. */
  knownBy(url: string): Promise<string>;
  /** Whoever asks next comes for the first time. Answers with what makes that the visitor of before. */
  forget(url: string): () => void;
}

/** A list as its bare address showed it at first. */
interface FirstList {
  readonly order: FetchOrder;
  readonly size: number;
}

type Page = Extract<Fetched, { kind: 'page' }>;

type HttpFetch = (order: FetchOrder) => Promise<Fetched>;

/** Fetches over HTTP for whom a site keeps no question; as they come where there is no visitor. */
export function withoutKeptQuestions(fetch: HttpFetch, visitor: Visitor | undefined): HttpFetch {
  if (visitor === undefined) return fetch;
  const { visits } = visitor;
  /** Sizes of lists by the addresses of their next pages. */
  const sizes = new Map<string, number>();
  /** Lists as their bare addresses showed them at first, by these. */
  const firsts = new Map<string, FirstList>();
  let trials = 0;
  let probes = 0;

  /** Asks for a list anew after a filter of it; the pages that this took. */
  async function probe({ order, size }: FirstList): Promise<number> {
    probes += 1;
    const again = await fetch(order);
    if (!isOther(sizeOf(again), size)) return 1;
    const back = visitor?.forget(order.path.url);
    if (!isOther(sizeOf(await fetch(order)), size)) visits.need();
    else back?.();
    return 2;
  }

  /** The list that a page is a filter of: its address has arguments where the list's has none, and its size is another. */
  function filteredOf(order: FetchOrder, size: number): FirstList | null {
    const place = bareUrl(order.path.url);
    const first = firsts.get(place) ?? null;
    const isBare = urlArguments(order.path.url).length === 0;
    if (isBare && first === null && firsts.size < MOST_PAGES) firsts.set(place, { order, size });
    return !isBare && first?.size !== size ? first : null;
  }

  /** A page as a new visitor gets it, where that is of the list that it was to be of; else as it came. */
  async function asNew(order: FetchOrder, came: Fetched, size: number): Promise<Fetched> {
    trials += 1;
    const back = visitor?.forget(order.path.url);
    const again = await fetch(order);
    const isOf = again.kind === 'page' && !isOther(sizeOf(again), size);
    if (isOf) visits.need();
    // What was asked as the visitor of before, as by a form that it was given, goes on.
    else back?.();
    const kept = isOf ? again : came;
    return kept.kind === 'page' ? withPages(kept, 1) : kept;
  }

  function note({ view }: Page, size: number): void {
    const { next } = view.pagination;
    if (next?.kind === 'url' && sizes.size < MOST_PAGES) sizes.set(next.url, size);
  }

  /** A page that came, as it is to be used: asked anew where it is of another list than it was to be of. */
  async function checked(order: FetchOrder, page: Page, before: string): Promise<Fetched> {
    const { url } = order.path;
    const size = sizeOf(page);
    if (size === null || visits.areNeeded()) return page;
    const expected = sizes.get(url) ?? size;
    if (before !== '' && trials < MOST_TRIALS && isOther(size, expected)) return asNew(order, page, expected);
    note(page, size);
    const first = filteredOf(order, size);
    const mayProbe = first !== null && before !== '' && probes < MOST_PROBES;
    return mayProbe && (await visitor?.knownBy(url)) !== before ? withPages(page, await probe(first)) : page;
  }

  return async (order) => {
    const { kind, url } = order.path;
    // The session is asked on purpose for more of what it was asked last.
    if (kind !== 'url' || order.ofSession === true) return fetch(order);
    if (visits.areNeeded()) visitor.forget(url);
    const before = await visitor.knownBy(url);
    const fetched = await fetch(order);
    return fetched.kind === 'page' ? checked(order, fetched, before) : fetched;
  };
}

/** The size that the list of a page declares; null where it does not. */
function sizeOf(fetched: Fetched): number | null {
  return fetched.kind === 'page' && fetched.view.list !== null ? fetched.view.declaredCount : null;
}

function isOther(size: number | null, expected: number): boolean {
  return size === null || Math.abs(size - expected) > OTHER_SHARE * Math.max(size, expected);
}

/** A page that took further ones. */
function withPages(page: Page, more: number): Page {
  return { ...page, pages: (page.pages ?? 1) + more };
}
