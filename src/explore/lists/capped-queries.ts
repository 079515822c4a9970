/**
 * Queries that hold more than the site shows, and what other queries have brought of them so far.
 */

import { textKey } from '../../base/text.js';
import type { Predicate } from '../../model/query.js';
import type { EntitySet } from '../entity-set.js';
import type { GrowingSet } from '../growing-set.js';
import { createQueryIndex, wholeKey } from './query-index.js';
import type { Region } from '../region.js';

/** A query that cannot be read to its end. */
export interface CappedQuery {
  readonly region: Region;
  /** Predicates that its entities are not known to have otherwise. */
  readonly teaches: readonly Predicate[];
  /** Number of its entities; null if the site does not tell. */
  readonly declared: number | null;
  /** Its entities as far as they are known. */
  readonly gathered: GrowingSet;
  /** Where its list was cut; null if it was not read, being larger than the site's cap. */
  readonly end: number | null;
  /** The query for whose sake it was asked, if it was asked as a piece of one. */
  readonly pieceOf?: CappedQuery;
}

/** Whether all entities that a query declares are known. */
export function isReached({ declared, gathered }: CappedQuery): boolean {
  return declared !== null && gathered.size >= declared;
}

/** The capped queries of a site. */
export interface CappedQueries {
  add(query: CappedQuery): void;
  /** Gathers for a query of which it may show later that it was cut. */
  doubt(query: CappedQuery): void;
  /** Adds the doubtful ones of which it shows by now. */
  judge(wasCut: (query: CappedQuery) => boolean): void;
  /** Gathers for a query that is not pending: whoever began it drops it. */
  begin(query: CappedQuery): void;
  /**
   * Takes in entities that have all these predicates, and were found by this keyword: they belong to every capped query
   * that asks no more.
   */
  gather(asked: Pick<Region, 'predicates' | 'keyword'>, entities: EntitySet): void;
  /** What a list of entities with these predicates teaches beside its own last predicate. */
  taughtBeside(predicates: readonly Predicate[]): readonly Predicate[];
  /** Share of a value's entities that are not known yet, 0–1; 0 of a value whose own query is not capped. */
  openShare(attribute: string, value: string): number;
  /** Those not settled yet: those with most predicates first, since what they list is part of others; of as many the largest. */
  pending(): readonly CappedQuery[];
  /** Those not settled yet that were asked for the sake of this one. */
  piecesOf(query: CappedQuery): readonly CappedQuery[];
  /** Marks a query as done with. */
  settle(query: CappedQuery): void;
  /** Forgets a query: nothing more is gathered for it. */
  drop(query: Pick<CappedQuery, 'region' | 'gathered'>): void;
}

/** No capped query so far. */
export function createCappedQueries(): CappedQueries {
  const queries = createQueryIndex<CappedQuery>();
  const open = new Set<CappedQuery>();
  const ofValues = new Map<string, CappedQuery>();
  const doubtful = new Set<CappedQuery>();
  const forget = (query: CappedQuery): void => {
    queries.remove(query.region.predicates, query);
    open.delete(query);
    const name = nameOf(query);
    if (name !== null && ofValues.get(name) === query) ofValues.delete(name);
  };
  const add = (query: CappedQuery): void => {
    queries.add(query.region.predicates, query);
    open.add(query);
    const name = nameOf(query);
    if (name !== null) ofValues.set(name, query);
  };
  return {
    add,
    doubt(query) {
      queries.add(query.region.predicates, query);
      doubtful.add(query);
    },
    judge(wasCut) {
      for (const query of [...doubtful].filter(wasCut)) {
        doubtful.delete(query);
        add(query);
      }
    },
    begin: (query) => queries.add(query.region.predicates, query),
    settle: (query) => void open.delete(query),
    drop({ region, gathered }) {
      for (const query of queries.at(region.predicates)) if (query.gathered === gathered) forget(query);
    },
    gather({ predicates, keyword }, entities) {
      for (const { gathered, region } of queries.impliedBy(predicates)) {
        // What another keyword found need not be found by this one.
        if (region.keyword !== undefined && region.keyword !== keyword) continue;
        for (const entity of entities) gathered.add(entity);
      }
    },
    taughtBeside(predicates) {
      const taught = queries.impliedBy(predicates).flatMap(({ teaches }) => teaches);
      return [...new Map(taught.map((one) => [wholeKey(one), one])).values()];
    },
    openShare(attribute, value) {
      const query = ofValues.get(valueName(attribute, value));
      if (query === undefined) return 0;
      const { declared, gathered } = query;
      return declared === null ? 1 : Math.max(0, 1 - gathered.size / Math.max(1, declared));
    },
    pending: () =>
      [...open].sort(
        (a, b) => depthOf(b) - depthOf(a) || (b.declared ?? b.gathered.size) - (a.declared ?? a.gathered.size),
      ),
    piecesOf: (query) => [...open].filter(({ pieceOf }) => pieceOf === query),
  };
}

/** The value whose query it is; null if it asks for several at once. */
function nameOf({ region: { predicates } }: CappedQuery): string | null {
  const [only, ...others] = predicates;
  return only === undefined || others.length > 0 ? null : valueName(only.attribute, only.values.join());
}

function valueName(attribute: string, value: string): string {
  return `${textKey(attribute)}\n${textKey(value)}`;
}

function depthOf({ region }: CappedQuery): number {
  return region.predicates.length;
}
