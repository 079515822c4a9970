/**
 * The name of the group that a field alone stands in: kits that call the field by its hint name the element around it.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';

/** Levels above a field within which its group is. Raising it calls fields after sections of a form. */
const MAX_CLIMB = 3;

/** Roles of what is filled in or chosen from (WAI-ARIA 1.2). */
const FIELDS: ReadonlySet<string> = new Set(
  'checkbox combobox listbox radio searchbox slider spinbutton switch textbox'.split(' '),
);

/** The name, with the node that has it; null where there is none, or other fields stand there, too. */
export function namedGroup(index: PageIndex, field: number): { readonly node: number; readonly text: string } | null {
  const group = index
    .ancestors(field)
    .slice(0, MAX_CLIMB)
    .find((id) => index.role(id) === 'group');
  if (group === undefined) return null;
  const others = index.nodes
    .slice(group + 1, index.node(group).end)
    .filter(({ id }) => id !== field && FIELDS.has(index.role(id) ?? '') && !index.contains(field, id));
  const text = labelText(index.accessibleName(group));
  return others.length > 0 || text === '' ? null : { node: group, text };
}
