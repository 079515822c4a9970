/**
 * Values that repeat the label of their group, as said to screen readers: `Refine by Colour: Red`.
 */

import { labelText } from '../../../base/text.js';
import type { Choice } from '../../../model/page.js';

/** Values that must repeat the label. Raising it keeps more values as they are displayed. */
const MIN_REPEATS = 2;

/** Longest text before a repeated label, in characters: "Currently refined by". */
const MAX_BEFORE = 30;

/** The choices without the label, a colon and all before them, if several values begin so; else as they are. */
export function withoutOwnLabel(label: string | null, choices: readonly Choice[]): readonly Choice[] {
  if (label === null || label === '') return choices;
  const own = choices.map(({ value }) => behindLabel(label, value));
  if (own.filter((value) => value !== null).length < MIN_REPEATS) return choices;
  const values = choices.map(({ value }, at) => own[at] ?? value);
  if (new Set(values).size < new Set(choices.map(({ value }) => value)).size) return choices;
  return choices.map((choice, at) => ({ ...choice, value: values[at] ?? choice.value }));
}

/** What a value says behind the label and its colon, or null. */
function behindLabel(label: string, value: string): string | null {
  const [before = '', ...rest] = value.split(/\s*[:：]\s*/u);
  const isRepeated = before.toLowerCase().endsWith(label.toLowerCase()) && before.length - label.length <= MAX_BEFORE;
  const head = before.slice(0, -label.length);
  if (!isRepeated || rest.length === 0 || /[\p{L}\p{N}]$/u.test(head)) return null;
  const own = labelText(value.slice(value.search(/[:：]/u) + 1));
  return own === '' ? null : own;
}
