/**
 * Names that alternatives are given, where all of them show the same words: "& up" behind stars that are drawn.
 */

import { collapse, parseWhole, splitCount } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';

/** A text and a bare number behind it. */
const BEFORE_NUMBER = /^(.*\S)\s+(\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*)$/u;

/**
 * The texts; where all show the same words, but for a number behind them, with the names that what is worked is given instead,
 * if these tell them apart.
 */
export function withGivenNames<Text extends { readonly value: string; readonly count: number | null }>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  const names = items.map((item) => givenName(index, item));
  const shown = texts.map((text, at) => withoutNumber(text, names[at] ?? ''));
  const first = shown[0]?.value ?? '';
  if (texts.length < 2 || !hasWords(first) || shown.some(({ value }) => value !== first)) return texts;
  return names.every(hasWords) && new Set(names).size === names.length
    ? shown.map((text, at) => ({ ...text, value: names[at] ?? text.value }))
    : texts;
}

/** The number behind the words as the count, where there is none and the name that is given does not say it. */
function withoutNumber<Text extends { readonly value: string; readonly count: number | null }>(
  text: Text,
  name: string,
): Text {
  const found = text.count === null ? BEFORE_NUMBER.exec(text.value) : null;
  const match = found !== null && name.includes(found[2] ?? '') ? null : found;
  const count = match === null ? null : parseWhole(match[2] ?? '');
  return count === null ? text : { ...text, value: match?.[1] ?? text.value, count };
}

function givenName(index: PageIndex, { main }: Item): string {
  if (main === null) return '';
  const { attributes } = index.node(main);
  return splitCount(collapse(attributes['aria-label'] ?? attributes['title'] ?? '')).value;
}
