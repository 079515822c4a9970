/**
 * The dialog that something stands in (WAI-ARIA 1.2, dialog).
 */

import type { PageIndex } from '../../page-index.js';

const DIALOGS: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);

/** The innermost dialog that a node stands in, or null. */
export function dialogAround(index: PageIndex, node: number): number | null {
  return index.ancestors(node).find((id) => DIALOGS.has(index.role(id) ?? '')) ?? null;
}
