/**
 * Links with their context: what each one belongs to.
 */

import { collapse } from '../base/text.js';
import type { ChoiceGroup, Link } from '../model/page.js';
import type { LinkFact } from './link-facts.js';
import type { PageIndex } from './page-index.js';
import type { ListRecord } from './lists/records.js';

/** What was recognised before links are told apart. */
export interface LinkContext {
  readonly links: readonly LinkFact[];
  readonly records: readonly ListRecord[];
  readonly groups: readonly ChoiceGroup[];
  /** Ids of the links that page. */
  readonly pager: readonly number[];
}

/** Characters kept of a link's text. */
const MAX_TEXT = 300;

/** The page's links, in document order. */
export function readLinks(index: PageIndex, context: LinkContext): readonly Link[] {
  const pager = new Set(context.pager);
  const choices = new Map<number, Link['area']>();
  for (const group of context.groups) {
    for (const choice of group.choices)
      choices.set(choice.node, group.guess === 'breadcrumbs' ? 'breadcrumbs' : 'group');
  }
  const inList = createRangeTest(context.records);
  return context.links.map(({ node, url, acts }) => ({
    node,
    url,
    text: collapse(index.text(node) || index.accessibleName(node)).slice(0, MAX_TEXT),
    rel: relTokens(index, node),
    area: inList(node) ? 'list' : pager.has(node) ? 'pager' : (choices.get(node) ?? areaByLandmark(index, node)),
    acts,
  }));
}

/** Lower-case tokens of a link's `rel`. */
export function relTokens(index: PageIndex, node: number): readonly string[] {
  const rel = index.node(node).attributes['rel'];
  return rel === undefined
    ? []
    : rel
        .toLowerCase()
        .split(/\s+/u)
        .filter((token) => token !== '');
}

/** Whether a node lies in one of the blocks; the blocks are in document order and disjoint. */
export function createRangeTest(
  blocks: readonly { readonly root: number; readonly end: number }[],
): (id: number) => boolean {
  const starts = blocks.map((block) => block.root);
  return (id) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= id) low = middle + 1;
      else high = middle;
    }
    const block = blocks[low - 1];
    return block !== undefined && id < block.end;
  };
}

/** Whether a node stands in what frames a page: its head, its foot or a navigation. */
export function isInFrame(index: PageIndex, node: number): boolean {
  return areaByLandmark(index, node) !== 'content';
}

function areaByLandmark(index: PageIndex, node: number): Link['area'] {
  const landmark = index.landmark(node);
  return landmark === 'navigation' || landmark === 'header' || landmark === 'footer' ? landmark : 'content';
}
