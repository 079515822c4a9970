/**
 * Reaching the entities of a query that holds more than the site shows by its other orders (design §5.4, "Caps"): two
 * opposite ones show twice as much.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { isReached, type CappedQuery } from './capped-queries.js';
import type { Explorer } from '../explorer.js';
import { parentsOf } from './gathered.js';
import { readList, type Listing } from './list-reading.js';
import { styledPath } from './list-style.js';
import { hintOf, keywordOf, pageSizeOf, type Region } from '../region.js';
import { takeIn } from '../taking-in.js';

/** Orders that are tried. */
const MOST_ORDERS = 6;

/** Each order shows another part of a query; two opposite ones twice as much. Its own comes last, if it was only begun. */
export async function reachByOrders(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
  for (const { path } of orders(explorer, query, region)) {
    if (isReached(query)) return;
    await keepOrder(explorer, { query, region, path });
  }
  if (!isReached(query)) await readOwnOrder(explorer, { query, region }, 0);
}

/** Reads a query in the opposite order, then as far as is missing in its own. */
export async function reachFromBothEnds(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
  const { ways } = explorer;
  for (const { path, name } of orders(explorer, query, region)) {
    const listed = await keepOrder(explorer, { query, region, path });
    if (!isReached(query)) await readOwnOrder(explorer, { query, region }, listed);
    if (isReached(query)) {
      ways.oppositeOrder = name;
      return;
    }
  }
  ways.oppositeOrder ??= null;
}

/** Reads a list that was only begun up to where an opposite order has come that listed so many entities. */
async function readOwnOrder(
  explorer: Explorer,
  { query, region }: Pick<OrderToRead, 'query' | 'region'>,
  listed: number,
): Promise<void> {
  const { declared, end } = query;
  if (end !== null || declared === null) return;
  const mostPages = Math.ceil((declared - listed) / pageSizeOf(region));
  await keepOrder(explorer, { query, region, path: region.path, mostPages });
}

interface OrderToRead {
  readonly query: CappedQuery;
  readonly region: Region;
  readonly path: AccessPath;
  readonly mostPages?: number;
}

/** Reads a query in one order and keeps what it lists; answers how many entities that are. */
async function keepOrder(explorer: Explorer, order: OrderToRead): Promise<number> {
  const { query, region } = order;
  const listing = await readOrder(explorer, order);
  if (listing?.kind !== 'list') return 0;
  const { reading } = listing;
  const { entities, declared } = takeIn(explorer, reading);
  if (declared !== null && query.declared !== null && declared !== query.declared) return 0;
  for (const entity of entities) query.gathered.add(entity);
  explorer.capped.gather(region, entities);
  // What is gathered for others is taught for them, too, or nothing would teach it.
  const beside = explorer.capped.taughtBeside(region.predicates);
  await explorer.context.record({
    predicates: region.predicates,
    keyword: keywordOf(region),
    paths: [region.path],
    teaches: region.predicates.length === 0 ? [] : [...new Set([...query.teaches, ...beside])],
    parents: parentsOf(region),
    equivalentTo: null,
    declaredSize: query.declared,
    pages: reading.pages,
    entities,
    complete: 'stopped',
  });
  return entities.length;
}

/** A query's list in another order; null if it is known to bring nothing, or to bring less than it takes. */
async function readOrder(explorer: Explorer, order: OrderToRead): Promise<Listing | null> {
  const { context, style, caps } = explorer;
  const { query, region, mostPages } = order;
  const path = styledPath(order.path, style);
  const like = hintOf(region);
  if (mostPages !== undefined) return readList(context, path, { like, mostPages });
  const first = await readList(context, path, { like, mostPages: 1 });
  if (first.kind !== 'list') return first;
  const isKnown = takeIn(explorer, first.reading).entities.every((entity) => query.gathered.has(entity));
  const { declared, gathered, end } = query;
  const pages = Math.ceil((caps.most() ?? end ?? gathered.size) / pageSizeOf(region));
  const isWorth = declared !== null && declared - gathered.size >= pages && !showsSame(first.reading.first, region);
  return isKnown && !isWorth ? null : readList(context, path, { like });
}

/** Whether a page lists the same first as a region's own. */
function showsSame({ view }: Pick<Region, 'view'>, region: Region): boolean {
  const namesOf = ({ list }: PageView): string => (list?.cards ?? []).map(({ url, name }) => url ?? name).join('\n');
  return namesOf(view) === namesOf(region.view);
}

/**
 * Ways to order a list; the one first that showed lists from their other end. What narrows nothing may order, or widen: where
 * no size tells that the list is the same, it is left alone.
 */
function orders(
  { ways, barren }: Explorer,
  { declared }: CappedQuery,
  { view }: Region,
): readonly { readonly name: string; readonly path: AccessPath }[] {
  return view.groups
    .filter(
      ({ guess, key, choices }) =>
        guess === 'order' || (declared !== null && barren.has(key) && choices.every(({ count }) => count === null)),
    )
    .flatMap(({ key, choices }) =>
      choices.flatMap(({ path, selected, value }) =>
        path === null || selected ? [] : [{ path, name: `${key} ${value}` }],
      ),
    )
    .sort((a, b) => Number(b.name === ways.oppositeOrder) - Number(a.name === ways.oppositeOrder))
    .slice(0, MOST_ORDERS);
}
