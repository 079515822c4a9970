/**
 * Which pages there are in numbers of two beside a pager: "Page 1 of 42", "1 / 7".
 *
 * No word is known. The number of the page before the last number is the page's own place, as that many cards are not
 * shown; what is counted would be named after the last number ("1 of 42 results").
 */

import type { NumberText } from '../count-texts.js';
import type { PageIndex } from '../page-index.js';
import { commonAncestor } from './pressed-numbers.js';

/** Characters of the bar that holds the steps and the text. Raising it takes texts farther from the pager for its own. */
const MAX_BAR = 120;
/** Levels from the steps up to that bar. */
const MAX_CLIMB = 3;
/** One place and one last page, in this order, and no word behind them. */
const PLACE_OF_ALL = /^[^#]*#[^#]+#\P{L}*$/u;

/** A pager that only goes on and back. */
export interface StepBar {
  /** Ids of its steps, in document order. */
  readonly nodes: readonly number[];
  /** Number of the page shown, 1 = the first. */
  readonly place: number;
}

/** Whether a text beside the steps of a page that is not the last tells which of the list's pages it is. */
export function tellsPlaceOfPages(index: PageIndex, text: NumberText, { nodes, place }: StepBar): boolean {
  const { node, template, numbers } = text;
  const [shown = 0, last = 0] = numbers;
  const [first, end] = [nodes[0], nodes.at(-1)];
  if (numbers.length !== 2 || shown !== place || last <= place || !PLACE_OF_ALL.test(template)) return false;
  return first !== undefined && end !== undefined && isInBar(index, node, { first, end });
}

/** How many pages a text beside the steps of a first page says that there are ("1 / 11"); 0 if none does. */
export function pagesOf(index: PageIndex, texts: readonly NumberText[], steps: StepBar): number {
  if (steps.place !== 1) return 0;
  return texts.find((text) => tellsPlaceOfPages(index, text, steps))?.numbers[1] ?? 0;
}

/** A pager with numbers. */
export interface NumberBar {
  /** The numbers, that of the page shown among them. */
  readonly pages: readonly number[];
  readonly current: number;
  /** Cards on this page. */
  readonly perPage: number;
}

/**
 * Whether a text tells which of the list's pages this is though they have numbers of their own: what it names last would not
 * fill the pages that are linked, and is more than these.
 */
export function tellsPageOf({ template, numbers }: NumberText, { pages, current, perPage }: NumberBar): boolean {
  const [shown = 0, last = 0] = numbers;
  const most = Math.max(...pages);
  const isOfPages = numbers.length === 2 && shown === current && last >= most && PLACE_OF_ALL.test(template);
  return isOfPages && most > 1 && last <= (most - 1) * perPage;
}

/** Cards of a page from which on a total that fills its pages is no chance. */
const LEAST_PER_PAGE = 3;

/**
 * Whether three numbers tell the size of the list, which of its pages this is, and how many there are ("53 lots. Page 1 of 3"):
 * with as many cards as are shown the list fills just these pages.
 */
export function tellsSizeAndPages(numbers: readonly number[], shown: number): boolean {
  const [total = 0, page = 0, pages = 0] = numbers;
  if (numbers.length !== SIZE_AND_PAGES || page < 1 || page > pages || pages < 2) return false;
  const perPage = page < pages ? shown : (total - shown) / (pages - 1);
  return (
    Number.isInteger(perPage) && perPage >= Math.max(shown, LEAST_PER_PAGE) && Math.ceil(total / perPage) === pages
  );
}

const SIZE_AND_PAGES = 3;

/** Whether a text stands in the bar of the steps. */
function isInBar(index: PageIndex, node: number, { first, end }: { first: number; end: number }): boolean {
  let bar = first === end ? index.node(first).parent : commonAncestor(index, first, end);
  for (let level = 0; level <= MAX_CLIMB && bar > 0 && index.textLength(bar) <= MAX_BAR; level += 1) {
    if (index.contains(bar, node)) return true;
    bar = index.node(bar).parent;
  }
  return false;
}
