/**
 * Texts that pages write twice: once for eyes (`aria-hidden`), once for assistive technology. A person reads the first.
 */

import { groupBy } from '../base/group-by.js';
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
  for (const node of nodes) if (node.tag !== '#text' && isIconWord(nodes, node)) twins.add(node.id);
  const numbered: Told[] = [];
  for (const { shown, spoken } of pairsOf(nodes)) {
    const words = wordsOf(nodes, shown);
    const isTwin = says(wordsOf(nodes, spoken), words);
    if (isNumber(words)) numbered.push({ shown, spoken, isTwin });
    else if (isTwin) twins.add(spoken.id);
  }
  // A count beside a name that happens to have its number ("5 stars", 5) is a count, as beside the others.
  for (const alike of groupBy(numbered, lookOf).values())
    if (alike.every(({ isTwin }) => isTwin)) for (const { spoken } of alike) twins.add(spoken.id);
  return twins;
});

/** What stands beside each other for eyes and for all. */
interface Pair {
  readonly shown: SnapshotNode;
  readonly spoken: SnapshotNode;
}

function* pairsOf(nodes: readonly SnapshotNode[]): Generator<Pair> {
  const before = new Map<number, SnapshotNode>();
  for (const node of nodes) {
    // What only takes up room stands between nothing.
    if (node.tag === '#text' || node.end === node.id + 1) continue;
    const previous = before.get(node.parent);
    before.set(node.parent, node);
    // In what is folded, both are out of sight.
    if (previous === undefined || isForEyes(previous) === isForEyes(node) || previous.visible !== node.visible)
      continue;
    yield isForEyes(previous) ? { shown: previous, spoken: node } : { shown: node, spoken: previous };
  }
}

/** A number that is to be seen, and whether what stands beside it says it. */
interface Told extends Pair {
  readonly isTwin: boolean;
}

function lookOf({ shown, spoken }: Pair): string {
  return [shown, spoken].map(({ tag, attributes }) => `${tag} ${attributes['class'] ?? ''}`).join('\n');
}

/** Whether words are a number and nothing else. */
function isNumber([word = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && /^\p{Nd}+$/u.test(word);
}

function isForEyes({ attributes }: SnapshotNode): boolean {
  return attributes['aria-hidden'] === 'true';
}

/** Whether every word that one element shows is said by the other, in the same order from the first on. */
function says(said: readonly string[], shown: readonly string[]): boolean {
  let at = 0;
  for (const word of said) if (word === shown[at]) at += 1;
  return shown.length > 0 && at === shown.length;
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
