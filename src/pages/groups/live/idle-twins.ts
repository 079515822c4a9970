/**
 * Buttons and options that cannot be pressed now, in a row with some that can: letters under which nothing stands,
 * values that nothing is left of. They are no labels of what follows them.
 */

import type { PageIndex } from '../../page-index.js';
import { isDisabled } from '../widget-state.js';
import type { Widget } from './widget.js';

/** Nodes of those that stand beside one of the widgets and have its tag, by themselves or in an item of their own. */
export function idleTwins(index: PageIndex, widgets: Iterable<Widget>): ReadonlySet<number> {
  const rows = new Set<string>();
  for (const { node } of widgets) for (const row of rowsOf(index, node)) rows.add(row);
  const idle = index.nodes.filter(({ id, tag }) => tag !== '#text' && !index.isHidden(id) && isDisabled(index, id));
  return new Set(idle.flatMap(({ id }) => (rowsOf(index, id).some((row) => rows.has(row)) ? [id] : [])));
}

/** The rows that a control may stand in: what is around it, and what is around its item. */
function rowsOf(index: PageIndex, id: number): readonly string[] {
  const { tag, parent } = index.node(id);
  if (parent < 0) return [];
  const item = index.node(parent);
  const isItem = index.elements(parent).length === 1;
  return [`${tag} ${String(parent)}`, ...(isItem ? [`${tag} ${item.tag} ${String(item.parent)}`] : [])];
}
