/**
 * The dialog that a page was opened for: what lies behind it waits until it is closed (WAI-ARIA 1.2, aria-modal).
 */

import type { Overlay } from '../model/page.js';
import type { PageIndex } from './page-index.js';

/**
 * The topmost dialog that says that nothing but itself can be worked, and lies over the page; null if there is none. What
 * only has to go away is none: the page may still be worked behind it.
 */
export function modalDialog(index: PageIndex, overlays: readonly Overlay[]): number | null {
  const modals = index.nodes.filter(
    ({ id, attributes }) =>
      attributes['aria-modal'] === 'true' &&
      !index.isHidden(id) &&
      liesOverPage(index, id) &&
      !overlays.some(({ node }) => index.contains(node, id) || index.contains(id, node)),
  );
  return modals.at(-1)?.id ?? null;
}

/** Whether a dialog, what is around it or what is in it covers the page: drawers that are slid away say the same of themselves. */
function liesOverPage(index: PageIndex, id: number): boolean {
  const parts = index.nodes.slice(id, index.node(id).end);
  return [...index.ancestors(id).map((above) => index.node(above)), ...parts].some(({ covers }) => covers === true);
}
