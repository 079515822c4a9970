/** The pages of a list as links. */

import type { Selection } from '../selection.js';
import type { LinkView, PagerView } from '../view/controls.js';
import { link, listHref } from './visit.js';
import type { Visit } from './visit.js';

/** Page numbers that are shown on either side of the current one. */
const NEIGHBOURS = 2;

/** The pager, or null if the list has one page. */
export function createPager(visit: Visit, selection: Selection, pages: number): PagerView | null {
  if (pages <= 1) return null;
  const { options, speech } = visit;
  const { ui } = speech;
  const to = (page: number, text: string, rel: string | null): LinkView => {
    const href = listHref(visit, { ...selection, page }, { block: 'pager', position: page });
    return link(text, href, { rel: options.relNext === 'on' ? rel : null, isCurrent: page === selection.page });
  };
  const hasNumbers = options.pager === 'numbers' || options.pager === 'numbersonly';
  const hasWords = options.pager !== 'numbersonly';
  const { page } = selection;
  return {
    label: ui.pages,
    numbers: hasNumbers
      ? shownPages(page, pages).map((one) => (one === null ? null : to(one, speech.number(one), relOf(one, page))))
      : [],
    previous: hasWords && page > 1 ? to(page - 1, ui.previous, 'prev') : null,
    next: hasWords && page < pages ? to(page + 1, ui.next, 'next') : null,
    isArrows: options.pager === 'arrows',
  };
}

function relOf(page: number, current: number): string | null {
  if (page === current + 1) return 'next';
  return page === current - 1 ? 'prev' : null;
}

/** First, last and neighbours of the current page; null for each gap. */
function shownPages(current: number, pages: number): readonly (number | null)[] {
  const shown: (number | null)[] = [];
  let last = 0;
  for (let page = 1; page <= pages; page++) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > NEIGHBOURS) continue;
    if (page > last + 1) shown.push(null);
    shown.push(page);
    last = page;
  }
  return shown;
}
