/**
 * Blocks before the one that a button beside the list speaks of: which of them the button is for, too.
 */

import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';
import { isDisabled } from '../widget-state.js';

/** The groups that a button beside the list speaks of: those in the block before its own, and lists above that wait for it, too. */
export function groupsBefore(
  index: PageIndex,
  { node, part }: { readonly node: number; readonly part: number },
  groupsIn: (block: number) => readonly FoundGroup[],
): readonly FoundGroup[] {
  const block = blockBefore(index, part);
  const around = block === null ? [] : groupsIn(block);
  return block === null || around.length === 0 ? [] : [...listsAbove(index, { node, block }, groupsIn), ...around];
}

/** The block right before another one, if it shows anything: where both stand beside the list, it is what a button speaks of. */
function blockBefore(index: PageIndex, node: number): number | null {
  const shown = index.elements(index.node(node).parent).filter((id) => !index.isHidden(id));
  const before = shown[shown.indexOf(node) - 1];
  return before === undefined ? null : before;
}

/**
 * The lists of several choices in the blocks before the one that a waiting button speaks of, up to a block without any:
 * columns beside each other over a row of boxes wait for the same button, as nothing else applies them.
 */
function listsAbove(
  index: PageIndex,
  { node, block }: { readonly node: number; readonly block: number },
  groupsIn: (block: number) => readonly FoundGroup[],
): readonly FoundGroup[] {
  if (!isDisabled(index, node)) return [];
  const found: FoundGroup[] = [];
  for (let above = blockBefore(index, block); above !== null; above = blockBefore(index, above)) {
    const groups = groupsIn(above);
    if (groups.length === 0 || !groups.every(({ choices }) => areOptionsOfSeveral(index, choices))) break;
    found.unshift(...groups);
  }
  return found;
}

/** Whether choices are options of a list that says that several may be chosen. */
function areOptionsOfSeveral(index: PageIndex, choices: FoundGroup['choices']): boolean {
  const isOfSeveral = (id: number): boolean => index.node(id).attributes['aria-multiselectable'] === 'true';
  return choices.every(({ node }) => index.role(node) === 'option' && index.ancestors(node).some(isOfSeveral));
}
