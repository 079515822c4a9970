/**
 * Fields beside groups in a live page that narrow the groups' values, as the list to search 200 brands in. Told from place.
 */

import { takesWords } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';
import type { BesideContext } from './beside-groups.js';

/** What fields may narrow. */
type Narrowable = Pick<BesideContext, 'index' | 'list' | 'groups'>;

/** Fields for text that stand between a group's label and the end of its values, by group. */
export function narrowingFields({ index, list, groups }: Narrowable): ReadonlyMap<FoundGroup, number> {
  const searches = new Map<FoundGroup, number>();
  for (const input of index.byTag('input')) {
    if (!isTextField(index, input)) continue;
    const group = narrowedBy(index, input, { groups, list });
    if (group !== null && !searches.has(group)) searches.set(group, input);
  }
  return searches;
}

function isTextField(index: PageIndex, id: number): boolean {
  const node = index.node(id);
  return takesWords(node) && !index.isHidden(id) && node.attributes['aria-hidden'] !== 'true';
}

/** The only group in the smallest block around a field that holds any, if the block is a panel and its label comes first. */
function narrowedBy(
  index: PageIndex,
  input: number,
  { groups, list }: Pick<Narrowable, 'groups' | 'list'>,
): FoundGroup | null {
  for (const id of index.ancestors(input)) {
    if (list !== null && index.contains(id, list.node)) return null;
    const [group, second] = groups.filter(({ choices }) => choices.some(({ node }) => index.contains(id, node)));
    if (second !== undefined) return null;
    if (group === undefined) continue;
    const { label, labelNode = -1, traits } = group;
    const isMenu = traits.landmark === 'header' || traits.landmark === 'navigation' || traits.landmark === 'footer';
    return label === null || isMenu || labelNode > input ? null : group;
  }
  return null;
}
