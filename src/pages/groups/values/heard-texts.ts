/**
 * Words of values that are only to be heard, such as "selected" behind each name: what is seen is the value, where that tells
 * the values apart.
 */

import { collapse, textKey } from '../../../base/text.js';
import { heardTextsOn } from '../../heard-words.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasDigit, hasWords } from '../runs/texts.js';
import { MAX_NODES } from './said-frames.js';

/** Ids of the texts that are only heard and say no number, where what alternatives show besides tells each from the others. */
export function heardTexts(index: PageIndex, items: readonly Item[]): ReadonlySet<number> {
  const heard = heardTextsOn(index);
  if (heard.size === 0) return NONE;
  const texts = items.map(({ parts }) => parts.flatMap((part) => shownTexts(index, part)));
  const isHeard = (id: number): boolean => heard.has(id) && !hasDigit(index.node(id).text);
  const names = texts.map((ids) => {
    const seen = ids.filter((id) => !isHeard(id)).map((id) => index.node(id).text);
    // Numbers may be counts, which tell no value from another.
    return textKey(collapse(seen.join(' ').replaceAll(/\p{Nd}+/gu, ' ')));
  });
  const areApart = names.every((name) => hasWords(name)) && new Set(names).size === names.length;
  return areApart ? new Set(texts.flat().filter(isHeard)) : NONE;
}

const NONE: ReadonlySet<number> = new Set();

function shownTexts(index: PageIndex, part: number): readonly number[] {
  const end = Math.min(index.node(part).end, part + MAX_NODES);
  const ids: number[] = [];
  for (let id = part; id < end; id += 1) if (index.node(id).tag === '#text' && !index.isHidden(id)) ids.push(id);
  return ids;
}
