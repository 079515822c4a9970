/**
 * Rows of words and numbers that nothing on them tells to be pressed: what is around them listens in their place. A row of
 * values each with a count is a facet wherever it stands; pressing one tells whether it works.
 */

import { collapse } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { isCount } from '../runs/texts.js';
import type { Reach } from './clickables.js';
import { stateOf } from '../widget-state.js';
import type { Widget } from './widget.js';

/** Longest text of a row, in characters. Raising it takes rows of data for values. */
const MAX_ROW_TEXT = 60;

/** Nodes that a row may have. */
const MAX_ROW_NODES = 16;

/** Rows that make a set of values. */
const MIN_ROWS = 2;
const MAX_ROWS = 300;

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'tbody', 'table', 'div', 'section']);
const WORKED: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'textarea', 'label', 'th', 'img']);

/** Rows of one list in which every child is a value and its count and nothing that can be worked by itself. */
export function countedRows(index: PageIndex, { reach, covered }: Reach): readonly Widget[] {
  const found: Widget[] = [];
  for (const { id, tag } of index.nodes) {
    if (!LISTS.has(tag) || reach[id] !== 1 || index.isHidden(id) || isHead(index, id)) continue;
    const rows = index.elements(id).filter((row) => !index.isHidden(row));
    if (rows.length < MIN_ROWS || rows.length > MAX_ROWS || index.children(id).length > rows.length * 2) continue;
    const [first = id] = rows;
    const isSet = rows.every(
      (row) =>
        index.node(row).tag === index.node(first).tag &&
        reach[row] === 1 &&
        covered[row] === 0 &&
        isCounted(index, row),
    );
    if (isSet && hasOwnTexts(index, id, rows)) found.push(...rows.map((row) => widgetOf(index, row)));
  }
  return found;
}

/** Tables with a head are data. */
function isHead(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  if (tag !== 'tbody' && tag !== 'table') return false;
  const table = tag === 'table' ? id : index.node(id).parent;
  return index.within(table, 'th').some((head) => !index.isHidden(head) && index.text(head) !== '');
}

/** Whether a row is words followed by a number in an element of its own, and nothing to work. */
function isCounted(index: PageIndex, row: number): boolean {
  const { end } = index.node(row);
  if (end - row > MAX_ROW_NODES || index.textLength(row) > MAX_ROW_TEXT) return false;
  const inside = index.nodes.slice(row + 1, end);
  if (inside.some(({ tag, listensForClicks }) => WORKED.has(tag) || listensForClicks === true)) return false;
  const texts = inside.filter(({ tag, text }) => tag === '#text' && /\S/u.test(text));
  const [value, count] = [texts[0], texts.at(-1)];
  if (value === undefined || count === undefined || count.parent === row || count.parent === value.parent) return false;
  return isCount(collapse(count.text)) && !PRICE.test(count.text);
}

/** Numbers with a fraction are none of entities. */
const PRICE = /[.,]\p{Nd}{1,2}\s*$/u;

/** Whether the rows are all that the list shows, each of another value. */
function hasOwnTexts(index: PageIndex, list: number, rows: readonly number[]): boolean {
  const texts = new Set(rows.map((row) => index.text(row)));
  const length = rows.reduce((sum, row) => sum + index.textLength(row), 0);
  return texts.size === rows.length && index.textLength(list) <= length + rows.length;
}

function widgetOf(index: PageIndex, row: number): Widget {
  return { block: row, node: row, kind: 'plain', selected: stateOf(index, row), apart: [] };
}
