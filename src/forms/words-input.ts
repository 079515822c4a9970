/**
 * Inputs that take words.
 */

import type { SnapshotNode } from '../model/snapshot.js';

/** Types of inputs that take no words (HTML standard, the input element); one of a type that nobody knows is a text field. */
const OTHER_TYPES =
  /^(?:button|checkbox|color|date|datetime-local|email|file|hidden|image|month|number|password|radio|range|reset|submit|tel|time|url|week)$/iu;

/** Whether an element is an input that any words may be typed in, as far as its type tells. */
export function takesWords({ tag, attributes }: Pick<SnapshotNode, 'tag' | 'attributes'>): boolean {
  return tag === 'input' && !OTHER_TYPES.test(attributes['type'] ?? '');
}
