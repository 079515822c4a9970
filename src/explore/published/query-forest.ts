/**
 * The query forest: queries as nodes, drill-downs as edges that are labelled with a predicate (Huang 2011 §4.3).
 *
 * Equivalent queries, those with the same entities and the same drill-downs, are one node that keeps all their
 * predicates and access paths. The order in which queries come in does not matter.
 */

import { shortHash } from '../../base/hash.js';
import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Predicate } from '../../model/query.js';
import { equalSets, setKey, type EntitySet } from '../entity-set.js';

/** A drill-down to a query by one more predicate. */
export interface DrillDown {
  readonly predicate: Predicate;
  /** Key of the query that it leads to. */
  readonly child: string;
}

/** What is known of a query once its drill-downs are. */
export interface DiscoveredQuery {
  /** Tells queries apart before anything is known of their results, such as a canonical address. */
  readonly key: string;
  readonly entities: EntitySet;
  readonly drillDowns: readonly DrillDown[];
}

/** One way to ask for a query. */
export interface QueryName {
  readonly predicates: readonly Predicate[];
  readonly path: AccessPath;
}

/** Queries that are equivalent. */
export interface ForestNode {
  /** Keys of the queries, the explored one first. */
  readonly keys: readonly string[];
  readonly entities: EntitySet;
  readonly names: readonly QueryName[];
}

/** A drill-down between two nodes. */
export interface ForestEdge {
  readonly from: ForestNode;
  readonly to: ForestNode;
  readonly predicate: Predicate;
}

/** What inserting a query came to. */
export type Insertion =
  | { readonly kind: 'new' }
  /** Key of the query that was explored in its place. */
  | { readonly kind: 'equivalent'; readonly to: string };

/** The forest that grows. */
export interface QueryForest {
  /** Notes a way to ask for a query, inserted or not yet. */
  name(key: string, name: QueryName): void;
  /** Adds a query, or merges it with its equivalent. */
  insert(query: DiscoveredQuery): Insertion;
  nodes(): readonly ForestNode[];
  /**
   * Drill-downs between nodes. They lead to fewer entities, or to the same with more predicates; hence no path comes
   * back to where it began.
   */
  edges(): readonly ForestEdge[];
}

/** Equivalent queries under collection. */
interface Merged {
  readonly entities: EntitySet;
  readonly labels: string;
  readonly queries: DiscoveredQuery[];
}

/** A forest without queries. */
export function createQueryForest(): QueryForest {
  const names = new Map<string, Map<string, QueryName>>();
  const bySignature = new Map<string, Merged[]>();
  const byKey = new Map<string, Merged>();
  const all = (): readonly Merged[] => [...bySignature.values()].flat();
  const nodeOf = ({ queries, entities }: Merged): ForestNode => ({
    keys: queries.map(({ key }) => key),
    entities,
    names: distinctNames(queries.map(({ key }) => names.get(key) ?? new Map<string, QueryName>())),
  });
  return {
    name(key, name) {
      const known = names.get(key) ?? new Map<string, QueryName>();
      names.set(key, known.set(nameKey(name), name));
    },
    insert(query) {
      const earlier = byKey.get(query.key);
      const merged = earlier ?? findEquivalent(bySignature, query);
      byKey.set(query.key, merged);
      if (earlier === undefined) merged.queries.push(query);
      const [explored] = merged.queries;
      return explored === undefined || explored === query ? { kind: 'new' } : { kind: 'equivalent', to: explored.key };
    },
    nodes: () => all().map(nodeOf),
    edges: () => edgesBetween(new Map(all().map((merged) => [merged, nodeOf(merged)])), byKey),
  };
}

/** The node of the same entities and drill-downs; an empty one, entered in the table, if there is none. */
function findEquivalent(bySignature: Map<string, Merged[]>, { entities, drillDowns }: DiscoveredQuery): Merged {
  const labels = [...new Set(drillDowns.map(({ predicate }) => predicateKey(predicate)))].sort().join('\n');
  const signature = shortHash(`${setKey(entities)}\n${labels}`);
  const candidates = bySignature.get(signature) ?? [];
  const known = candidates.find((node) => node.labels === labels && equalSets(node.entities, entities));
  if (known !== undefined) return known;
  const merged: Merged = { entities, labels, queries: [] };
  bySignature.set(signature, [...candidates, merged]);
  return merged;
}

function edgesBetween(
  nodes: ReadonlyMap<Merged, ForestNode>,
  byKey: ReadonlyMap<string, Merged>,
): readonly ForestEdge[] {
  const numbers = new Map([...nodes.keys()].map((merged, at) => [merged, at]));
  const edges = new Map<string, ForestEdge>();
  for (const [merged, from] of nodes) {
    for (const { predicate, child } of merged.queries.flatMap(({ drillDowns }) => drillDowns)) {
      const below = byKey.get(child);
      const to = below === undefined ? undefined : nodes.get(below);
      if (below === undefined || to === undefined || !leadsDown(from, to)) continue;
      edges.set(`${numbers.get(merged)} ${numbers.get(below)} ${predicateKey(predicate)}`, { from, to, predicate });
    }
  }
  return [...edges.values()];
}

function leadsDown(from: ForestNode, to: ForestNode): boolean {
  if (from.entities.length !== to.entities.length) return to.entities.length < from.entities.length;
  return fewestPredicates(to) > fewestPredicates(from);
}

function fewestPredicates({ names }: ForestNode): number {
  return Math.min(...names.map(({ predicates }) => predicates.length));
}

function distinctNames(maps: readonly ReadonlyMap<string, QueryName>[]): readonly QueryName[] {
  return [...new Map(maps.flatMap((map) => [...map])).values()];
}

function nameKey({ predicates, path }: QueryName): string {
  return `${predicatesKey(predicates)} ${JSON.stringify(path)}`;
}

/** Text that equal predicates share: order of predicates, case and white space do not count. */
export function predicatesKey(predicates: readonly Predicate[]): string {
  return JSON.stringify(predicates.map(predicateKey).sort());
}

/** Text that a predicate shares with the same condition, however it is reached in a hierarchy. */
export function predicateKey({ attribute, op, values }: Predicate): string {
  return JSON.stringify([textKey(attribute), op, values.map(textKey).sort()]);
}
