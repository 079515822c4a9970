/**
 * Boxes that only turn something on: what they send says nothing but that, so that no other value can stand beside them.
 */

import { textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';

/** What such boxes send. */
const ON = /^(?:|on|1|true|yes|y)$/iu;

/** Whether a group is a native box alone that only turns something on. */
export function isTurnedOn(index: PageIndex, { widget, choices }: FoundGroup): boolean {
  const [box, further] = choices;
  if (widget !== 'checkboxes' || box === undefined || further !== undefined) return false;
  const { tag, attributes } = index.node(box.node);
  const { name = '', value = '' } = attributes;
  // A name in brackets is that of a list.
  if (tag !== 'input' || /\]$/u.test(name)) return false;
  return ON.test(value.trim()) || saysOnly(box.value, { name, value });
}

/** Whether a box sends in other letters what it says, under a word of that: `freezer=freezer-friendly` for "Freezer friendly". */
function saysOnly(label: string, { name, value }: { readonly name: string; readonly value: string }): boolean {
  const words = wordsOf(label);
  return words.length > 1 && words.join(' ') === wordsOf(value).join(' ') && words.includes(textKey(name));
}

function wordsOf(text: string): readonly string[] {
  return textKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
