/**
 * Whether a list is a section with a title of its own, as recommendations are, rather than what the page is about.
 */

import { collapse, textKey } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Levels above the list in which its title is looked for; a table in a table is four. Raising it costs time on deep pages. */
const MAX_LEVELS = 9;
/** Titles are short, and little else stands beside a section's list. */
const MAX_TITLE = 60;
const MAX_REST = 20;
const HAS_DIGIT = /\p{Nd}/u;

/** Whether the nearest element around the list that shows more shows just a title, and that is not the page's title. */
export function isTitledSection(index: PageIndex, container: number, records: readonly ListRecord[]): boolean {
  const first = records[0];
  const last = records.at(-1);
  if (first === undefined || last === undefined) return false;
  for (const around of [container, ...index.ancestors(container)].slice(0, MAX_LEVELS)) {
    const before = textBetween(index, around + 1, first.root);
    const after = textBetween(index, last.end, index.node(around).end);
    if (before === '' && after === '') continue;
    return (
      before !== '' &&
      before.length <= MAX_TITLE &&
      after.length <= MAX_REST &&
      !HAS_DIGIT.test(before) &&
      !isPageTitle(index, before)
    );
  }
  return false;
}

function isPageTitle(index: PageIndex, text: string): boolean {
  const titles = [
    ...index
      .byTag('title')
      .slice(0, 1)
      .map((id) => index.ownText(id)),
    ...index.byTag('h1').map((id) => index.text(id)),
  ];
  const key = textKey(text);
  return (
    titles.some((title) => textKey(title).includes(key)) || index.byTag('h1').some((id) => index.text(id) === text)
  );
}

/** Text of the whole elements between two nodes, up to what matters here. */
function textBetween(index: PageIndex, from: number, end: number): string {
  let text = '';
  for (let id = from; id < end && text.length <= MAX_TITLE * 2;) {
    const node = index.node(id);
    if (node.end <= end) {
      if (node.visible !== false && !isColumnNames(index, id)) text += ` ${index.text(id)}`;
      id = node.end;
    } else id += 1;
  }
  return collapse(text);
}

/** Whether an element holds nothing but names of columns: they are no title. */
function isColumnNames(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  const cells = tag === 'tr' ? index.elements(id) : [];
  return tag === 'thead' || (cells.length > 0 && cells.every((cell) => index.node(cell).tag === 'th'));
}
