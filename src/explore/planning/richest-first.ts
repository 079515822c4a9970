/**
 * Asking facets with pages that will not do for all of them (design §5.4, "With a page budget"): always next what is
 * expected to teach most new facts per page, be it the list of a value or of a conjunction that fills its pages. Whoever has
 * all the pages asks everything in fewer; on a site of 116,000 entities and six facets, the first 4,000 pages teach twice
 * as many facts this way.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import { createRankedHeap } from '../../base/ranked-heap.js';
import type { Choice } from '../../model/page.js';
import { settleBegun, type BegunQuery } from '../answers.js';
import { beginQuestion } from '../asking.js';
import { isFull, valuesPerEntity } from './budgeted-groups.js';
import { askBoth, openOf, pairsWithCommon, worthOfBoth, type ListedTogether, type ValuePair } from './common-values.js';
import type { Explorer } from '../explorer.js';
import { countsOf, inside, tellsCounts, type AskedFacet } from '../facets/facet-views.js';
import { isOpened } from '../lists/first-page.js';
import type { Question } from './planner.js';
import { pageSizeOf, predicateOf, type Region } from '../region.js';
import { narrows } from '../facets/trying.js';

/** No conjunction is worth asking whose list fills a page less than by one in this number. */
const MOST_TIMES_FULLER = 2;

/** Something that may be asked next. */
interface Piece {
  /** New facts that a page of it is expected to teach, or one below it; falls while others are read. */
  readonly worth: () => number;
  /** Asks it; answers what may be asked then. */
  readonly ask: () => Promise<readonly Piece[]>;
}

/** Facets that are asked together, in this order. */
export type FacetChain = readonly [AskedFacet, ...AskedFacet[]];

/** A value to be asked in a region, and facets that may be asked in it. */
interface ValueToAsk {
  readonly region: Region;
  readonly question: Question;
  readonly chain: FacetChain;
  /** All that are open of its facet there, by which the facet is tried if it was not yet. */
  readonly questions: readonly Question[];
  /** Number of values that its list would have in common, its own included. */
  readonly depth: number;
  /** Share of its entities of which the values above are not known yet. */
  readonly openAbove: () => number;
}

/** Asks all values of the facets, what teaches most first, until all is known or the run ends; answers the regions of the values. */
export async function askRichestFirst(
  explorer: Explorer,
  region: Region,
  chains: readonly FacetChain[],
): Promise<readonly Region[]> {
  const below: Region[] = [];
  const pieceOf = createRichest(explorer, { size: region.size ?? 0, found: (one) => void below.push(one) });
  const pieces = createRankedHeap<Piece>();
  const add = (piece: Piece): void => pieces.add(piece, piece.worth());
  const alone = chains.flatMap(([, ...others]) => others.map((one): FacetChain => [one]));
  const values = [...chains, ...alone].flatMap((chain) =>
    chain[0].questions.map((question, _, questions) => ({ region, question, questions, chain })),
  );
  for (const value of values) add(pieceOf({ ...value, depth: 1, openAbove: () => 1 }));
  for (const piece of piecesOfBoth(explorer, region, pairsWithCommon(region, chains.flat()))) add(piece);
  while (pieces.size > 0 && !explorer.ways.isStopped) {
    const now: Piece[] = [];
    while (now.length < explorer.context.concurrency && pieces.size > 0) {
      const piece = pieces.take();
      // What others have taught since may have left less of it.
      if (piece !== undefined && piece.worth() < pieces.highest()) add(piece);
      else if (piece !== undefined) now.push(piece);
    }
    const further = await mapConcurrent(now, explorer.context.concurrency, (piece) => piece.ask());
    for (const piece of further.flat()) add(piece);
  }
  return below;
}

/** Values with one that most entities have, each followed by what the first page does not list; none where the site takes two for something else. */
function piecesOfBoth(explorer: Explorer, region: Region, pairs: readonly ValuePair[]): readonly Piece[] {
  let isHeard = explorer.ways.conjunctions !== false;
  const rest = (pair: ValuePair, { declared, listed }: ListedTogether): Piece => ({
    worth: () => ((declared - listed) * openOf(explorer, pair)) / Math.max(1, pagesOf(declared, region) - 1),
    ask: async () => {
      await askBoth(explorer, region, { pair });
      return [];
    },
  });
  return pairs.map((pair) => {
    const worth = (): number => (isHeard ? worthOfBoth(explorer, region, pair) : 0);
    const ask = async (): Promise<readonly Piece[]> => {
      // What was learnt of both by other lists is not asked once more.
      const both = worth() < 1 ? null : await askBoth(explorer, region, { pair, mostPages: 1 });
      if (both === 'else') isHeard = false;
      return both === null || both === 'else' || both.listed >= both.declared ? [] : [rest(pair, both)];
    };
    return { worth, ask };
  });
}

interface RichestOptions {
  /** Entities of all values. */
  readonly size: number;
  /** Takes the region of a value that was answered by itself. */
  readonly found: (region: Region) => void;
}

/** Makes pieces of values. */
function createRichest(explorer: Explorer, { size, found }: RichestOptions): (value: ValueToAsk) => Piece {
  const note = ({ depth }: ValueToAsk, answer: Region | null): void => {
    if (answer !== null && depth === 1) found(answer);
  };
  const rest = (value: ValueToAsk, begun: BegunQuery): Piece => ({
    worth: () => (value.depth * missing(begun)) / Math.max(1, pagesOf(begun.query.declared ?? 0, value.region) - 1),
    ask: async () => {
      note(value, await settleBegun(explorer, begun));
      return [];
    },
  });
  const open = async (value: ValueToAsk): Promise<readonly Piece[]> => {
    const { region, question, questions, depth } = value;
    // What the first of a facet's values lists tells whether it is one; of what is opened already that costs nothing.
    const tried = isOpened(explorer, question.choice.path) ? [question] : questions;
    if (!(await narrows(explorer, region, tried))) return [];
    const begun = await beginQuestion(explorer, region, question);
    if (begun === null || 'answer' in begun) {
      note(value, begun?.answer ?? null);
      return [];
    }
    const known = explorer.known.together([predicateOf(question.facet.attribute, question.choice, question.path)]);
    if (depth === 1) for (const entity of known) begun.query.gathered.add(entity);
    const before = begun.query.gathered.size;
    const parts = partsOf(explorer, { ...value, region: begun.region }).map((part) =>
      piece({
        ...value,
        ...part,
        region: begun.region,
        depth: depth + 1,
        openAbove: () => openShare(part.perEntity <= 1 ? before : begun.query.gathered.size, begun, size),
      }),
    );
    return [...parts, rest({ ...value, region }, begun)];
  };
  const piece = (value: ValueToAsk): Piece => {
    const below = bestBelow(value, size);
    const free = worthOfOpened(explorer, value);
    return { worth: () => free ?? Math.max(ownWorth(explorer, value), below), ask: () => open(value) };
  };
  return piece;
}

/** What is opened already costs nothing, whole lists first: they tell which cards of others do not belong. */
function worthOfOpened(explorer: Explorer, { region, question: { choice } }: ValueToAsk): number | null {
  if (!isOpened(explorer, choice.path)) return null;
  return (choice.count ?? 0) <= pageSizeOf(region) ? Number.POSITIVE_INFINITY : Number.MAX_VALUE;
}

/** New facts of the first page of a value's own list. */
function ownWorth({ known }: Explorer, { region, question, depth, openAbove }: ValueToAsk): number {
  const { facet, choice, path } = question;
  const count = choice.count ?? 0;
  const learnt = depth === 1 ? known.sizeOf(predicateOf(facet.attribute, choice, path)) : 0;
  const own = Math.max(0, 1 - learnt / Math.max(1, count));
  return Math.min(count, pageSizeOf(region)) * (own + (depth - 1) * openAbove());
}

/** Facts of a page of the richest conjunction that may lie below a value; 0 if none fills a page. */
function bestBelow({ region, question, chain: [, ...others], depth }: ValueToAsk, size: number): number {
  const pageSize = pageSizeOf(region);
  let [best, entities] = [0, question.choice.count ?? 0];
  for (const [at, next] of others.entries()) {
    const perEntity = valuesPerEntity(countsOf(next), size);
    entities *= Math.max(0, ...countsOf(next)) / size;
    if (!isFull({ part: entities, depth: depth + at, perEntity }, pageSize)) break;
    best = Math.min(entities, pageSize) * (1 + (depth + at) / perEntity);
  }
  return best;
}

/** Conjunctions of a value with the next facet that fill their pages. */
function partsOf(
  explorer: Explorer,
  { region, chain: [own, next, ...others], depth }: ValueToAsk,
): readonly (Pick<ValueToAsk, 'question' | 'questions' | 'chain'> & { readonly perEntity: number })[] {
  const group = region.view.groups.find(({ key }) => key === next?.facet.group.key);
  if (next === undefined || group === undefined) return [];
  const pageSize = pageSizeOf(region);
  // Most values are too small by far: there is no need to look at how those are asked.
  const isSeen = ({ count }: Choice): boolean => count === null || count * MOST_TIMES_FULLER >= pageSize;
  const isFlat = group.choices.every(({ level }) => level === 0);
  const seen = { ...group, choices: isFlat && tellsCounts(group) ? group.choices.filter(isSeen) : group.choices };
  const [shown] = inside(explorer, { ...region, view: { ...region.view, groups: [seen] } }, [own, next]);
  if (shown === undefined) return [];
  const counts = group.choices.map(({ count }) => count ?? 0);
  const perEntity = valuesPerEntity(counts, region.size ?? 1);
  const { questions } = shown;
  return questions
    .filter(
      ({ choice: { count, path } }) =>
        isOpened(explorer, path) || isFull({ part: count ?? 0, depth, perEntity }, pageSize),
    )
    .map((question) => ({ question, questions, chain: [next, ...others], perEntity }));
}

/** Share of a conjunction's entities that nothing else listed of the query above it; where an entity is in one part only, what was known before. */
function openShare(known: number, { query: { declared } }: BegunQuery, size: number): number {
  return Math.max(0, 1 - known / Math.max(1, declared ?? size));
}

/** Entities of a query that are not known yet. */
function missing({ query: { declared, gathered } }: BegunQuery): number {
  return Math.max(0, (declared ?? 0) - gathered.size);
}

function pagesOf(entities: number, region: Region): number {
  return Math.max(1, Math.ceil(entities / pageSizeOf(region)));
}
