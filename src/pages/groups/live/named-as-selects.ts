/**
 * Lists that are drawn in the place of a select that nobody sees: they are called as the select is, whatever the field that
 * drops them down shows now.
 */

import { textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';

/** Elements above a hidden select that also hold the list that is drawn for it. Raising it takes lists of other facets. */
const MAX_CLIMB = 3;

/** The groups; of those drawn for a hidden select with all of their values, with its label. */
export function namedAsSelects(index: PageIndex, groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const hidden = groups.filter(
    ({ widget, label, node }) => widget === 'select' && label !== null && index.isHidden(node),
  );
  if (hidden.length === 0) return groups;
  return groups.map((group) => {
    const select = hidden.find((one) => isDrawnFor(index, one, group));
    if (select === undefined || select.labelNode === group.labelNode) return group;
    const { label, labelNode, labelTag } = select;
    return {
      ...group,
      label,
      labelTag,
      ...(labelNode !== undefined && { labelNode }),
    };
  });
}

function isDrawnFor(index: PageIndex, select: FoundGroup, drawn: FoundGroup): boolean {
  if (drawn.widget === 'select' || drawn.choices.length < 2) return false;
  const around = index.ancestors(select.node).slice(0, MAX_CLIMB);
  const isBeside = around.some((id) => drawn.choices.every(({ node }) => index.contains(id, node)));
  const values = new Set(select.choices.map(({ value }) => textKey(value)));
  return isBeside && drawn.choices.every(({ value }) => values.has(textKey(value)));
}
