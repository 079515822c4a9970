/**
 * Which of the texts before a row of alternatives is its label.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { TextBlock } from './shapes.js';
import { endsWithColon } from './texts.js';

/** Longest text that is a label by its place alone, in characters. */
const MAX_PLAIN_LABEL = 40;

/** A number that stands alone, as in `312 results`. */
const HAS_NUMBER = /(?:^|\s)[([]?\p{Nd}[\p{Nd}.,–-]*[)\]]?(?:\s|$)/u;

/**
 * The label among the texts since the last run: the nearest one, but a heading before an explanation, and any text before
 * a button. What nobody sees, as a menu that was not dropped down yet, is no label of what is to be seen.
 */
export function labelAmong(
  index: PageIndex,
  texts: readonly TextBlock[],
  { of, crossed }: { readonly of: number; readonly crossed: boolean },
): TextBlock | null {
  const isSeen = ({ node }: TextBlock): boolean => isShown(index, node) || index.isHidden(of);
  const usable = texts.filter((block) => isSeen(block) && isLabel(block, crossed));
  const nearest = usable.findLast(({ strength }) => strength !== 'button') ?? usable.at(-1);
  if (nearest === undefined) return null;
  const isExplained = nearest.strength === 'plain' && index.nodes[nearest.node]?.tag === 'p';
  const chosen = isExplained ? (usable.findLast(({ strength }) => strength === 'heading') ?? nearest) : nearest;
  return { ...chosen, text: labelText(chosen.text) };
}

/** Whether a node is to be seen, and some of its text if it has any: a block may hold nothing but a menu that was closed. */
function isShown(index: PageIndex, node: number): boolean {
  if (index.isHidden(node)) return false;
  const { end } = index.node(node);
  let isHidden = false;
  for (let id = node; id < end; id += 1) {
    const { tag, text } = index.node(id);
    if (tag !== '#text' || text.trim() === '') continue;
    if (!index.isHidden(id)) return true;
    isHidden = true;
  }
  return !isHidden;
}

function isLabel({ text, strength }: TextBlock, crossed: boolean): boolean {
  if (!/\p{L}/u.test(text) || strength === 'prose') return false;
  if (strength === 'heading') return true;
  if (crossed || labelText(text).length > MAX_PLAIN_LABEL) return false;
  return endsWithColon(text) || !HAS_NUMBER.test(text);
}
