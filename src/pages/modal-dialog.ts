/**
 * The dialog that a page was opened for: what lies behind it waits until it is closed (WAI-ARIA 1.2, aria-modal).
 */

import type { Overlay } from '../model/page.js';
import { onlyLayer } from './groups/opening/only-layer.js';
import type { PageIndex } from './page-index.js';

/**
 * The topmost dialog that says that nothing but itself can be worked, and lies over the page; null if there is none. What
 * only has to go away is none: the page may still be worked behind it.
 */
export function modalDialog(index: PageIndex, overlays: readonly Overlay[]): number | null {
  const closed = closedPanels(index);
  const modals = index.nodes.filter(
    ({ id, attributes }) =>
      attributes['aria-modal'] === 'true' &&
      !index.isHidden(id) &&
      liesOverPage(index, id, closed) &&
      !overlays.some(({ node }) => index.contains(node, id) || index.contains(id, node)),
  );
  const layer = modals.at(-1)?.id ?? onlyLayer(index);
  return layer !== null && overlays.some(({ node }) => index.contains(layer, node)) ? null : layer;
}

/**
 * Whether a dialog, what is around it or what is in it covers the page: drawers that are slid away say the same of themselves.
 * What a button says to be closed counts as to be seen, too, though it may be none in a header that stays in sight.
 */
function liesOverPage(index: PageIndex, id: number, closed: readonly number[]): boolean {
  const parts = index.nodes.slice(id, index.node(id).end);
  const isClosed = closed.some((panel) => index.contains(panel, id));
  const around = isClosed ? [] : index.ancestors(id).map((above) => index.node(above));
  return [...around, ...parts].some(({ covers }) => covers === true);
}

/** The panels that buttons say to be closed. */
function closedPanels(index: PageIndex): readonly number[] {
  return index.nodes.flatMap(({ attributes }) => {
    if (attributes['aria-expanded'] !== 'false') return [];
    const ids = (attributes['aria-controls'] ?? '').split(/\s+/u);
    return ids.flatMap((id) => (id === '' ? [] : (index.byElementId(id) ?? [])));
  });
}
