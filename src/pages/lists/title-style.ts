/**
 * How the links that name the cards of a list are marked up, so that other links of a card to entities of the list ("part
 * of …", "by the same maker") are told from them on all of a site's lists.
 */

import { groupBy } from '../../base/group-by.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { childOf } from './inner-lists.js';
import type { ListRecord, RecordRun } from './records.js';

/** Cards that a list has at least before it tells how cards are named. */
const LEAST_CARDS = 3;
/** Share of the cards that must agree. */
const MOST = 0.8;

/**
 * The style of the links that name the cards of a list, or null: most cards, each a child of the list, have links of it, which
 * all lead to the card's own entity.
 */
export function titleStyleOf(index: PageIndex, { container, records, isTorn }: RecordRun): string | null {
  if (records.length < LEAST_CARDS || isTorn === true) return null;
  const styles = records.map((record) => ownStyle(index, container, record));
  const [style, times = 0] = [...groupBy(styles, (one) => one)]
    .map(([one, { length }]) => [one, length] as const)
    .sort((a, b) => b[1] - a[1])[0] ?? [null];
  return times >= records.length * MOST ? style : null;
}

/** Of the blocks whose links of a style lead to one entity only, the links to that entity; all links of the other blocks. */
export function withoutFinePrint(
  index: PageIndex,
  { container, style }: { readonly container: number; readonly style: string },
  links: readonly LinkFact[],
): readonly LinkFact[] {
  const within = links.filter(({ node }) => index.contains(container, node));
  const blocks = groupBy(within, ({ node }) => childOf(index, container, node));
  return [...blocks].flatMap(([block, own]) => {
    const named = new Set(own.filter(({ node }) => styleOf(index, block, node) === style).map(({ target }) => target));
    return named.size === 1 ? own.filter(({ target }) => named.has(target)) : own;
  });
}

/** Whether a list has a link that is marked up as one that names a card. */
export function hasTitle(
  index: PageIndex,
  { container, style }: { readonly container: number; readonly style: string },
  links: readonly LinkFact[],
): boolean {
  const within = links.filter(({ node }) => node !== container && index.contains(container, node));
  return within.some(({ node }) => styleOf(index, childOf(index, container, node), node) === style);
}

/** Whether a block has a link that is marked up as one that names a card. */
export function isTitledAs(index: PageIndex, { root }: ListRecord, style: string): boolean {
  return index.within(root, 'a').some((link) => styleOf(index, root, link) === style);
}

/** The style of the link that names a card, or null if links of that style lead elsewhere, too. */
function ownStyle(index: PageIndex, container: number, { root, end, links }: ListRecord): string | null {
  const named = links.find((link) => index.text(link) !== '');
  if (named === undefined || index.node(root).parent !== container || end !== index.node(root).end) return null;
  const style = styleOf(index, root, named);
  const alike = index.within(root, 'a').filter((link) => styleOf(index, root, link) === style);
  return new Set(alike.map((link) => index.linkUrl(link))).size === 1 ? style : null;
}

/** Tags from a block down to a link, and the link's own name without numbers. */
function styleOf(index: PageIndex, block: number, link: number): string {
  const above = index.ancestors(link);
  const tags = above.slice(0, above.indexOf(block)).map((id) => index.node(id).tag);
  return `${tags.reverse().join('>')}|${(index.node(link).attributes['class'] ?? '').replace(/\d+/gu, '#').trim()}`;
}
