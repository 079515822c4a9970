/**
 * Cards of lists that go on in place, "load more" and scrolling: what a page shows of such a list is told once. Their first
 * page may have come without a browser, and a page in one may have gone on by itself since it was told.
 */

import type { PageView } from '../../model/page.js';
import { cardKey, withNewCards } from './list-overlap.js';
import { isPaging } from '../../model/step.js';
import { listKey, type UnitPath } from './stage-path.js';

/** Lists that are remembered; of others only what the step before showed counts as told. */
const MOST_LISTS = 2_000;

/** What was told of each list; grows. */
export interface GivenCards {
  /** What a page at the end of a path shows of its list that was not told yet; `before` is the page before the last step. */
  news(path: UnitPath, before: PageView | null, view: PageView): PageView;
}

/** Nothing told yet. */
export function createGivenCards(): GivenCards {
  const lists = new Map<string, Set<string>>();

  function note(key: string, { list }: PageView): void {
    const told = lists.get(key) ?? new Set();
    for (const card of list?.cards ?? []) told.add(cardKey(card));
    lists.delete(key);
    lists.set(key, told);
    const [oldest] = lists.keys();
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
  }

  return {
    news(path, before, view) {
      const key = listKey(path);
      const last = path.units.at(-1);
      const isFirst = last === undefined || !isPaging(last);
      if (isFirst) lists.delete(key);
      const news =
        isFirst || before === null
          ? view
          : freshIn(view, { before, told: lists.get(key), isScrolled: last.do === 'scroll' });
      note(key, view);
      return news;
    },
  };
}

interface Earlier {
  readonly before: PageView;
  /** Cards that were told; undefined where nothing of the list was. */
  readonly told: ReadonlySet<string> | undefined;
  readonly isScrolled: boolean;
}

/** A further page with what is new on it. */
function freshIn(view: PageView, { before, told, isScrolled }: Earlier): PageView {
  const after = withNewCards(before, view, isScrolled);
  // A pager that puts other cards into the place of those before tells all of them.
  if (view.list === null || (after === view && !isScrolled)) return view;
  if (told === undefined) return view;
  const fresh = view.list.cards.filter((card) => !told.has(cardKey(card)));
  return fresh.length === 0 ? after : { ...view, list: { ...view.list, cards: fresh } };
}
