/**
 * Boilerplate around facet labels: "By genre", "By role" (after the frequent prefixes and suffixes of He 2013 §5.1).
 */

import { labelText, textKey } from '../../../base/text.js';

/** Labels that must share a word before it counts as boilerplate. Raising it keeps more labels as they are displayed. */
const MIN_LABELS = 3;

/**
 * The labels without the words that all of them begin or end with. They come back as they are if there are fewer than
 * three different ones, if a label would become empty, or if nothing is shared. Words are parts between white space, so
 * nothing is cut in scripts that write without it.
 */
export function stripSharedAffix(labels: readonly string[]): readonly string[] {
  if (new Set(labels.map(textKey)).size < MIN_LABELS) return labels;
  const words = labels.map((label) => label.split(/\s+/u).filter((word) => word !== ''));
  const prefix = sharedLength(words, (label, at) => label[at]);
  const suffix = sharedLength(words, (label, at) => label[label.length - 1 - at]);
  const shortest = Math.min(...words.map(({ length }) => length));
  if (prefix + suffix === 0 || prefix + suffix >= shortest) return labels;
  return words.map((label) => labelText(label.slice(prefix, label.length - suffix).join(' ')));
}

/** A label before and after its shared words were taken off. */
export interface CutLabel {
  readonly from: string;
  readonly to: string;
}

/** A label without the words that were taken off others beside it, if it has those before and behind words of its own. */
export function withoutKnownAffix(label: string, others: readonly CutLabel[]): string {
  for (const { from, to } of others) {
    const at = from === to ? -1 : from.indexOf(to);
    const [head, tail] = at < 0 ? ['', ''] : [from.slice(0, at), from.slice(at + to.length)];
    const isAlike = head.length + tail.length > 0 && label.startsWith(head) && label.endsWith(tail);
    const own = isAlike ? labelText(label.slice(head.length, label.length - tail.length)) : '';
    if (own !== '') return own;
  }
  return label;
}

function sharedLength(
  labels: readonly (readonly string[])[],
  wordAt: (label: readonly string[], at: number) => string | undefined,
): number {
  const [first] = labels;
  if (first === undefined) return 0;
  for (let at = 0; at < first.length; at += 1) {
    const word = wordAt(first, at);
    const key = textKey(word ?? '');
    if (labels.some((label) => textKey(wordAt(label, at) ?? '') !== key)) return at;
  }
  return first.length;
}
