/**
 * Texts of an alternative that a person reads as one: a word with letters marked, a number and its sign that a script wrote
 * in parts.
 */

import type { SnapshotNode } from '../../../model/snapshot.js';
import { isBlockTag } from '../../block-tags.js';
import type { PageIndex } from '../../page-index.js';
import type { Piece } from './own-pieces.js';

/** Texts of one line that nothing but inline emphasis parts stay apart; what joins them is a space or nothing. */
export function addPiece(
  index: PageIndex,
  pieces: Piece[],
  { text, inMain, node }: Piece & { readonly node: number },
): void {
  const last = pieces.at(-1);
  const glued =
    last !== undefined &&
    last.inMain === inMain &&
    ((/^\p{L}/u.test(text) && /\p{L}$/u.test(last.text) && isGlued(index, node)) ||
      (isSigned(last.text, text) && isWrittenOn(index, node)));
  if (last !== undefined && glued) pieces[pieces.length - 1] = { text: last.text + text, inMain };
  else pieces.push({ text, inMain });
}

/** Whether a number and the sign behind or before it meet where two texts do: "2" and "+", "$" and "500". */
function isSigned(before: string, text: string): boolean {
  return (/\p{Nd}$/u.test(before) && SIGN_BEHIND.test(text)) || (SIGN_BEFORE.test(before) && /^\p{Nd}/u.test(text));
}

const SIGN_BEHIND = /^[\p{Sc}+%‰°′″]/u;
const SIGN_BEFORE = /[\p{Sc}+<>≤≥]$/u;

/** Whether a text goes on with the one before it in the same element: scripts write each part of a text by itself. */
function isWrittenOn(index: PageIndex, id: number): boolean {
  const { parent, text } = index.node(id);
  const before = index.nodes[id - 1];
  return before?.tag === '#text' && before.parent === parent && !/\s$/u.test(before.text) && !/^\s/u.test(text);
}

/** Whether a text follows the text before it without white space or a block between: `<b>A</b>cme`, `Ac<mark>m</mark>e`. */
function isGlued(index: PageIndex, id: number): boolean {
  const { text, parent } = index.node(id);
  const isLower = /^\p{Ll}/u.test(text);
  if (isLower && (isAfterEmptyMark(index, id) || isMarked(index, id))) return true;
  if (isBesideMark(index, id)) return true;
  const before = index.nodes[id - 1];
  if (!endsInWord(before) || /^\s/u.test(text)) return false;
  return !isBlockTag(index.nodes[parent]?.tag ?? '') || parent === before?.parent;
}

/** Whether a text is marked within the word that the text before it begins. */
function isMarked(index: PageIndex, id: number): boolean {
  const { parent } = index.node(id);
  const before = index.nodes[id - 2];
  const isEmphasis = parent === id - 1 && EMPHASIS.has(index.node(parent).tag);
  return isEmphasis && endsInWord(before) && before?.parent === index.node(parent).parent;
}

/**
 * Whether it and the text before it stand in inline parts side by side of which one marks what was looked for, as scripts write
 * each part of a word by itself: `<mark>Q</mark><span>uill</span>`.
 */
function isBesideMark(index: PageIndex, id: number): boolean {
  const before = index.nodes[textBefore(index, id)];
  if (before === undefined || !endsInWord(before) || /^\s/u.test(index.node(id).text)) return false;
  const apart = [before.id, id].map((text, at) => partsApart(index, text, at === 0 ? id : before.id));
  return apart.flat().every((tag) => !isBlockTag(tag)) && apart.some((tags) => tags.includes('mark'));
}

/** Nodes between the parts of a word. Raising it looks further back before each text that stands alone. */
const MAX_BETWEEN = 20;

/** The text near before an element or a text; -1 if there is none. */
function textBefore(index: PageIndex, id: number): number {
  for (let at = id - 1; at >= Math.max(0, id - MAX_BETWEEN); at -= 1) if (index.node(at).tag === '#text') return at;
  return -1;
}

/** Tags of the elements around a text that do not hold another one. */
function partsApart(index: PageIndex, text: number, other: number): readonly string[] {
  const around = index.ancestors(text);
  const shared = around.findIndex((id) => index.contains(id, other));
  return around.slice(0, shared < 0 ? around.length : shared).map((id) => index.node(id).tag);
}

/** Whether a node is a text without white space at its end. */
function endsInWord(node: SnapshotNode | undefined): boolean {
  return node?.tag === '#text' && /\S$/u.test(node.text);
}

/** Whether an empty mark of letters that were looked for stands between two texts of one element, as where nothing was typed yet. */
function isAfterEmptyMark(index: PageIndex, id: number): boolean {
  const [mark, before] = [index.nodes[id - 1], index.nodes[id - 2]];
  const { parent } = index.node(id);
  const isMark = mark !== undefined && mark.end === id && (mark.tag === 'span' || EMPHASIS.has(mark.tag));
  return isMark && mark.parent === parent && before?.parent === parent && endsInWord(before);
}

/** What marks the letters of a word that were looked for; what begins with a capital is rather a word of its own. */
const EMPHASIS: ReadonlySet<string> = new Set(['mark', 'b', 'strong', 'em']);
