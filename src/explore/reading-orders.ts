/**
 * Reaching the entities of a query that holds more than the site shows by its other orders (DESIGN §5.4, "Caps"): two
 * opposite ones show twice as much.
 */

import type { AccessPath } from '../model/access-path.js';
import type { ListHint } from '../model/page.js';
import { isReached, type CappedQuery } from './capped-queries.js';
import type { Explorer } from './explorer.js';
import { parentsOf } from './gathered.js';
import { readList, type Listing } from './list-reading.js';
import { styledPath } from './list-style.js';
import { hintOf, keywordOf, pageSizeOf, type Region } from './region.js';
import { takeIn } from './taking-in.js';

/** Orders that are tried. */
const MOST_ORDERS = 6;

/** Each order shows another part of a query; two opposite ones twice as much. */
export async function reachByOrders(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
  for (const { path } of orders(explorer, region)) {
    if (isReached(query)) return;
    await keepOrder(explorer, { query, region, path });
  }
}

/** Reads a query in the opposite order, then as far as is missing in its own. */
export async function reachFromBothEnds(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
  const { ways } = explorer;
  for (const { path, name } of orders(explorer, region)) {
    await keepOrder(explorer, { query, region, path });
    const left = (query.declared ?? 0) - query.gathered.size;
    if (left > 0 && query.end === null)
      await keepOrder(explorer, {
        query,
        region,
        path: region.path,
        mostPages: Math.ceil(left / pageSizeOf(region)) + 1,
      });
    if (isReached(query)) {
      ways.oppositeOrder = name;
      return;
    }
  }
  ways.oppositeOrder ??= null;
}

interface OrderToRead {
  readonly query: CappedQuery;
  readonly region: Region;
  readonly path: AccessPath;
  readonly mostPages?: number;
}

/** Reads a query in one order and keeps what it lists. */
async function keepOrder(explorer: Explorer, { query, region, path, mostPages }: OrderToRead): Promise<void> {
  const listing = await readOrder(explorer, query, {
    path,
    like: hintOf(region),
    ...(mostPages === undefined ? {} : { mostPages }),
  });
  if (listing?.kind !== 'list') return;
  const { reading } = listing;
  const { entities, declared } = takeIn(explorer, reading);
  if (declared !== null && query.declared !== null && declared !== query.declared) return;
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
}

interface Order {
  readonly path: AccessPath;
  readonly like: ListHint | null;
  readonly mostPages?: number;
}

/** A query's list in another order; null if what it shows first is known already, so that the rest is not worth reading. */
async function readOrder(explorer: Explorer, { gathered }: CappedQuery, order: Order): Promise<Listing | null> {
  const { context, style } = explorer;
  const path = styledPath(order.path, style);
  const first = await readList(context, path, { like: order.like, mostPages: 1 });
  if (first.kind !== 'list') return first;
  const isKnown = takeIn(explorer, first.reading).entities.every((entity) => gathered.has(entity));
  const isOwn = order.mostPages !== undefined;
  return isKnown && !isOwn ? null : readList(context, path, { ...order });
}

/** Ways to order a list; the one first that showed lists from their other end. What narrows nothing may order. */
function orders(
  { ways, barren }: Explorer,
  { view }: Region,
): readonly { readonly name: string; readonly path: AccessPath }[] {
  return view.groups
    .filter(
      ({ guess, key, choices }) =>
        guess === 'order' || (barren.has(key) && choices.every(({ count }) => count === null)),
    )
    .flatMap(({ key, choices }) =>
      choices.flatMap(({ path, selected, value }) =>
        path === null || selected ? [] : [{ path, name: `${key} ${value}` }],
      ),
    )
    .sort((a, b) => Number(b.name === ways.oppositeOrder) - Number(a.name === ways.oppositeOrder))
    .slice(0, MOST_ORDERS);
}
