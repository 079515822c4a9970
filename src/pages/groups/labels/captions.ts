/**
 * Tables of values: what a table with one column of links is about, its caption says; the head of the column only says what
 * stands there, as "Name".
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { firstNode, MAX_LABEL_TEXT, type Run, type TextBlock } from '../runs/shapes.js';

/** The runs; those that the head of a column names, called as the caption of their table where it holds no others. */
export function withCaptions(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const tables = runs.map((run) => tableAround(index, run));
  return runs.map((run, at) => {
    const table = tables[at] ?? null;
    const isAlone = table !== null && tables.filter((other) => other === table).length === 1;
    const caption = isAlone && isHead(index, table, run.label) ? captionOf(index, table) : null;
    return caption === null ? run : { ...run, label: caption };
  });
}

function tableAround(index: PageIndex, run: Run): number | null {
  return index.ancestors(firstNode(run)).find((id) => index.node(id).tag === 'table') ?? null;
}

/** Whether a label is the head of a column of a table. */
function isHead(index: PageIndex, table: number, label: TextBlock | null): boolean {
  if (label === null || !index.contains(table, label.node)) return false;
  return [label.node, ...index.ancestors(label.node)].some((id) => /^(?:th|thead)$/u.test(index.node(id).tag));
}

function captionOf(index: PageIndex, table: number): TextBlock | null {
  const [node] = index.within(table, 'caption');
  const text = node === undefined ? '' : labelText(index.text(node));
  if (node === undefined || !/\p{L}/u.test(text) || text.length > MAX_LABEL_TEXT) return null;
  return { node, text, strength: 'heading' };
}
