/**
 * Heads of facets that are drawn as the first of their values, under the heading of all facets: what stands first in several
 * blocks in the same way, and leads nowhere, is what each of them is called.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { MAX_LABEL_TEXT, type Item, type Run } from '../runs/shapes.js';

/** The runs, cut at the blocks that begin so; each is called as its block begins if nothing in that block names it. */
export function withFirstHeads(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  return runs.flatMap((run) => {
    const blocks = run.items.map((item) => headedBlock(index, item));
    const parts = [...new Set(blocks)];
    if (parts.some((block) => block === null)) return [run];
    return parts.map((block) => partOf(index, run, { block, isWhole: parts.length === 1, blocks }));
  });
}

interface Part {
  readonly block: number | null;
  /** Whether all of the run stands in the block. */
  readonly isWhole: boolean;
  /** The block of each item. */
  readonly blocks: readonly (number | null)[];
}

function partOf(index: PageIndex, run: Run, { block, isWhole, blocks }: Part): Run {
  const [head = -1] = block === null ? [] : index.elements(block);
  const { label } = run;
  const isNamed = block !== null && label !== null && index.contains(block, label.node);
  if (block === null || head < 0 || (isWhole && isNamed)) return run;
  const items = run.items.filter(({ parts }, at) => blocks[at] === block && parts[0] !== head);
  return { ...run, node: block, items, label: { node: head, text: labelText(index.text(head)), strength: 'plain' } };
}

/** The innermost block around an item that begins with a text that leads nowhere, as blocks like it beside it do, with other words. */
function headedBlock(index: PageIndex, { parts: [first = -1] }: Item): number | null {
  const around = index.ancestors(first).slice(0, MAX_CLIMB);
  return around.find((block) => isHead(index, index.elements(block)[0]) && hasAlike(index, block)) ?? null;
}

/** Levels around an item within which its block stands. */
const MAX_CLIMB = 3;

function isHead(index: PageIndex, node: number | undefined): boolean {
  if (node === undefined || index.textLength(node) > MAX_LABEL_TEXT || index.linkUrl(node) !== null) return false;
  return index.within(node, 'a').length === 0 && /^[^\p{N}]*\p{L}{2}[^\p{N}]*$/u.test(index.text(node));
}

function hasAlike(index: PageIndex, block: number): boolean {
  const [head = -1] = index.elements(block);
  const { parent } = index.node(block);
  return (
    parent >= 0 &&
    index.elements(parent).some((other) => {
      const [first, value] = other === block || !looksAlike(index, other, block) ? [] : index.elements(other);
      // What stands alone in a block, as in the cell before the values, is no head of one.
      return (
        first !== undefined &&
        value !== undefined &&
        isHead(index, first) &&
        looksAlike(index, first, head) &&
        index.text(first) !== index.text(head)
      );
    })
  );
}

function looksAlike(index: PageIndex, one: number, other: number): boolean {
  const [a, b] = [index.node(one), index.node(other)];
  return a.tag === b.tag && a.attributes['class'] === b.attributes['class'];
}
