/**
 * Groups that belong to a page's pager, told by where they stand and what they count.
 */

import type { Choice } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import type { FoundGroup } from './found-group.js';
import { numberIn } from './guess.js';

/** Nodes between a select and the pager that it belongs to. */
const MAX_PAGER_GAP = 40;

/** Whether the choices lead to pages of the list, or are what is left of a row that does. */
export function isOfPager(index: PageIndex, group: FoundGroup, pagerNodes: ReadonlySet<number>): boolean {
  return (
    isPageSelect(group, pagerNodes) ||
    isNumberedNow(index, group) ||
    isOfPageButtons(group, pagerNodes) ||
    isAroundPager(group, pagerNodes) ||
    isInPagersRow(index, group, pagerNodes)
  );
}

/**
 * Whether buttons count pages of which one says that it is the page shown now (WAI-ARIA 1.2, aria-current), as those are that
 * only a script works in a page that came without one.
 */
function isNumberedNow(index: PageIndex, { widget, choices }: FoundGroup): boolean {
  if (widget !== 'buttons' || choices.some(({ path, count }) => path !== null || count !== null)) return false;
  const isHere = ({ node }: Choice): boolean => index.node(node).attributes['aria-current'] === 'page';
  const numbers = choices.flatMap(({ value }) => numberIn(value) ?? []);
  const isCounting = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const hasNext = numbers.some((number, at) => numbers[at + 1] === number + 1);
  return isCounting && hasNext && choices.some((choice) => isHere(choice) && numberIn(choice.value) !== null);
}

/** Whether buttons that submit lead to pages: each is one of the pager, or leads where one does, or nowhere but here. */
function isOfPageButtons({ widget, choices }: FoundGroup, pagerNodes: ReadonlySet<number>): boolean {
  if (widget !== 'buttons') return false;
  const urlOf = ({ path }: Choice): string => (path?.kind === 'url' ? path.url : '');
  const leading = choices.filter(({ node }) => pagerNodes.has(node));
  const urls = new Set(leading.map(urlOf));
  return (
    leading.some(({ path }) => path !== null) &&
    choices.every((choice) => choice.path === null || choice.selected || urls.has(urlOf(choice)))
  );
}

/** Whether something to choose one from offers all numbers from 1 on beside a pager, if in the same words each: it leads to the same pages. */
function isPageSelect({ widget, choices, multiple, traits }: FoundGroup, pagerNodes: ReadonlySet<number>): boolean {
  if ((widget !== 'select' && (traits.isScripted !== true || multiple)) || choices.length < 2) return false;
  if (!choices.every(({ value, count }, at) => count === null && numberIn(value) === at + 1)) return false;
  if (new Set(choices.map(({ value }) => value.replace(/\p{Nd}+/gu, '#'))).size > 1) return false;
  const [from = 0, to = 0] = [choices[0]?.node, choices.at(-1)?.node];
  return [...pagerNodes].some((node) => node >= from - MAX_PAGER_GAP && node <= to + MAX_PAGER_GAP);
}

/** Whether the pager stands between the choices of a script's group: they are what is left of it, its ends and leaps. */
function isAroundPager({ choices, traits }: FoundGroup, pagerNodes: ReadonlySet<number>): boolean {
  const nodes = choices.map(({ node }) => node);
  const [from, to] = [Math.min(...nodes), Math.max(...nodes)];
  return traits.isScripted === true && [...pagerNodes].some((node) => node > from && node < to);
}

/**
 * Whether a script's group stands in one row with the pager, each choice in a like element of its own: on the first page
 * "first" leads nowhere. A menu that is drawn beside the whole page stands in no row of it.
 */
function isInPagersRow(
  index: PageIndex,
  { node, choices, traits, widget }: FoundGroup,
  pagerNodes: ReadonlySet<number>,
): boolean {
  // A box is ticked and let go again, which leads to no page.
  if (traits.isScripted !== true || widget === 'checkboxes') return false;
  const itemsOf = (nodes: readonly number[]): readonly number[] =>
    nodes.flatMap((id) => index.elements(node).find((child) => child !== id && index.contains(child, id)) ?? []);
  const items = itemsOf(choices.map((choice) => choice.node));
  const own = new Set(items.map((id) => index.node(id).tag));
  if (own.size !== 1 || new Set(items).size < items.length) return false;
  return itemsOf([...pagerNodes]).some((id) => own.has(index.node(id).tag));
}
