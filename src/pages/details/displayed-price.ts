/**
 * The price as the page shows it: the first one after the entity's name that is neither struck out nor somebody else's.
 */

import type { PageIndex } from '../page-index.js';
import { findMoney, type Money } from './money.js';
import type { Scope } from './scope.js';

/** Characters of an element that shows a price and nothing else. */
const MAX_PRICE_TEXT = 40;
/** Elements around a currency sign that may hold its amount. */
const MAX_CLIMB = 2;
const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike', 'option', 'label']);
const STRUCK_STYLE = /text-decoration[^;]*line-through/iu;
const CURRENCY = /\p{Sc}|\p{L}/u;

/** The displayed price, or null. */
export function displayedPrice(scope: Scope, name: string | null): Money | null {
  const { index } = scope;
  const start = nameNode(index, name);
  let before: Money | null = null;
  for (const node of index.nodes) {
    if (
      node.tag !== '#text' ||
      node.text.length > MAX_PRICE_TEXT ||
      scope.isOutside(node.id) ||
      !/\p{Sc}|\p{Nd}/u.test(node.text) ||
      !CURRENCY.test(node.text + parentText(index, node.id))
    )
      continue;
    const money = isStruck(index, node.id) ? null : moneyAround(index, node.id);
    if (money === null || money.amount === 0) continue;
    if (node.id > start) return money;
    before = money;
  }
  return before;
}

function nameNode(index: PageIndex, name: string | null): number {
  const headings = ['h1', 'h2', 'h3'].flatMap((tag) => index.byTag(tag));
  return headings.find((id) => name !== null && index.text(id) === name) ?? index.byTag('h1')[0] ?? -1;
}

function parentText(index: PageIndex, id: number): string {
  const { parent } = index.node(id);
  return parent >= 0 && index.textLength(parent) <= MAX_PRICE_TEXT ? index.text(parent) : '';
}

function moneyAround(index: PageIndex, id: number): Money | null {
  let around = id;
  for (let level = 0; level <= MAX_CLIMB && around >= 0 && index.textLength(around) <= MAX_PRICE_TEXT; level += 1) {
    const money = findMoney(index.text(around));
    if (money !== null) return widened(index, around) ?? money;
    around = index.node(around).parent;
  }
  return null;
}

/** Cents in an element of their own (`$12` `99`) stand right behind. */
function widened(index: PageIndex, id: number): Money | null {
  const { parent } = index.node(id);
  if (parent < 0 || index.textLength(parent) > MAX_PRICE_TEXT || index.children(parent).length > 2 + 2) return null;
  const text = index.text(parent);
  return /\d[.,]\s?\d{2}\D*$/u.test(text) ? findMoney(text.replace(/([.,])\s(?=\d{2}\D*$)/u, '$1')) : null;
}

function isStruck(index: PageIndex, id: number): boolean {
  const around = index.ancestors(id).slice(0, MAX_CLIMB + 1);
  return around.some(
    (ancestor) =>
      STRUCK.has(index.node(ancestor).tag) || STRUCK_STYLE.test(index.node(ancestor).attributes['style'] ?? ''),
  );
}
