/**
 * Boxes whose labels are links that choose the same, as pages have them that work without a script, too. Both are one facet:
 * the links say where each value leads, the boxes that several may be chosen and which are.
 */

import type { Choice } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import type { FoundGroup } from './found-group.js';

/** The groups of links and the others, without boxes that only repeat links. */
export interface LinkedGroups {
  readonly links: readonly FoundGroup[];
  readonly others: readonly FoundGroup[];
}

/** Joins boxes with the links in their labels, where each of them has one and no two lead to the same address. */
export function joinLinkedBoxes(index: PageIndex, { links, others }: LinkedGroups): LinkedGroups {
  const boxes = new Map(
    others.flatMap((group) => {
      const link = group.widget === 'checkboxes' ? linksOfBoxes(index, group, links) : null;
      return link === null ? [] : [[link, group] as const];
    }),
  );
  if (boxes.size === 0) return { links, others };
  const joined = new Set(boxes.values());
  return {
    links: links.map((group) => withBoxes(index, group, boxes.get(group))),
    others: others.filter((group) => !joined.has(group)),
  };
}

/** The group whose links stand in the labels of these boxes; null without. */
function linksOfBoxes(index: PageIndex, { choices }: FoundGroup, links: readonly FoundGroup[]): FoundGroup | null {
  const fitting = links.find((group) => {
    const labels = labelled(index, group);
    const own = choices.map(({ node }) => labels.get(boxOf(index, node) ?? node));
    const urls = own.flatMap((choice) => (choice?.path?.kind === 'url' ? [choice.path.url] : []));
    return urls.length === choices.length && new Set(urls).size === urls.length;
  });
  return fitting ?? null;
}

/** Choices whose links stand in labels of boxes, by box. */
function labelled(index: PageIndex, { choices }: FoundGroup): ReadonlyMap<number, Choice> {
  return new Map(
    choices.flatMap((choice) => {
      const box = boxOf(index, choice.node);
      return box === null ? [] : [[box, choice] as const];
    }),
  );
}

/** The box that a node is, or in whose label it stands. */
function boxOf(index: PageIndex, node: number): number | null {
  if (index.node(node).tag === 'input') return node;
  const label = [node, ...index.ancestors(node)].find((id) => index.node(id).tag === 'label');
  if (label === undefined) return null;
  const named = index.node(label).attributes['for'];
  return named === undefined ? (index.within(label, 'input')[0] ?? null) : index.byElementId(named, label);
}

/** Links with what their boxes tell. */
function withBoxes(index: PageIndex, links: FoundGroup, boxes: FoundGroup | undefined): FoundGroup {
  if (boxes === undefined) return links;
  const chosen = new Set(boxes.choices.flatMap(({ node, selected }) => (selected ? [boxOf(index, node)] : [])));
  return {
    ...links,
    multiple: boxes.multiple,
    choices: links.choices.map((choice) => ({ ...choice, selected: chosen.has(boxOf(index, choice.node)) })),
    traits: { ...links.traits, staysOnPath: true, isSwitched: true },
  };
}
