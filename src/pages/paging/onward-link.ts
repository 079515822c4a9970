/**
 * The link that goes on with a list of which several pages are shown already, as scrolling has brought them: it stands alone
 * behind the last card, and its address says which page comes next, or how many entities come before.
 */

import { NO_PAGINATION } from '../../model/no-pagination.js';
import { bareUrl, urlArguments, urlEdit } from '../../base/url.js';
import type { Pagination } from '../../model/page.js';
import type { LinkFact } from '../link-facts.js';
import type { ListRecord } from '../lists/records.js';
import type { PageIndex } from '../page-index.js';

/** Cards of one page at least. Raising it misses short pages, lowering it takes other numbers of addresses for pages. */
const LEAST_CARDS = 4;

/** The page after those that are shown; one that follows a single page is told by other signs. */
const LEAST_PAGE = 3;

/** Nodes behind the last card within which it stands. */
const REACH = 40;

/** The way on; nowhere without such a link. */
export function readOnwardLink(
  index: PageIndex,
  links: readonly LinkFact[],
  records: readonly ListRecord[],
): Pagination {
  const last = records.at(-1);
  const first = links.find(({ node }) => last !== undefined && node >= last.end && !index.isHidden(node));
  if (last === undefined || first === undefined || first.node >= last.end + REACH) return NO_PAGINATION;
  const block =
    [first.node, ...index.ancestors(first.node)].findLast((id) => !index.contains(id, last.root)) ?? first.node;
  const isAlone = links.every(({ node, url }) => url === first.url || !index.contains(block, node));
  if (!isAlone || !goesOn(index.snapshot.url, first.url, records.length)) return NO_PAGINATION;
  return { ...NO_PAGINATION, next: { kind: 'url', url: first.url } };
}

/** A list without a last block that is nothing but such a link: a grid holds it as it does cards. */
export function withoutOnwardLink<List extends { readonly records: readonly ListRecord[] }>(
  index: PageIndex,
  list: List,
): List {
  const { url } = index.snapshot;
  const cards = list.records.slice(0, -1);
  const ends = (list.records.at(-1)?.links ?? []).map((link) => index.linkUrl(link) ?? '');
  const leadsOn = ends.length > 0 && ends.every((end) => goesOn(url, end, cards.length) || isNextOf(url, end));
  const areElsewhere = cards.every(({ links: [link = -1] }) => bareUrl(index.linkUrl(link) ?? '') !== bareUrl(url));
  return leadsOn && cards.length >= LEAST_CARDS && areElsewhere ? { ...list, records: cards } : list;
}

/** Whether an address is a page's own but for one number that is one more. */
function isNextOf(from: string, to: string): boolean {
  const added = addedArgument(from, to);
  const here = added?.before ?? '';
  return added !== null && /^\d{1,7}$/u.test(here) && Number(added.value) === Number(here) + 1;
}

/** Whether an address is a page's own, with nothing new but the number of a page, or of the cards before it, that fits those shown. */
function goesOn(from: string, to: string, cards: number): boolean {
  const added = addedArgument(from, to);
  // A further page shows its own cards alone.
  return added !== null && added.before === undefined && follows(Number(added.value), cards);
}

/** The only argument that an address has and a page at the same place has not, with what the page has there; null if there is none such. */
function addedArgument(
  from: string,
  to: string,
): { readonly value: string; readonly before: string | undefined } | null {
  const edit = urlEdit(from, to);
  const [added, ...others] = edit?.add ?? [];
  if (edit?.path !== null || added === undefined || others.length > 0) return null;
  return { value: added.value, before: urlArguments(from).find(({ name }) => name === added.name)?.value };
}

function follows(position: number, cards: number): boolean {
  if (!Number.isInteger(position) || position < LEAST_PAGE) return false;
  const size = cards / (position - 1);
  return position === cards || (Number.isInteger(size) && size >= LEAST_CARDS);
}
