/**
 * Trees of values that are chosen by their words: the nodes of one tree are one row of alternatives, each below the node whose
 * group it stands in (ARIA 1.2, tree).
 */

import type { PageIndex } from '../../page-index.js';
import { panelName } from '../labels/shared-labels.js';
import type { Item, Run } from './shapes.js';

const NODE = 'treeitem';

/** What is worked for a node of a tree: the whole node, or what of it shows its words, as where others have come below it. */
interface NodeBlock {
  readonly block: number;
  /** The node of the tree. */
  readonly node: number;
}

/**
 * The runs; those of which all alternatives are nodes of one tree are one, as far as the tree's nodes can be worked and seen.
 * `blocks` are what stands for alternatives on the page; boxes are put together where groups part them.
 */
export function withTreeRuns(
  index: PageIndex,
  runs: readonly Run[],
  { blocks, isBox }: { readonly blocks: readonly number[]; readonly isBox: (block: number) => boolean },
): readonly Run[] {
  if (!index.nodes.some(({ id }) => index.role(id) === NODE)) return runs;
  const ofNodes = blocks.flatMap((block): readonly NodeBlock[] => {
    const node = [block, ...index.ancestors(block)].find((id) => index.role(id) === NODE) ?? onlyNodeIn(index, block);
    return node === undefined ? [] : [{ block, node }];
  });
  const nodes = new Map(ofNodes.map(({ block, node }) => [block, node]));
  const trees = runs.map((run) => treeOf(index, run, nodes));
  return runs.flatMap((run, at) => {
    const tree = trees[at] ?? null;
    if (tree === null) return [run];
    if (trees.indexOf(tree) !== at) return [];
    const own = runs.filter((_, place) => trees[place] === tree);
    // Boxes that stand in one row are read as they are.
    if (own.length === 1 && isBox(run.items[0]?.main ?? -1)) return own;
    const inside = ofNodes
      .filter(
        ({ block, node }, place) => index.contains(tree, node) && !index.isHidden(block) && isFirst(ofNodes, place),
      )
      .sort((one, other) => one.block - other.block);
    const outermost = Math.min(...inside.map(({ node }) => levelOf(index, node, tree)));
    if (inside.every(({ node }) => levelOf(index, node, tree) === outermost)) return own;
    const label =
      own.find((one) => one.label !== null && !isInNode(index, one.label.node))?.label ?? panelName(index, tree);
    return [
      {
        ...run,
        node: tree,
        label,
        trailing: null,
        items: inside.map((node) => itemOf(index, node, { tree, outermost })),
      },
    ];
  });
}

/** The only node of a tree that a block wraps, or undefined. */
function onlyNodeIn(index: PageIndex, block: number): number | undefined {
  const [node, another] = index.nodes.slice(block, index.node(block).end).filter(({ id }) => index.role(id) === NODE);
  return another === undefined ? node?.id : undefined;
}

/** The tree that all alternatives of a run are nodes of, or null. */
function treeOf(index: PageIndex, { items }: Run, nodes: ReadonlyMap<number, number>): number | null {
  const mains = items.map(({ main }) => nodes.get(main ?? -1));
  const [first] = mains;
  const tree = first === undefined ? undefined : index.ancestors(first).find((id) => index.role(id) === 'tree');
  return tree !== undefined && mains.every((id) => id !== undefined && index.contains(tree, id)) ? tree : null;
}

/** Whether nothing else is worked for the same node before: what follows the words of a node does something else with it. */
function isFirst(blocks: readonly NodeBlock[], at: number): boolean {
  return blocks.findIndex(({ node }) => node === blocks[at]?.node) === at;
}

interface TreeLevels {
  readonly tree: number;
  /** Level of its first nodes. */
  readonly outermost: number;
}

function itemOf(index: PageIndex, { block, node }: NodeBlock, { tree, outermost }: TreeLevels): Item {
  const parts = block === node ? index.elements(node).filter((part) => index.role(part) !== 'group') : [block];
  return { main: block, parts, slice: null, level: levelOf(index, node, tree) - outermost, maybeLabel: false };
}

/** Number of nodes that a node lies in, or of their groups, which need not stand in them. */
function levelOf(index: PageIndex, id: number, tree: number): number {
  const around = index.ancestors(id).filter((above) => above > tree);
  return Math.max(...[NODE, 'group'].map((role) => around.filter((above) => index.role(above) === role).length));
}

function isInNode(index: PageIndex, id: number): boolean {
  return [id, ...index.ancestors(id)].some((one) => index.role(one) === NODE);
}
