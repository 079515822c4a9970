/**
 * What stands behind the values of several groups in one and the same look and is no button by its markup: a button may apply
 * what is chosen, but plain text that can be pressed under some groups, and not under all of them, shows the rest of theirs.
 */

import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';

/** Groups that end alike from which on it says something. Raising it misses sites of which few facets are long. */
const LEAST_ENDS = 2;

/** What stands behind a group's values, and can be pressed. */
export interface GroupEnd {
  readonly node: number;
  readonly group: FoundGroup;
}

/** The nodes of the ends that show the rest of their groups; of groups of which all end so, none. */
export function repeatedEnds(
  index: PageIndex,
  ends: readonly GroupEnd[],
  groups: readonly FoundGroup[],
): ReadonlySet<number> {
  const byLook = new Map<string, readonly GroupEnd[]>();
  for (const end of ends.filter((one) => isEnd(index, one))) {
    const look = lookOf(index, end.node);
    byLook.set(look, [...(byLook.get(look) ?? []), end]);
  }
  const repeated = [...byLook.values()].filter((alike) => {
    const owners = new Set(alike.map(({ group }) => group));
    return owners.size >= LEAST_ENDS && owners.size === alike.length && groups.some((group) => !owners.has(group));
  });
  return new Set(repeated.flat().map(({ node }) => node));
}

/** Whether it stands behind all values of its group, says something and has a look of its own. */
function isEnd(index: PageIndex, { node, group: { choices } }: GroupEnd): boolean {
  const { tag, attributes } = index.node(node);
  const isPlain = !BUTTONS.has(tag) && index.role(node) !== 'button' && (attributes['class'] ?? '') !== '';
  return isPlain && index.text(node) !== '' && node > (choices.at(-1)?.node ?? node);
}

/** Tags that apply what is chosen, or lead elsewhere. */
const BUTTONS: ReadonlySet<string> = new Set(['button', 'input', 'select']);
