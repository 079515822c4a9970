/**
 * The size that a list tells assistive technology, which a list that keeps only a window of itself in the page has to.
 */

import type { CountText } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import type { RecordRun } from './records.js';
import { isRow } from './row-cells.js';

/** Levels around a list in which its grid may stand. */
const MAX_LEVELS = 6;
/** As sure as a range that fits. */
const CONFIDENCE = 0.95;

/** The declared size, or null where there is none or it is unknown (-1). */
export function readSetSize(index: PageIndex, { container, records }: RecordRun): CountText | null {
  const size =
    setSize(
      index,
      records.map(({ root }) => root),
    ) ?? rowCount(index, container);
  return size === null || size < records.length
    ? null
    : { node: container, template: 'set size #', value: size, from: null, to: null, confidence: CONFIDENCE };
}

/** `aria-setsize` that all blocks agree on, on them or on what wraps their content. */
function setSize(index: PageIndex, roots: readonly number[]): number | null {
  const sizes = roots.map((root) => {
    const inner = index.elements(root)[0];
    return (
      numberOf(index, root, 'aria-setsize') ?? (inner === undefined ? null : numberOf(index, inner, 'aria-setsize'))
    );
  });
  const [first = null] = sizes;
  return first !== null && sizes.every((size) => size === first) ? first : null;
}

/** `aria-rowcount` of the grid around, without the rows before the list: headers and fields under them. */
function rowCount(index: PageIndex, container: number): number | null {
  const around = [container, ...index.ancestors(container)].slice(0, MAX_LEVELS);
  const grid = around.find((id) => numberOf(index, id, 'aria-rowcount') !== null);
  if (grid === undefined) return null;
  let headers = 0;
  for (let id = grid + 1; id < container; id += 1) if (isRow(index, id)) headers += 1;
  return (numberOf(index, grid, 'aria-rowcount') ?? 0) - headers;
}

function numberOf(index: PageIndex, id: number, name: string): number | null {
  const text = index.node(id).attributes[name];
  const value = text === undefined || !/^\d+$/u.test(text) ? null : Number(text);
  return value === 0 ? null : value;
}
