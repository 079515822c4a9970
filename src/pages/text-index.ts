/**
 * Displayed text of any subtree in constant look-up time: the page's text is written once, each node knows its part.
 */

import { withoutUnseen } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { isBlockTag } from './block-tags.js';

/** Text of subtrees. */
export interface TextIndex {
  /** Displayed text of the subtree, white space collapsed. */
  text(id: number): string;
  /** Length of the part, including its outer spaces. */
  length(id: number): number;
}

/** Elements whose text is no part of what is read around them; asked for themselves they have it. */
const ASIDE_TAGS: ReadonlySet<string> = new Set(['option', 'optgroup', 'textarea', 'title', 'script', 'style']);
/** Inline elements that may stand apart by their style alone. */
const STYLED_TAGS: ReadonlySet<string> = new Set(['span', 'a', 'b', 'strong', 'small']);

/** Text index of a page, in one pass. */
export function indexText(nodes: readonly SnapshotNode[]): TextIndex {
  const isAside = new Uint8Array(nodes.length);
  const shown = createLine(nodes.length);
  const aside = createLine(nodes.length);
  const open: SnapshotNode[] = [];
  let closed: SnapshotNode | null = null;
  for (const node of nodes) {
    closed = null;
    closeUpTo(node.id);
    const inAside = node.parent >= 0 && isAside[node.parent] === 1;
    isAside[node.id] = inAside || node.visible === false || ASIDE_TAGS.has(node.tag) ? 1 : 0;
    if (isBlockTag(node.tag)) breakBoth();
    else if (areStyledApart(closed, node)) shown.isApart = aside.isApart = true;
    shown.starts[node.id] = shown.length;
    aside.starts[node.id] = aside.length;
    if (node.tag === '#text') append(isAside[node.id] === 1 ? aside : shown, node.text);
    open.push(node);
  }
  closeUpTo(nodes.length);
  return reader(nodes, isAside, [shown, aside]);

  function closeUpTo(id: number): void {
    for (let last = open.at(-1); last !== undefined && last.end <= id; last = open.at(-1)) {
      open.pop();
      closed = last;
      shown.ends[last.id] = shown.length;
      aside.ends[last.id] = aside.length;
      if (isBlockTag(last.tag)) breakBoth();
    }
  }

  function breakBoth(): void {
    shown.needsSpace = true;
    aside.needsSpace = true;
  }
}

/** Whether an element begins where another with a look of its own ends: a style may draw each on a line of its own. */
function areStyledApart(before: SnapshotNode | null, node: SnapshotNode): boolean {
  return before !== null && before.parent === node.parent && isStyled(before) && isStyled(node);
}

function isStyled({ tag, attributes }: SnapshotNode): boolean {
  return STYLED_TAGS.has(tag) && (attributes['class'] ?? '') !== '';
}

interface Line {
  readonly parts: string[];
  length: number;
  needsSpace: boolean;
  /** Whether a word may begin though no space says so: where it has a capital. */
  isApart: boolean;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

function createLine(size: number): Line {
  return {
    parts: [],
    length: 0,
    needsSpace: false,
    isApart: false,
    starts: new Int32Array(size),
    ends: new Int32Array(size),
  };
}

/** Adds a text with its inner white space collapsed; outer white space becomes one space between neighbours. */
function append(line: Line, raw: string): void {
  const text = withoutUnseen(raw).replace(/\s+/gu, ' ');
  const bare = text.trim();
  if (bare === '') {
    line.needsSpace ||= text !== '';
    return;
  }
  const isNewWord = line.isApart && /^\p{Lu}/u.test(bare) && /\p{L}$/u.test(line.parts.at(-1) ?? '');
  line.isApart = false;
  if (line.needsSpace || isNewWord || text.startsWith(' ')) {
    line.parts.push(' ');
    line.length += 1;
  }
  line.parts.push(bare);
  line.length += bare.length;
  line.needsSpace = text.endsWith(' ');
}

function reader(nodes: readonly SnapshotNode[], isAside: Uint8Array, [shown, aside]: readonly [Line, Line]): TextIndex {
  const shownText = shown.parts.join('');
  const asideText = aside.parts.join('');
  return {
    text: (id) => {
      const [line, whole] = isAside[id] === 1 ? [aside, asideText] : [shown, shownText];
      return whole.slice(line.starts[id], line.ends[id]).trim();
    },
    length: (id) => {
      const line = isAside[id] === 1 ? aside : shown;
      return nodes[id] === undefined ? 0 : (line.ends[id] ?? 0) - (line.starts[id] ?? 0);
    },
  };
}
