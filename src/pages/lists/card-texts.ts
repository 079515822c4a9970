/**
 * The texts of a card, one for each thing that it says.
 */

import { collapse } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';

/** Texts kept per card, and characters kept of each (contract of `Card.texts`). */
const MAX_TEXTS = 30;
const MAX_LENGTH = 200;
/** Elements that only style a part of a text. */
const INLINE: ReadonlySet<string> = new Set([
  'b',
  'i',
  'em',
  'strong',
  'mark',
  'u',
  'sup',
  'sub',
  'font',
  'bdi',
  'bdo',
  'small',
  'wbr',
  'abbr',
]);

/** A displayed text, and the element that says it. */
export interface OwnedText {
  readonly text: string;
  readonly owner: number;
}

/** Displayed texts in order; parts of one sentence that only differ in style are one text. */
export function readCardTexts(
  index: PageIndex,
  part: { readonly root: number; readonly end: number },
): readonly string[] {
  return readOwnedTexts(index, part).map(({ text }) => text);
}

/** The same with the elements that say them. */
export function readOwnedTexts(
  index: PageIndex,
  part: { readonly root: number; readonly end: number },
): readonly OwnedText[] {
  const texts: OwnedText[] = [];
  let pending = '';
  let holder = -1;
  const flush = (): void => {
    const text = collapse(pending).slice(0, MAX_LENGTH);
    if (text !== '') texts.push({ text, owner: holder });
    pending = '';
  };
  for (let id = part.root; id < part.end && texts.length < MAX_TEXTS; id += 1) {
    const node = index.node(id);
    if (node.visible === false || node.tag === 'option' || node.tag === 'select') {
      id = node.end - 1;
      continue;
    }
    if (node.tag !== '#text') continue;
    const owner = textOwner(index, id);
    if (owner !== holder) flush();
    holder = owner;
    pending += node.text;
  }
  flush();
  return texts.slice(0, MAX_TEXTS);
}

/** The nearest element around a text that does more than style it. */
function textOwner(index: PageIndex, id: number): number {
  let owner = index.node(id).parent;
  while (owner > 0 && INLINE.has(index.node(owner).tag)) owner = index.node(owner).parent;
  return owner;
}
