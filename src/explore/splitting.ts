/**
 * Reaching the entities of a query that holds more than the site shows (DESIGN §5.4, "Caps"): by its conjunctions with
 * the values of other facets (slice-cover of Sheng et al., PVLDB 2012), then by its other orders.
 *
 * What a conjunction lists has both predicates, so no question is asked twice for two capped queries. No query costs
 * more questions than it misses entities.
 */

import { mapConcurrent } from '../base/concurrent.js';
import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { ChoiceGroup, ListHint } from '../model/page.js';
import { accessKey } from './access-key.js';
import { keepDrillDown } from './answers.js';
import { NOTHING_ASKED } from './asked-values.js';
import type { CappedQuery } from './capped-queries.js';
import { lookClosely } from './close-look.js';
import type { Explorer } from './explorer.js';
import { createConjunctionCheck, type ConjunctionCheck } from './conjunctions.js';
import { completeFacet } from './facets.js';
import { readList, type Listing, type ListReading } from './list-reading.js';
import { styledPath } from './list-style.js';
import { openQuestions, type Question } from './planner.js';
import { parentsOf, recordGathered } from './gathered.js';
import { attributeOf, hintOf, keywordOf, mayNarrow, pageSizeOf, predicateOf, type Region } from './region.js';
import { takeIn } from './taking-in.js';
import { readWithinCap } from './within-cap.js';

/** Predicates of a conjunction at most. */
const MOST_PREDICATES = 4;
/** Questions of one facet in a row that bring nothing new before the next facet is tried. */
const MOST_BARREN = 12;
/** Share of a query that a facet's values must hold to be taken to hold all of it. */
const WHOLE_SHARE = 0.97;
/** Questions for a query that does not tell its size. */
const MOST_BLIND_QUESTIONS = 100;
/** Pages of a conjunction that is itself split, by those of its entities. */
const SPLIT_AGAIN = 3;
/** Orders that are tried. */
const MOST_ORDERS = 6;

/** Splits every capped query until it is reached or nothing more is gained, and says what stays out of reach. */
export async function settleCapped(explorer: Explorer): Promise<void> {
  const { capped, caps, context } = explorer;
  const settled: CappedQuery[] = [];
  for (let pending = capped.pending(); pending.length > 0; pending = capped.pending()) {
    await mapConcurrent(pending, context.concurrency, async (query) => {
      capped.settle(query);
      settled.push(query);
      const wasCut = query.end === null || caps.isCap(query.end);
      if (wasCut && isNeeded(query)) await reach(explorer, query);
    });
  }
  for (const query of settled) await recordReached(explorer, query);
}

/** Whether all entities that a query declares are known. */
export function isReached({ declared, gathered }: CappedQuery): boolean {
  return declared !== null && gathered.size >= declared;
}

/** A piece is of no use once its query is reached, nor if it is the query again. */
function isNeeded({ pieceOf, declared }: CappedQuery): boolean {
  return pieceOf === undefined || (!isReached(pieceOf) && declared !== pieceOf.declared && isNeeded(pieceOf));
}

async function reach(explorer: Explorer, query: CappedQuery): Promise<void> {
  if (isReached(query) || explorer.ways.isStopped) return;
  explorer.context.tell({ kind: 'doing', phase: 'asking', detail: `${query.region.label}, piece by piece` });
  const region = await lookClosely(explorer, query.region, { always: true });
  // The facets of the site as a whole were all asked already.
  if (region.predicates.length > 0 && isShortEnough(explorer, query, region))
    await reachFromBothEnds(explorer, query, region);
  if (region.predicates.length > 0 && region.predicates.length < MOST_PREDICATES)
    await reachByFacets(explorer, query, region);
  await reachByOrders(explorer, query, region);
}

async function reachByFacets(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
  let left = query.declared === null ? MOST_BLIND_QUESTIONS : query.declared - query.gathered.size;
  for (const group of splittingGroups(explorer, query, region)) {
    const facet = await completeFacet(explorer, region, group);
    const questions = openQuestions(region, facet, { ...explorer, asked: NOTHING_ASKED });
    const check = createConjunctionCheck(explorer.asked, region);
    let barren = 0;
    for (const question of inSplittingOrder(questions, explorer.caps.most())) {
      if (isReached(query) || left <= 0 || barren >= MOST_BARREN || explorer.ways.conjunctions === false) break;
      left -= 1;
      const before = query.gathered.size;
      const outcome = await askConjunction(explorer, { query, region, question, check });
      if (outcome === 'stopped') return;
      if (outcome === 'none') break;
      barren = query.gathered.size === before ? barren + 1 : 0;
    }
  }
}

/**
 * Facets other than those of the query: those that hold all of it first, of them the one whose pages teach most, since what
 * a conjunction lists has the other value, too; then those that hold more.
 */
function splittingGroups(explorer: Explorer, query: CappedQuery, region: Region): readonly ChoiceGroup[] {
  const own = new Set(region.predicates.map(({ attribute }) => textKey(attribute)));
  return region.view.groups
    .filter((group) => mayNarrow(group) && explorer.proven.has(group.key))
    .filter((group) => !own.has(textKey(attributeOf(group, region.view))))
    .map((group) => ({ group, ...expense(explorer, { query, region, group }) }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.pagesPerFact - b.pagesPerFact)
    .map(({ group }) => group);
}

interface Split {
  readonly query: CappedQuery;
  readonly region: Region;
  readonly group: ChoiceGroup;
}

/** Pages that a facet's values take by the facts that they teach, and whether they hold all of a query; without counts they are taken to, a page lost on each value. */
function expense(
  { caps, capped }: Explorer,
  { query, region, group }: Split,
): { pagesPerFact: number; isWhole: boolean } {
  const { choices } = group;
  const perPage = pageSizeOf(region);
  const target = query.declared ?? 0;
  const cap = caps.most() ?? Number.POSITIVE_INFINITY;
  const attribute = attributeOf(group, region.view);
  const counts = choices.map(({ count }) => count ?? 0);
  const sum = counts.reduce((all, count) => all + count, 0);
  const left = Math.max(1, target - query.gathered.size);
  if (sum === 0) return { pagesPerFact: (choices.length + Math.ceil(target / perPage)) / left, isWhole: true };
  const pages = counts.reduce((all, count) => all + piecePages(count, { perPage, cap }), 0);
  const shared = choices.reduce((all, { count, value }) => all + (count ?? 0) * capped.openShare(attribute, value), 0);
  // What a facet does not hold another one must, which lists nearly everything again.
  return { pagesPerFact: (pages * Math.max(1, target / sum)) / (left + shared), isWhole: sum >= target * WHOLE_SHARE };
}

/** Pages of a conjunction; one that is cut again is split into pieces that fill their pages worse. */
function piecePages(count: number, { perPage, cap }: { readonly perPage: number; readonly cap: number }): number {
  return count <= cap ? Math.ceil(count / perPage) : 1 + (SPLIT_AGAIN * count) / perPage;
}

/** Values that fit the cap first, from the largest down; then those that must be split further. */
function inSplittingOrder(questions: readonly Question[], cap: number | null): readonly Question[] {
  const size = ({ choice }: Question): number => choice.count ?? 0;
  const isTooLarge = (question: Question): boolean => cap !== null && size(question) > cap;
  return [...questions].sort((a, b) => Number(isTooLarge(a)) - Number(isTooLarge(b)) || size(b) - size(a));
}

interface Conjunction {
  readonly query: CappedQuery;
  readonly region: Region;
  readonly question: Question;
  readonly check: ConjunctionCheck;
}

type Outcome = 'stopped' | 'asked' | 'none';

/** Asks a conjunction that was not asked before; `none`: the facet's values do not narrow what the query holds. */
async function askConjunction(explorer: Explorer, conjunction: Conjunction): Promise<Outcome> {
  const { region, question } = conjunction;
  const { path } = question.choice;
  const key = path === null ? null : accessKey(path, explorer.tracking);
  if (path === null || key === null || explorer.visited.has(key)) return 'asked';
  explorer.visited.add(key);
  const listing = await readWithinCap(explorer, styledPath(path, explorer.style), { like: hintOf(region) });
  if (listing.kind === 'list') return keepConjunction(explorer, conjunction, listing.reading);
  if (listing.kind === 'refusal') explorer.ways.isStopped ||= listing.refusal.kind === 'stopped';
  return explorer.ways.isStopped ? 'stopped' : 'asked';
}

async function keepConjunction(
  explorer: Explorer,
  { query, region, question, check }: Conjunction,
  reading: ListReading,
): Promise<Outcome> {
  const { facet, choice, path: labels } = question;
  const taken = takeIn(explorer, reading);
  switch (check(question, { view: reading.first.view, size: taken.declared ?? taken.entities.length })) {
    case 'widens':
      explorer.ways.conjunctions ??= false;
      return 'none';
    case 'replaces':
      return 'none';
    case 'unsure':
      return 'asked';
    case 'narrows':
      explorer.ways.conjunctions = true;
      await keepDrillDown(explorer, region, {
        predicate: predicateOf(facet.attribute, choice, labels),
        reading,
        taken,
        pieceOf: query,
      });
      return 'asked';
  }
}

/** Each order shows another part of a query; two opposite ones twice as much. */
async function reachByOrders(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
  for (const { path } of orders(explorer, region)) {
    if (isReached(query)) return;
    await keepOrder(explorer, { query, region, path });
  }
}

/** Whether two opposite orders show all of a query, in fewer pages for each fact than its conjunctions take. */
function isShortEnough(explorer: Explorer, query: CappedQuery, region: Region): boolean {
  const { ways, caps } = explorer;
  const { declared, end } = query;
  const cap = caps.most() ?? end;
  if (cap === null || declared === null || declared > 2 * cap || ways.oppositeOrder === null) return false;
  const left = declared - query.gathered.size;
  const pages = Math.ceil(declared / pageSizeOf(region)) + 1;
  const [group] = splittingGroups(explorer, query, region);
  return group === undefined || pages / left < expense(explorer, { query, region, group }).pagesPerFact;
}

/** Reads a query in the opposite order, then as far as is missing in its own. */
async function reachFromBothEnds(explorer: Explorer, query: CappedQuery, region: Region): Promise<void> {
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

/** Records what is known of the query in the end; what stays out of reach shows as capped. */
async function recordReached(explorer: Explorer, query: CappedQuery): Promise<void> {
  await recordGathered(explorer, query, completeness(explorer, query));
}

function completeness({ ways }: Explorer, query: CappedQuery): 'yes' | 'capped' | 'stopped' {
  if (isReached(query)) return 'yes';
  // What stays out of reach of a piece is told of its query.
  return ways.isStopped || query.pieceOf !== undefined ? 'stopped' : 'capped';
}
