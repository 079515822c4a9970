/**
 * Boxes that only turn something on: what they send says nothing but that, so that no other value can stand beside them.
 */

import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';

/** What such boxes send. */
const ON = /^(?:|on|1|true|yes|y)$/iu;

/** Whether a group is a native box alone that only turns something on. */
export function isTurnedOn(index: PageIndex, { widget, choices }: FoundGroup): boolean {
  const [box, further] = choices;
  if (widget !== 'checkboxes' || box === undefined || further !== undefined) return false;
  const { tag, attributes } = index.node(box.node);
  // A name in brackets is that of a list.
  return tag === 'input' && ON.test((attributes['value'] ?? '').trim()) && !/\]$/u.test(attributes['name'] ?? '');
}
