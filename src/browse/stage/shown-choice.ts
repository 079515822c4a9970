/**
 * What a field that drops a list down shows as chosen in it.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { SnapshotNode } from '../../model/snapshot.js';
import type { Moment } from './stage-moment.js';

/** Role of a field that drops a list down. */
export const FIELD = 'combobox';

/** A page as it is seen. */
type Seen = Pick<Moment, 'sight' | 'snapshot'>;

/**
 * Whether a field shows an option of its list, and nothing else, as what is chosen in it: the field is called so, or it is
 * called as the list and has the option for a text.
 */
export function isShownByField({ sight: { view }, snapshot }: Seen, { do: what, role, name, group }: Step): boolean {
  if (what !== 'click' || role !== 'option' || name === null) return false;
  const [wanted, list] = [textKey(name), group === null ? null : textKey(group)];
  return (view.openers ?? []).some(({ node, step }) => {
    if (step.role !== FIELD) return false;
    const called = textKey(step.name ?? '');
    return called === wanted || (called === list && shownText(snapshot.nodes, node) === wanted);
  });
}

/** What stands in a field: its value where it is typed into, else its text. */
function shownText(nodes: readonly SnapshotNode[], at: number): string {
  const field = nodes[at];
  if (field === undefined) return '';
  if (field.tag === 'input') return textKey(field.state?.value ?? '');
  return textKey(
    nodes
      .slice(at, field.end)
      .map(({ text }) => text)
      .join(' '),
  );
}
