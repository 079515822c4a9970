/**
 * Names that alternatives are given, where all of them show the same words: "& up" behind stars that are drawn.
 */

import { collapse, splitCount } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';

/** The texts; where all show the same words, with the names that what is worked is given instead, if these tell them apart. */
export function withGivenNames<Text extends { readonly value: string }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  const first = texts[0]?.value ?? '';
  if (texts.length < 2 || !hasWords(first) || texts.some(({ value }) => value !== first)) return texts;
  const names = items.map((item) => givenName(index, item));
  return names.every(hasWords) && new Set(names).size === names.length
    ? texts.map((text, at) => ({ ...text, value: names[at] ?? text.value }))
    : texts;
}

function givenName(index: PageIndex, { main }: Item): string {
  if (main === null) return '';
  const { attributes } = index.node(main);
  return splitCount(collapse(attributes['aria-label'] ?? attributes['title'] ?? '')).value;
}
