/**
 * Cards outside of the main list, as in a row of what others bought: what is worked in them puts into a basket or notes down,
 * and chooses nothing of the list.
 */

import { oncePer } from '../../../base/remember.js';
import { textKey } from '../../../base/text.js';
import { parseHttpUrl } from '../../../base/url.js';
import type { ItemList } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';

/** Cards that a row has at least. */
const LEAST_CARDS = 3;

/** What cards show besides their names. */
const SHOWN = /^(?:img|picture|h[1-6])$/u;

/** Ids of the blocks of such cards: each holds the link of one thing as the list has them, and a picture or a heading. */
export function cardsElsewhere(index: PageIndex, list: ItemList | null): ReadonlySet<number> {
  return list === null ? new Set() : cardsBeside(index)(list);
}

const cardsBeside = oncePer((index: PageIndex) => oncePer((list: ItemList) => findCards(index, list)));

function findCards(index: PageIndex, list: ItemList): ReadonlySet<number> {
  const own = (id: number): boolean => list.cards.some(({ node }) => index.contains(node, id));
  const links = index.links.filter((id) => fits(index.linkUrl(id) ?? '', list.linkPattern) && !own(id));
  const held = heldBy(index, links);
  const rows = new Map<number, Set<number>>();
  for (const link of links) {
    const block = blockOf(index, link, held);
    if (block === link || !showsCard(index, block)) continue;
    const row = index.node(block).parent;
    rows.set(row, (rows.get(row) ?? new Set()).add(block));
  }
  return new Set([...rows.values()].filter(({ size }) => size >= LEAST_CARDS).flatMap((row) => [...row]));
}

/** Addresses of these links that each element holds. */
function heldBy(index: PageIndex, links: readonly number[]): ReadonlyMap<number, ReadonlySet<string>> {
  const held = new Map<number, Set<string>>();
  for (const link of links) {
    const url = index.linkUrl(link) ?? '';
    for (const id of index.ancestors(link)) held.set(id, (held.get(id) ?? new Set()).add(url));
  }
  return held;
}

/** The largest element around a link that holds no other address of these. */
function blockOf(index: PageIndex, link: number, held: ReadonlyMap<number, ReadonlySet<string>>): number {
  return index.ancestors(link).findLast((id) => held.get(id)?.size === 1) ?? link;
}

function showsCard(index: PageIndex, block: number): boolean {
  return index.nodes.slice(block + 1, index.node(block).end).some(({ tag }) => SHOWN.test(tag));
}

/** Whether an address fits a pattern of links: host, path with `*` for variable segments, arguments. */
function fits(url: string, pattern: string): boolean {
  const parsed = parseHttpUrl(url);
  if (parsed === null || pattern === '') return false;
  const segments = `${parsed.host}${parsed.pathname}`.split('/');
  const wanted = (pattern.split('?')[0] ?? '').split('/');
  return segments.length === wanted.length && wanted.every((part, at) => part === '*' || part === segments[at]);
}

/** Characters of a card's name that tell it in another text. */
const LEAST_NAME = 4;

/** Ids of buttons outside of the cards that stand for a card by their name and show something else of it, as the prices on a map. */
export function marksOfCards(index: PageIndex, list: ItemList | null): ReadonlySet<number> {
  const cards = list?.cards ?? [];
  const names = cards.map(({ name }) => textKey(name)).filter((name) => name.length >= LEAST_NAME);
  const marks = index.nodes.flatMap(({ id, attributes }): readonly number[] => {
    const called = attributes['aria-label'];
    if (called === undefined || index.linkUrl(id) !== null || index.role(id) !== 'button') return [];
    const [name, text] = [textKey(called), textKey(index.text(id))];
    const isMark = names.some((card) => name.includes(card) && !text.includes(card));
    return isMark && !cards.some(({ node }) => index.contains(node, id)) ? [id] : [];
  });
  return new Set(marks.length >= LEAST_CARDS ? marks : []);
}
