/**
 * Links that say different things and all lead to the page on which they stand: only a script tells them apart.
 */

import { textKey } from '../../base/text.js';
import { urlParts } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';

/** Levels above a link within which the others of its list stand. */
const MAX_CLIMB = 3;

/** Links that must lead to one place. Raising it misses short lists of values. */
const MIN_LINKS = 2;

/** Larger parts of a page are no list of values, in nodes; they would be looked through for each of their links. */
const MAX_NODES = 1_000;

/**
 * Whether a link is one of several that lead to this very page under different names. Those in the page's footer are none:
 * they stand for pages that are not there yet.
 */
export function sharesAddress(index: PageIndex, link: number): boolean {
  const url = index.linkUrl(link);
  if (url === null || pathOf(url) !== pathOf(index.documentUrl(link))) return false;
  if (index.landmark(link) === 'footer') return false;
  for (const around of index.ancestors(link).slice(0, MAX_CLIMB)) {
    if (index.node(around).end - around > MAX_NODES) return false;
    const links = index.within(around, 'a');
    if (links.some((other) => index.linkUrl(other) !== url)) return false;
    const names = new Set(links.map((other) => textKey(index.text(other))));
    if (links.length >= MIN_LINKS) return names.size === links.length && !names.has('');
  }
  return false;
}

function pathOf(url: string): string {
  const parsed = urlParts(url);
  return parsed === null ? url : parsed.origin + parsed.pathname;
}
