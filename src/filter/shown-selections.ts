/**
 * Selections whose pages showed all that there is, or nothing: what only narrows them brings no further entity, wherever
 * it is linked. For representative coverage (He 2013 §1), which wants entities and not the facts of each choice.
 */

import { parseHttpUrl } from '../base/url.js';
import type { PageView } from '../model/page.js';
import type { ArgumentBook } from './argument-book.js';

/** Selections that were shown wholly; grows while pages are read. */
export interface ShownSelections {
  /** Takes in a result page. */
  note(view: PageView): void;
  /** Whether an address selects, with further choices or none, among what was shown wholly. */
  covers(url: string): boolean;
}

/** Selections that are remembered of one keyword: each costs a comparison for every link. */
const MOST_OF_KEYWORD = 200;
/** Keywords of which selections are remembered. */
const MOST_KEYWORDS = 20_000;

/** Nothing seen yet. */
export function createShownSelections(book: ArgumentBook): ShownSelections {
  const shown = new Map<string, (readonly string[])[]>();
  const keyOf = (url: string): string => `${parseHttpUrl(url)?.origin ?? ''}\n${book.keyword()?.keywordOf(url) ?? ''}`;
  return {
    note: (view) => {
      if (!showsNone(view) && !showsAll(view, book)) return;
      const key = keyOf(view.url);
      const known = shown.get(key) ?? [];
      if (known.length >= MOST_OF_KEYWORD || (known.length === 0 && shown.size >= MOST_KEYWORDS)) return;
      shown.set(key, [...known, isOfKeywordAlone(view.url, book) ? [] : book.selection(view.url)]);
    },
    covers: (url) => {
      const known = shown.get(keyOf(url)) ?? [];
      if (known.length === 0) return false;
      const selection = new Set(book.selection(url));
      return known.some((whole) => whole.every((choice) => selection.has(choice)));
    },
  };
}

/** Whether an address asks for a keyword and nothing else: whatever keeps the keyword is among what that finds. */
function isOfKeywordAlone(url: string, book: ArgumentBook): boolean {
  const keyword = book.keyword()?.keywordOf(url) ?? null;
  const search = keyword === null ? null : book.searchUrl(keyword);
  return search !== null && book.sameQuery(search, url);
}

/** Whether a page says that nothing was found: a count of 0 where others stand, and no list. */
function showsNone({ list, declaredCount, counts, empty }: PageView): boolean {
  if (list !== null || !empty.empty) return false;
  return declaredCount === 0 || (declaredCount === null && counts[0]?.value === 0);
}

/** Whether a page shows the whole result: by its size, or as nothing that looks like a pager stays within the query. */
function showsAll({ list, declaredCount, pagination, url }: PageView, book: ArgumentBook): boolean {
  if (list === null) return false;
  if (declaredCount !== null) return declaredCount <= list.cards.length;
  const { next, previous, pages } = pagination;
  const paths = [next, previous, ...pages.map(({ path }) => path)].filter((path) => path !== null);
  return paths.every((path) => path.kind === 'url' && !book.sameQuery(path.url, url));
}
