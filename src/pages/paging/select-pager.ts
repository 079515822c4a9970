/**
 * Pagers that are a select which only a script reads: "Page [3] of 14". Numbers to choose from look the same (bedrooms,
 * stars); what tells pages apart is that the text beside the select, or each of its options, says how many there are.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Control, Pagination } from '../../model/page.js';
import { PAGINATION_GROUP } from '../../model/step.js';
import { asciiDigits } from '../../base/text.js';
import type { RecordRun } from '../lists/records.js';
import type { PageIndex } from '../page-index.js';
import { controlOf, pathBy } from '../steps.js';
import { isNearList } from './near-list.js';
import { isChosenOption } from './option-pages.js';

/** What a select of pages is looked for with. */
export interface SelectContext {
  readonly list: RecordRun;
  /** The path by which the page was reached. */
  readonly at: AccessPath | null;
}

/** A pager with the page shown now. */
export interface SelectPagination {
  readonly pagination: Pagination;
  readonly current: number;
}

/** Options that make a pager. */
const LEAST_PAGES = 2;

/** Elements above a select within which a text says how many pages there are. */
const MAX_CLIMB = 3;

/** Characters that such a text may have: "Go to page … of 14 pages". Raising it takes the number of a sentence for one of pages. */
const MAX_TEXT = 40;

/** The pager of a live page that is a select beside its list, or null. */
export function readSelectPager(index: PageIndex, { list, at }: SelectContext): SelectPagination | null {
  if (index.snapshot.source === 'http') return null;
  const found = index
    .byTag('select')
    .filter((select) => !index.isHidden(select) && isNearList(index, select, list))
    .map((select) => ({ select, options: index.within(select, 'option') }))
    .find(({ select, options }) => isCounting(index, options) && saysHowMany(index, select, options));
  if (found === undefined) return null;
  const { select, options } = found;
  const current = options.findIndex((option) => isChosenOption(index, option)) + 1 || 1;
  const toPage = (option: number): Control =>
    controlOf(index, select, { do: 'select', group: PAGINATION_GROUP, value: index.text(option) });
  const pathTo = (option: number | undefined): AccessPath | null =>
    option === undefined ? null : pathBy(at, index.snapshot.url, [toPage(option).step]);
  const after = options[current];
  const pagination: Pagination = {
    next: pathTo(after),
    previous: pathTo(options[current - 2]),
    // A step to a page is one page on, wherever it stands: those further on are reached one by one.
    pages: [],
    nodes: [select, ...options],
    ...(after !== undefined && { control: toPage(after) }),
    manner: 'replaces',
  };
  return { pagination, current };
}

/** Whether the first number of each option is its place among them, and the options are alike but for it. */
function isCounting(index: PageIndex, options: readonly number[]): boolean {
  const texts = options.map((option) => asciiDigits(index.text(option)));
  const wording = (text: string): string => text.replace(/\d+/u, '#');
  const [first = ''] = texts;
  return (
    texts.length >= LEAST_PAGES &&
    texts.every((text, at) => numbersIn(text)[0] === at + 1 && wording(text) === wording(first))
  );
}

/** Whether the last page's number, and no other, is said by each option behind its own, or by the text around the select. */
function saysHowMany(index: PageIndex, select: number, options: readonly number[]): boolean {
  const own = numbersIn(index.text(options[0] ?? select));
  if (own.length > 1) return own.length === 2 && own[1] === options.length;
  const around = index
    .ancestors(select)
    .slice(0, MAX_CLIMB)
    .map((id) => index.text(id))
    .find((text) => numbersIn(text).length > 0);
  const numbers = numbersIn(around ?? '');
  return (around ?? '').length <= MAX_TEXT && numbers.length === 1 && numbers[0] === options.length;
}

function numbersIn(text: string): readonly number[] {
  return (asciiDigits(text).match(/\d+/gu) ?? []).map(Number);
}
