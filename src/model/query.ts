/**
 * Queries and the query forest (design §2, §3; Huang 2011 §3, §4.2).
 */

import type { AccessPath } from './access-path.js';

/** A condition on one attribute. */
export interface Predicate {
  readonly attribute: string;
  readonly op: '=' | 'in' | 'range' | 'not';
  readonly values: readonly string[];
  /** Labels from the root of a hierarchy to the value, where there is one. */
  readonly path?: readonly string[];
  readonly range?: { readonly min: number | null; readonly max: number | null };
  /** Bounds that Querent chose itself, such as on a slider. */
  readonly synthetic?: true;
  /** "None" or "other": kept as shown, no fact about a value. */
  readonly residual?: true;
}

/** How far a query's list was read. */
export type Completeness = 'yes' | 'capped' | 'stopped' | 'changed';

/** One query as recorded in `queries.jsonl`. */
export interface QueryRecord {
  /** Stable: a function of its predicates and keyword. */
  readonly id: string;
  readonly predicates: readonly Predicate[];
  readonly keyword: string | null;
  readonly accessPaths: readonly AccessPath[];
  readonly declaredSize: number | null;
  readonly listedSize: number;
  readonly complete: Completeness;
  /** Ids of the queries that it drills down from. */
  readonly parents: readonly string[];
  /** Id of an equivalent query that was explored in its place, or null. */
  readonly equivalentTo: string | null;
}
