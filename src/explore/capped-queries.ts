/**
 * Queries that hold more than the site shows, and what other queries have brought of them so far.
 */

import { textKey } from '../base/text.js';
import type { Predicate } from '../model/query.js';
import type { EntitySet } from './entity-set.js';
import type { Region } from './region.js';

/** A query that cannot be read to its end. */
export interface CappedQuery {
  readonly region: Region;
  /** Predicates that its entities are not known to have otherwise. */
  readonly teaches: readonly Predicate[];
  /** Number of its entities; null if the site does not tell. */
  readonly declared: number | null;
  /** Its entities as far as they are known. */
  readonly gathered: Set<number>;
  /** Where its list was cut; null if it was not read, being larger than the site's cap. */
  readonly end: number | null;
  /** The query for whose sake it was asked, if it was asked as a piece of one. */
  readonly pieceOf?: CappedQuery;
}

/** The capped queries of a site. */
export interface CappedQueries {
  add(query: CappedQuery): void;
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
  /** Those not settled yet, the largest first, the site as a whole last: its entities come from all others. */
  pending(): readonly CappedQuery[];
  /** Marks a query as done with. */
  settle(query: CappedQuery): void;
  /** Forgets a query: nothing more is gathered for it. */
  drop(query: Pick<CappedQuery, 'gathered'>): void;
}

/** No capped query so far. */
export function createCappedQueries(): CappedQueries {
  const queries = new Set<CappedQuery>();
  const settled = new Set<CappedQuery>();
  const ofValues = new Map<string, CappedQuery>();
  const within = (predicates: readonly Predicate[]): readonly CappedQuery[] =>
    [...queries].filter(({ region }) => impliesAll(predicates, region.predicates));
  return {
    add(query) {
      queries.add(query);
      const [only, ...others] = query.region.predicates;
      if (only !== undefined && others.length === 0) ofValues.set(valueName(only.attribute, only.values.join()), query);
    },
    begin(query) {
      queries.add(query);
      settled.add(query);
    },
    drop({ gathered }) {
      for (const query of queries) if (query.gathered === gathered) queries.delete(query);
    },
    gather({ predicates, keyword }, entities) {
      for (const { gathered, region } of within(predicates)) {
        // What another keyword found need not be found by this one.
        if (region.keyword !== undefined && region.keyword !== keyword) continue;
        for (const entity of entities) gathered.add(entity);
      }
    },
    taughtBeside: (predicates) => [...new Set(within(predicates).flatMap(({ teaches }) => teaches))],
    openShare(attribute, value) {
      const query = ofValues.get(valueName(attribute, value));
      if (query === undefined) return 0;
      const { declared, gathered } = query;
      return declared === null ? 1 : Math.max(0, 1 - gathered.size / Math.max(1, declared));
    },
    pending: () =>
      [...queries]
        .filter((query) => !settled.has(query))
        .sort((a, b) => isNamed(b) - isNamed(a) || (b.declared ?? b.gathered.size) - (a.declared ?? a.gathered.size)),
    settle: (query) => void settled.add(query),
  };
}

function valueName(attribute: string, value: string): string {
  return `${textKey(attribute)}\n${textKey(value)}`;
}

function isNamed({ region }: CappedQuery): number {
  return Math.min(1, region.predicates.length);
}

/** Whether what satisfies all of these predicates satisfies all of those. */
export function impliesAll(these: readonly Predicate[], those: readonly Predicate[]): boolean {
  return those.every((wanted) => these.some((given) => implies(given, wanted)));
}

/** Equal predicates, or one of a node below the other's in a hierarchy. */
function implies(given: Predicate, wanted: Predicate): boolean {
  if (textKey(given.attribute) !== textKey(wanted.attribute) || given.op !== wanted.op) return false;
  const own = (given.path ?? given.values).map(textKey);
  return (wanted.path ?? wanted.values).every((label, level) => textKey(label) === own[level]);
}
