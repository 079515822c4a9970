/**
 * Links that say different things and all lead to the page on which they stand, or to one other: only a script tells them
 * apart.
 */

import { textKey } from '../../base/text.js';
import { urlParts } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';
import { hasDigit } from './runs/texts.js';

/** Levels above a link within which the others of its list stand. */
const MAX_CLIMB = 3;

/** Links that must lead to one place. Raising it misses short lists of values. */
const MIN_LINKS = 2;

/** The same where that is another page, which several links may lead to before there are pages for them; each has a number then. */
const MIN_ELSEWHERE = 3;

/** Larger parts of a page are no list of values, in nodes; they would be looked through for each of their links. */
const MAX_NODES = 1_000;

/**
 * Whether a link is one of several that lead to this very page, or each with a number to one other, under different names.
 * Those in the page's footer are none: they stand for pages that are not there yet.
 */
export function sharesAddress(index: PageIndex, link: number): boolean {
  const url = index.linkUrl(link);
  if (url === null || index.landmark(link) === 'footer') return false;
  const isHere = pathOf(url) === pathOf(index.documentUrl(link));
  if (!isHere && !isNumbered(index, link)) return false;
  const least = isHere ? MIN_LINKS : MIN_ELSEWHERE;
  for (const around of index.ancestors(link).slice(0, MAX_CLIMB)) {
    if (index.node(around).end - around > MAX_NODES) return false;
    const links = index.within(around, 'a');
    if (links.some((other) => index.linkUrl(other) !== url)) return false;
    if (links.length >= least) return areApart(index, links, isHere);
  }
  return false;
}

/** Whether links bear names of their own, and numbers where these are asked for. */
function areApart(index: PageIndex, links: readonly number[], isHere: boolean): boolean {
  const names = new Set(links.map((link) => textKey(index.text(link))));
  const areNumbered = isHere || links.every((link) => isNumbered(index, link));
  return names.size === links.length && !names.has('') && areNumbered;
}

/** Whether a number stands in a link or beside it. */
function isNumbered(index: PageIndex, link: number): boolean {
  return hasDigit(index.text(index.node(link).parent));
}

function pathOf(url: string): string {
  const parsed = urlParts(url);
  return parsed === null ? url : parsed.origin + parsed.pathname;
}
