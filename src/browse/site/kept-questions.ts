/**
 * Sites that keep a visitor's last question in the session: the address of a list shows another one after a filter was asked
 * for, and its further pages are those of the other list. Once that is seen, what is asked over HTTP comes as first visits.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { FirstVisits } from '../stage/first-visits.js';
import type { Fetched, FetchOrder } from './page-fetch.js';

/** Addresses that are asked again before a site is taken to keep no question. Raising it costs pages of sites whose lists change. */
const MOST_TRIALS = 1;

/** The visitor as whom a site is asked. */
export interface Visitor {
  readonly visits: FirstVisits;
  /** Whether the site knows the visitor of an address again. */
  isKnown(url: string): Promise<boolean>;
  /** Whoever asks next comes for the first time. */
  forget(url: string): void;
}

type HttpFetch = (order: FetchOrder) => Promise<Fetched>;

/** A list as its bare address showed it at first. */
interface FirstList {
  readonly order: FetchOrder;
  readonly size: number;
}

/** Fetches over HTTP for whom a site keeps no question; as they come where there is no visitor. */
export function withoutKeptQuestions(fetch: HttpFetch, visitor: Visitor | undefined): HttpFetch {
  if (visitor === undefined) return fetch;
  const { visits } = visitor;
  const firsts = new Map<string, FirstList>();
  let trials = 0;

  /** Asks for a list again after a filter of it was asked for, and as a new visitor where it shows another size; the pages that it took. */
  async function tryAgain({ order, size }: FirstList): Promise<number> {
    trials += 1;
    const again = sizeOf(await fetch(order));
    if (again === null || again === size) return 1;
    visitor?.forget(order.path.url);
    if (sizeOf(await fetch(order)) === size) visits.need();
    return 2;
  }

  /** The list whose address a page has, with arguments that make it another size; null if it is none. */
  function filteredOf(order: FetchOrder, size: number): FirstList | null {
    const url = parseHttpUrl(order.path.url);
    if (url === null) return null;
    const place = `${url.origin}${url.pathname}`;
    const first = firsts.get(place);
    if (url.search === '' && first === undefined) firsts.set(place, { order, size });
    return url.search !== '' && first !== undefined && first.size !== size ? first : null;
  }

  return async (order) => {
    if (order.path.kind !== 'url') return fetch(order);
    if (visits.areNeeded()) visitor.forget(order.path.url);
    const fetched = await fetch(order);
    const size = sizeOf(fetched);
    if (size === null || visits.areNeeded() || trials >= MOST_TRIALS) return fetched;
    const first = filteredOf(order, size);
    if (first === null || !(await visitor.isKnown(order.path.url))) return fetched;
    const pages = await tryAgain(first);
    return fetched.kind === 'page' ? { ...fetched, pages: (fetched.pages ?? 1) + pages } : fetched;
  };
}

/** The size that the list of a page declares; null where it does not. */
function sizeOf(fetched: Fetched): number | null {
  return fetched.kind === 'page' && fetched.view.list !== null ? fetched.view.declaredCount : null;
}
