/**
 * Reaching the entities of a query that holds more than the site shows (design §5.4, "Caps"): by its conjunctions with
 * the values of other facets (slice-cover of Sheng et al., PVLDB 2012), then by its other orders.
 *
 * What a conjunction lists has both predicates, so no question is asked twice for two capped queries. No query costs
 * more questions than it misses entities.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import { textKey } from '../../base/text.js';
import type { ChoiceGroup } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { keepDrillDown } from '../answers.js';
import { NOTHING_ASKED } from '../planning/asked-values.js';
import { isReached, type CappedQuery } from './capped-queries.js';
import { lookClosely } from '../facets/close-look.js';
import type { Explorer } from '../explorer.js';
import { createConjunctionCheck, type ConjunctionCheck } from '../planning/conjunctions.js';
import { completeFacet } from '../facets/facets.js';
import { recordGathered } from './gathered.js';
import type { ListReading } from './list-reading.js';
import { styledPath } from './list-style.js';
import { openQuestions, type Question } from '../planning/planner.js';
import { wholeKey } from './query-index.js';
import { reachByOrders, reachFromBothEnds } from './reading-orders.js';
import { attributeOf, hintOf, pageSizeOf, predicateOf, type Facet, type Region } from '../region.js';
import { wake } from '../facets/resting.js';
import { ownPredicate, piecesBy, splittingGroups, type QueryToSplit } from './splitting-facets.js';
import { takeIn } from '../taking-in.js';
import { readWithinCap } from './within-cap.js';

/** Predicates of a conjunction at most. */
const MOST_PREDICATES = 8;
/** Questions of one facet in a row that bring nothing new before the next facet is tried. */
const MOST_BARREN = 12;
/** Questions for a query that does not tell its size. */
const MOST_BLIND_QUESTIONS = 100;
/** Splits every capped query until it is reached or nothing more is gained, and says what stays out of reach. */
export async function settleCapped(explorer: Explorer): Promise<void> {
  const { capped, caps } = explorer;
  const open: CappedQuery[] = [];
  // How much the site shows of a query was not known when the first of them were read.
  capped.judge(({ end, declared }) => end !== null && caps.wasCut(end, declared));
  // One after the other: each makes others smaller. Those with most predicates first: what is listed of them is listed for others, too.
  for (let pending = capped.pending(); pending.length > 0; pending = capped.pending())
    for (const query of pending) open.push(...(await settle(explorer, query)));
  for (const query of eachOnce(open)) {
    const told = completeness(explorer, query);
    await recordGathered(explorer, told === 'capped' ? asWhole(explorer, query) : query, told);
  }
}

/** A query as that of its last value alone, if it has all that the value has anywhere: of a city asked in its state the city is told. */
function asWhole({ asked, identities }: Explorer, query: CappedQuery): CappedQuery {
  const { region, declared } = query;
  const last = region.predicates.at(-1);
  if (last === undefined || region.predicates.length === 1 || declared === null) return query;
  const facet = identities.known(last.attribute);
  const isAll = facet !== null && asked.sizeOf(facet, textKey(last.values.join())) === declared;
  return isAll ? { ...query, region: { ...region, predicates: [last] } } : query;
}

/** Queries, each once by what it asks for, with most of what is known of it: a value that was only begun may have been read later. */
function eachOnce(queries: readonly CappedQuery[]): readonly CappedQuery[] {
  const known = new Map<string, CappedQuery>();
  for (const query of queries) {
    const { predicates, keyword } = query.region;
    const key = JSON.stringify([keyword, predicates.map(wholeKey).sort()]);
    if ((known.get(key)?.gathered.size ?? -1) < query.gathered.size) known.set(key, query);
  }
  return [...known.values()];
}

/** Splits a query, and before anything else is tried the pieces that were cut in their turn; answers those that stay open. */
async function settle(explorer: Explorer, query: CappedQuery): Promise<readonly CappedQuery[]> {
  const { capped, caps } = explorer;
  capped.settle(query);
  const wasCut = query.end === null || caps.isCap(query.end);
  const { open, isHeld } = wasCut && isNeeded(query) ? await reach(explorer, query) : NOTHING_LEFT;
  if (!isReached(query) && !isHeld) return [...open, query];
  await recordGathered(explorer, query, 'yes');
  capped.drop(query);
  return open;
}

/** A piece is of no use once its query is reached, nor if it is the query again. */
function isNeeded({ pieceOf, declared }: CappedQuery): boolean {
  return pieceOf === undefined || (!isReached(pieceOf) && declared !== pieceOf.declared && isNeeded(pieceOf));
}

/** What splitting a query came to. */
interface Splitting {
  /** Pieces that stay open. */
  readonly open: readonly CappedQuery[];
  /** Whether the pieces of a facet are taken to hold all of it, where it does not tell its size. */
  readonly isHeld: boolean;
}

const NOTHING_LEFT: Splitting = { open: [], isHeld: false };

async function reach(explorer: Explorer, query: CappedQuery): Promise<Splitting> {
  if (isReached(query) || explorer.ways.isStopped) return NOTHING_LEFT;
  explorer.context.tell({ kind: 'doing', phase: 'asking', detail: `${query.region.label}, piece by piece` });
  const region = await lookClosely(explorer, await wake(explorer, query.region), { always: true });
  // The facets of the site as a whole were all asked already.
  const isPart = region.predicates.length > 0;
  if (isPart && isShortEnough(explorer, query, region)) await reachFromBothEnds(explorer, query, region);
  const isSplit = isPart && region.predicates.length < MOST_PREDICATES;
  const splitting = isSplit ? await reachByFacets(explorer, query, region) : NOTHING_LEFT;
  if (!splitting.isHeld) await reachByOrders(explorer, query, region);
  return splitting;
}

/** Asks the conjunctions with one facet after the other. */
async function reachByFacets(explorer: Explorer, query: CappedQuery, region: Region): Promise<Splitting> {
  const { capped, context } = explorer;
  const open: CappedQuery[] = [];
  const budget = { left: query.declared === null ? MOST_BLIND_QUESTIONS : query.declared - query.gathered.size };
  for (const { group } of splittingGroups(explorer, { query, region })) {
    if (isReached(query) || budget.left <= 0 || explorer.ways.conjunctions === false) break;
    const asked = await askPieces(explorer, { query, region, group }, budget);
    if (asked === 'stopped') break;
    // The next facet would list what the pieces hold once more.
    const pieces = capped.piecesOf(query);
    const left = (await mapConcurrent(pieces, context.concurrency, (piece) => settle(explorer, piece))).flat();
    open.push(...left);
    if (asked === 'all' && left.length === 0 && isHeldBy(explorer, query, attributeOf(group, region.view)))
      return { open, isHeld: true };
  }
  return { open, isHeld: false };
}

/**
 * Whether a facet, all of whose values were asked in a query that does not tell its size, is taken to hold all of it: of what
 * the query showed itself before it was cut, each entity has a value of the facet.
 */
function isHeldBy({ known }: Explorer, { declared, region }: CappedQuery, attribute: string): boolean {
  const isOwn = ownPredicate(region, attribute) !== undefined;
  return declared === null && !isOwn && known.tellsAll(attribute, region.entities);
}

/** What is asked of a query. */
interface Split extends QueryToSplit {
  readonly group: ChoiceGroup;
}

/** Asks the conjunctions of a query with the values of a facet; whether all that may bring something, unless the run is to end. */
async function askPieces(
  explorer: Explorer,
  { query, region, group }: Split,
  budget: { left: number },
): Promise<'all' | 'some' | 'stopped'> {
  const { ways, context, asked } = explorer;
  const facet = await completeFacet(explorer, region, group);
  const isOwn = ownPredicate(region, facet.attribute) !== undefined;
  const check = isOwn ? isSmaller(region) : createConjunctionCheck(asked, region);
  const unsure: Question[] = [];
  let barren = 0;
  let isOver = false;
  const ask = async (question: Question): Promise<void> => {
    isOver ||= isReached(query) || budget.left <= 0 || barren >= MOST_BARREN || ways.conjunctions === false;
    if (isOver || ways.isStopped) return;
    const before = query.gathered.size;
    const outcome = await askConjunction(explorer, { query, region, question, check });
    const isFresh = query.gathered.size > before;
    budget.left -= price(query, isFresh);
    if (outcome === 'unsure') unsure.push(question);
    isOver ||= outcome === 'none';
    // What is split further brings something later.
    barren = isFresh || isTooLarge(explorer, question) ? 0 : barren + 1;
  };
  await mapConcurrent(openPieces(explorer, { query, region }, facet), context.concurrency, ask);
  // What others have proven since is kept; its pages are remembered.
  if (ways.conjunctions === true && unsure.length > 0) {
    barren = 0;
    await mapConcurrent(unsure.splice(0), context.concurrency, ask);
  }
  if (ways.isStopped) return 'stopped';
  return isOver || unsure.length > 0 ? 'some' : 'all';
}

/** What a question takes of those that a query is worth. Where no size tells how much is missing, what brings something is free. */
function price({ declared }: CappedQuery, isFresh: boolean): 0 | 1 {
  return declared === null && isFresh ? 0 : 1;
}

/** The questions whose answers may bring something: values that fit the cap first, from the largest down; then those that must be split further. */
function openPieces(explorer: Explorer, split: QueryToSplit, facet: Facet): readonly Question[] {
  const open = new Map(piecesBy(explorer, split, facet).map(({ choice, unknown }) => [choice, unknown]));
  const size = ({ choice }: Question): number => choice.count ?? 0;
  const isLater = (question: Question): number => Number(isTooLarge(explorer, question));
  return openQuestions(split.region, facet, { ...explorer, asked: NOTHING_ASKED })
    .filter(({ choice }) => (open.get(choice) ?? 0) > 0)
    .sort((a, b) => isLater(a) - isLater(b) || size(b) - size(a));
}

/** Whether a choice promises more than the site shows of any query. */
function isTooLarge({ caps }: Explorer, { choice }: Question): boolean {
  return (choice.count ?? 0) > (caps.most() ?? Number.POSITIVE_INFINITY);
}

/** Of values below a region's own: fewer than the region has are part of it. */
function isSmaller({ size: whole }: Region): ConjunctionCheck {
  return (_, { size }) => (whole !== null && size < whole ? 'narrows' : 'unsure');
}

interface Conjunction {
  readonly query: CappedQuery;
  readonly region: Region;
  readonly question: Question;
  readonly check: ConjunctionCheck;
}

type Outcome = 'asked' | 'none' | 'unsure';

/** Asks a conjunction that was not asked before; `none`: the facet's values do not narrow what the query holds. */
async function askConjunction(explorer: Explorer, conjunction: Conjunction): Promise<Outcome> {
  const { region, question } = conjunction;
  const { path } = question.choice;
  const key = path === null ? null : accessKey(path, explorer.tracking);
  if (path === null || key === null || explorer.visited.has(key)) return 'asked';
  explorer.visited.add(key);
  const listing = await readWithinCap(explorer, styledPath(path, explorer.style), { like: hintOf(region) });
  if (listing.kind === 'list') {
    const outcome = await keepConjunction(explorer, conjunction, listing.reading);
    if (outcome === 'unsure') explorer.visited.delete(key);
    return outcome;
  }
  if (listing.kind === 'refusal') explorer.ways.isStopped ||= listing.refusal.kind === 'stopped';
  return 'asked';
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
      return 'unsure';
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

/** Whether two opposite orders show all of a query, in fewer pages for each fact than its conjunctions take. */
function isShortEnough(explorer: Explorer, query: CappedQuery, region: Region): boolean {
  const { ways, caps } = explorer;
  const { declared, end } = query;
  const cap = caps.most() ?? end;
  if (cap === null || declared === null || declared > 2 * cap || ways.oppositeOrder === null) return false;
  const left = declared - query.gathered.size;
  const pages = Math.ceil(declared / pageSizeOf(region)) + 1;
  const [best] = splittingGroups(explorer, { query, region });
  return best === undefined || pages / left < best.pagesPerFact;
}

/** What stays out of reach shows as capped. */
function completeness({ ways }: Explorer, query: CappedQuery): 'yes' | 'capped' | 'stopped' {
  if (isReached(query)) return 'yes';
  // What stays out of reach of a piece is told of its query.
  return ways.isStopped || query.pieceOf !== undefined ? 'stopped' : 'capped';
}
