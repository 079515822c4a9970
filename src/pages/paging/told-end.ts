/**
 * Pages that say that their list ends with them: a button beside the list that cannot be pressed, next to which "3/3" stands.
 */

import { asciiDigits, collapse } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import { isDisabled } from '../pressables.js';
import type { ListRecord } from '../lists/records.js';
import { isWithinShown } from './shown-between.js';

/** Levels above a button within which the page's number stands. */
const MAX_CLIMB = 3;

/** Characters of a text that says which page of how many is shown: "Page 3 of 3". */
const MAX_TEXT = 40;

/** Nodes that are shown between the button and the list. */
const NEAR = 120;

/** Two numbers and a word or sign each before, between and behind them. */
const PLACE_OF_ALL = /^\P{Nd}*(\p{Nd}{1,6})\P{Nd}+(\p{Nd}{1,6})\P{Nd}*$/u;

/** Whether a page says that it is the last one of the list of these blocks, or the only one. */
export function tellsEnd(index: PageIndex, records: readonly ListRecord[]): boolean {
  const [first, last] = [records[0], records.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isNear = (node: number): boolean =>
    node >= last.end
      ? isWithinShown(index, { from: last.end, to: node }, NEAR)
      : node < first.root && isWithinShown(index, { from: node, to: first.root }, NEAR);
  return index.byTag('button').some((node) => isDead(index, node) && isNear(node) && isAtEnd(index, node));
}

function isDead(index: PageIndex, node: number): boolean {
  return !index.isHidden(node) && isDisabled(index, index.node(node));
}

/** Whether the nearest numbers around a button are those of the last of so many pages. */
function isAtEnd(index: PageIndex, button: number): boolean {
  const around = index
    .ancestors(button)
    .slice(0, MAX_CLIMB)
    .find((id) => /\p{Nd}/u.test(index.text(id)));
  if (around === undefined || index.textLength(around) > MAX_TEXT) return false;
  const [, page, pages] = PLACE_OF_ALL.exec(collapse(index.text(around))) ?? [];
  return page !== undefined && pages !== undefined && Number(asciiDigits(page)) === Number(asciiDigits(pages));
}
