/**
 * The button that applies what is chosen in the list of a field: of lists that hang apart from their fields, and do not say
 * whose they are, only what dropped them down tells.
 */

import type { ChoiceGroup, Control, ItemList } from '../model/page.js';
import type { PageIndex } from './page-index.js';

/** The button of facets in the smallest block around a field that holds any such button, and not the list; or null. */
export function applyBeside(
  index: PageIndex,
  field: number,
  { groups, list }: { readonly groups: readonly ChoiceGroup[]; readonly list: ItemList | null },
): Control | null {
  const buttons = groups.flatMap(({ apply }) => apply ?? []);
  for (const block of index.ancestors(field)) {
    if (list !== null && index.contains(block, list.node)) return null;
    const found = buttons.find(({ node }) => index.contains(block, node));
    if (found !== undefined) return found;
  }
  return null;
}
