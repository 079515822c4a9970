/**
 * What a page shows in place of fields that drop lists down and are hidden: a short text that is clicked. What is drawn like
 * several of them among them brings something up, too, though it says nothing of that.
 */

import { oncePer } from '../../../base/remember.js';
import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import { isField } from './declared-owners.js';

/** Levels above a hidden field within which what is shown in its place stands. */
const MAX_CLIMB = 8;

/** Longest text that is shown in place of a field, in characters. */
const MAX_FACE = 60;

/** Faces of fields from which on what is drawn like them is one, too. */
const LEAST_ALIKE = 2;

/** What is clicked in place of hidden fields, with the field, or null of what is only drawn like the others. */
export const fieldFaces: (index: PageIndex) => ReadonlyMap<number, number | null> = oncePer((index) => {
  const faces = new Map<number, number | null>();
  for (const { id } of index.nodes) {
    if (!index.isHidden(id) || !isField(index, id)) continue;
    const face = faceOf(index, id);
    if (face !== null) faces.set(face, id);
  }
  const own = [...faces.keys()];
  if (own.length < LEAST_ALIKE) return faces;
  const looks = new Set(own.map((face) => lookOfText(index, face)));
  const block = index.ancestors(own[0] ?? 0).find((around) => own.every((face) => index.contains(around, face))) ?? 0;
  for (let id = block + 1; id < index.node(block).end; id += 1)
    if (!faces.has(id) && isClickedText(index, id) && looks.has(lookOfText(index, id))) faces.set(id, null);
  return faces;
});

/** What is clicked in the smallest block around a hidden field that shows anything, if it shows all of that and is the field's alone. */
function faceOf(index: PageIndex, field: number): number | null {
  const block = index
    .ancestors(field)
    .slice(0, MAX_CLIMB)
    .find((around) => !index.isHidden(around) && index.textLength(around) > 0);
  if (block === undefined || index.textLength(block) > MAX_FACE) return null;
  const text = index.text(block);
  let face: number | null = null;
  for (let id = block + 1; id < index.node(block).end; id += 1) {
    if (id !== field && isField(index, id)) return null;
    if (isClickedText(index, id) && index.text(id) === text) face = id;
  }
  return face;
}

/** Whether an element shows a short text and does something of itself when it is clicked. */
function isClickedText(index: PageIndex, id: number): boolean {
  const { listensForClicks } = index.node(id);
  const length = listensForClicks === true && !index.isHidden(id) ? index.textLength(id) : 0;
  return length > 0 && length <= MAX_FACE && index.linkUrl(id) === null;
}

/** How the first text in an element is drawn. */
function lookOfText(index: PageIndex, id: number): string {
  const { end } = index.node(id);
  const text = index.nodes.slice(id, end).find((node) => node.tag === '#text' && /\S/u.test(node.text));
  return text === undefined ? '' : lookOf(index, text.parent);
}
