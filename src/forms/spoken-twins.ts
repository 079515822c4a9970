/**
 * Texts that pages write twice: once for eyes (`aria-hidden`), once for assistive technology. A person reads the first.
 */

import { oncePer } from '../base/remember.js';
import { collapse } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { isIconWord } from './icon-words.js';

/** Longer texts are no names that are written twice, in characters. */
const MAX_TEXT = 200;

/** Larger elements are none either, in nodes: so that no part of a page is read again for each element around it. */
const MAX_NODES = 40;

const WORKED: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label']);

/** Ids of the elements that say beside an `aria-hidden` sibling what that one shows, perhaps in more words; and of icons. */
export const spokenTwins: (nodes: readonly SnapshotNode[]) => ReadonlySet<number> = oncePer((nodes) => {
  const twins = new Set<number>();
  const before = new Map<number, SnapshotNode>();
  for (const node of nodes) {
    if (node.tag === '#text') continue;
    if (isIconWord(nodes, node)) twins.add(node.id);
    // What only takes up room stands between nothing.
    if (node.end === node.id + 1) continue;
    const previous = before.get(node.parent);
    before.set(node.parent, node);
    if (previous === undefined || isForEyes(previous) === isForEyes(node)) continue;
    const [shown, spoken] = isForEyes(previous) ? [previous, node] : [node, previous];
    // In what is folded, both are out of sight.
    if (shown.visible === spoken.visible && says(nodes, spoken, shown)) twins.add(spoken.id);
  }
  return twins;
});

function isForEyes({ attributes }: SnapshotNode): boolean {
  return attributes['aria-hidden'] === 'true';
}

/** Whether every word that one element shows is said by the other, in the same order from the first on. */
function says(nodes: readonly SnapshotNode[], spoken: SnapshotNode, shown: SnapshotNode): boolean {
  const words = wordsOf(nodes, shown);
  const said = wordsOf(nodes, spoken);
  let at = 0;
  for (const word of said) if (word === words[at]) at += 1;
  return words.length > 0 && at === words.length;
}

/** Words of an element that is nothing but text; none for what can be worked, and for long texts. */
function wordsOf(nodes: readonly SnapshotNode[], { id, end }: SnapshotNode): readonly string[] {
  if (end - id > MAX_NODES) return [];
  let text = '';
  for (let at = id; at < end; at += 1) {
    const node = nodes[at];
    if (node?.tag === '#text') text += ` ${node.text}`;
    if (text.length > MAX_TEXT || WORKED.has(node?.tag ?? '')) return [];
  }
  return collapse(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
