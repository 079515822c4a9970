/**
 * Buttons behind a list that lead to another list, as "See all" below what a front page shows off: where they have no address
 * they look like those that bring more of the same.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { ActionsPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { isPaging } from '../../model/step.js';

/** An escaped character of an address: its digits are no number. */
const ESCAPED = /%[0-9a-f]{2}/giu;

/**
 * Whether what a press on a page's way on brought is another list: its address has another path, which does not go on from that
 * of the list, no number in it or in its arguments says which page it is, and it does not list what was there before.
 */
export function leadsElsewhere(before: PageView, after: PageView): boolean {
  const { next } = before.pagination;
  if (next?.kind !== 'actions' || isData(next, before) || after.source === 'http') return false;
  const [from, to] = [placeOf(before.url), placeOf(after.url)];
  if (from === null || to === null || goesOnFrom(to, from)) return false;
  const known = numbersOf(before.url);
  return numbersOf(after.url).every((number) => known.includes(number)) && !holdsCards(after, before);
}

/** Whether a page came as data for what is chosen on it: it has the address of these, or of the page that they were learnt from. */
function isData({ steps }: ActionsPath, { source }: PageView): boolean {
  return source === 'http' && steps.some((step) => !isPaging(step));
}

/** The path of an address, with a fragment that goes on with it. */
function placeOf(url: string): string | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const inner = /^#!?(\/[^?]*)/u.exec(parsed.hash)?.[1] ?? '';
  return `${parsed.pathname} ${inner}`.replace(/\/+(?= |$)/gu, '');
}

/** Whether a path is the same, or that with more behind it; where something begins all of its paths go on from there. */
function goesOnFrom(path: string, from: string): boolean {
  const start = from.trimEnd();
  return path === from || (start !== '' && path.startsWith(start) && path[start.length] !== ' ');
}

function numbersOf(url: string): readonly string[] {
  const { pathname = '', search = '', hash = '' } = parseHttpUrl(url) ?? {};
  return `${pathname}${search}${hash}`.replace(ESCAPED, ' ').match(/\d+/gu) ?? [];
}

/** Whether a page shows all cards of another one. */
export function holdsCards({ list }: PageView, { list: others }: PageView): boolean {
  const keys = new Set(list?.cards.map(({ url, name }) => url ?? name));
  return (others?.cards ?? []).every(({ url, name }) => keys.has(url ?? name));
}
