/**
 * The next page of a list that its markup names for a script to fetch, as where scrolling or a button brings more: an
 * address that stands in an attribute behind the first card, and is the page's own but for a position one step on.
 */

import { NO_PAGINATION } from '../../model/no-pagination.js';
import { isActingAddress } from '../../base/acting-address.js';
import { parseHttpUrl } from '../../base/url.js';
import type { Pagination } from '../../model/page.js';
import { targetOf, type LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from '../lists/records.js';
import { findStepLinks } from './step-links.js';

/** Longest address that is looked at, in characters. */
const MAX_ADDRESS = 2_000;

/** Addresses that are looked at. Raising it costs time on pages whose attributes are full of them. */
const MOST_ADDRESSES = 500;

/** Elements whose addresses are links, pictures or parts of other pages. */
const TOLD: ReadonlySet<string> = new Set(
  'a area img picture source video audio track embed object iframe script link meta base form input svg use'.split(' '),
);

/** The way to the page that is awaited; nowhere if the markup names none, or more than one. */
export function readAwaitedPage(
  index: PageIndex,
  links: readonly LinkFact[],
  records: readonly ListRecord[],
): Pagination {
  const [first] = records;
  if (first === undefined) return NO_PAGINATION;
  const named = addressesFrom(index, first.root);
  const { next } = findStepLinks(index, { links: named, cards: records.length, all: [...links, ...named] });
  const [awaited, ...others] = new Set(next.map(({ url }) => url));
  if (awaited === undefined || others.length > 0) return NO_PAGINATION;
  return { ...NO_PAGINATION, next: { kind: 'url', url: awaited } };
}

/** Addresses of the site in attributes of elements from a node on. */
function addressesFrom(index: PageIndex, from: number): readonly LinkFact[] {
  const { origin } = new URL(index.snapshot.url);
  const found: LinkFact[] = [];
  for (const { id, tag, attributes } of index.nodes.slice(from)) {
    if (tag === '#text' || TOLD.has(tag)) continue;
    for (const text of Object.values(attributes)) {
      if (text.length > MAX_ADDRESS || !/^(?:https?:\/\/|\/|\?)\S*\d/iu.test(text)) continue;
      const url = parseHttpUrl(text, index.documentUrl(id));
      if (url === null || url.origin !== origin || isActingAddress(url.href)) continue;
      found.push({ node: id, url: url.href, target: targetOf(url.href), acts: false });
      if (found.length >= MOST_ADDRESSES) return found;
    }
  }
  return found;
}
