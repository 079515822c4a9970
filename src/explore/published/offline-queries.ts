/**
 * Which queries the clusters of a crawl stand for (Huang 2011 §4.2, steps 1 to 3): a directed graph of drill-downs, of
 * which the longest path to a cluster names its query.
 */

import { groupBy } from '../../base/group-by.js';
import { textKey } from '../../base/text.js';
import type { Predicate } from '../../model/query.js';
import { includedListing } from '../comparing.js';
import { INCLUSION_SHARE, relate, type Relation } from '../facets/drill-down.js';
import { includedShare, unionOf, type EntitySet } from '../entity-set.js';
import type { ChoiceLabel, KeptChoice, OfflineCrawl } from './offline-crawl.js';
import type { Clusters, MinedCluster } from './offline-clusters.js';
import { predicateKey } from './query-forest.js';
import { predicateOf } from '../region.js';

/** Share of all entities that a list must hold to be the whole, 0–1; lower loses the facts of a menu's largest choice. */
const UNIVERSAL_SHARE = 0.99;

/** A query with what is known of it. */
export interface MinedQuery {
  readonly cluster: MinedCluster;
  /** A: the predicates on the longest path to it. */
  readonly predicates: readonly Predicate[];
  /** Labels of all the drill-downs that lead to it, and of the menu. */
  readonly teaches: readonly Predicate[];
  readonly parents: readonly MinedQuery[];
}

/** An edge q → q′ of the graph. */
interface Edge {
  readonly from: MinedCluster;
  readonly to: MinedCluster;
  readonly label: ChoiceLabel;
}

/** The queries of clusters, each after those that it is a drill-down of. */
export function mineQueries(crawl: OfflineCrawl, clusters: Clusters): readonly MinedQuery[] {
  const incoming = groupBy(drillDowns(clusters), ({ to }) => to);
  const menus = new Map([...crawl.menus].flatMap(([way, label]) => named(clusters.at(way), label)));
  const everything = unionOf(clusters.all.map(({ entities }) => entities));
  const trails = new Map<string, readonly string[]>();
  const queries = new Map<MinedCluster, MinedQuery>();
  const roots: MinedCluster[] = [];
  for (const cluster of topDown(clusters)) {
    const above = (incoming.get(cluster) ?? []).flatMap(({ from, label }) => {
      const parent = queries.get(from);
      return parent === undefined ? [] : [{ parent, predicate: predicateBelow(parent, label, trails) }];
    });
    const isUniversal = isWhole(cluster, everything);
    const own = isUniversal ? [] : calledByMenu(cluster, menus);
    // A list without a name in a larger one is only part of what that one shows.
    if (above.length + own.length === 0) {
      if (!isUniversal && liesInAny(cluster, roots)) continue;
      roots.push(cluster);
    }
    queries.set(cluster, {
      cluster,
      // Let q0 → … → qk be a longest path: q_i has the predicates of its first i edges.
      predicates: longestPath(above) ?? own,
      teaches: distinct([...own, ...above.map(({ predicate }) => predicate)]),
      parents: [...new Set(above.map(({ parent }) => parent))],
    });
  }
  return [...queries.values()];
}

function named(cluster: MinedCluster | null, label: ChoiceLabel): readonly (readonly [MinedCluster, ChoiceLabel])[] {
  return cluster === null ? [] : [[cluster, label]];
}

/** Larger queries first, of equal ones the one that was found first: so each comes after those above it. */
function topDown({ all }: Clusters): readonly MinedCluster[] {
  return all
    .map((cluster, at) => ({ cluster, at }))
    .sort((a, b) => b.cluster.entities.length - a.cluster.entities.length || a.at - b.at)
    .map(({ cluster }) => cluster);
}

/** Step 2, Assumption 3: E_q′ ⊆ E_q and q′ ∈ Q_q. */
function drillDowns(clusters: Clusters): readonly Edge[] {
  const related = clusters.all.flatMap((from) =>
    distinctChoices(from, clusters).flatMap(({ label, count, to }) => {
      const relation = relationOf(from, to);
      return relation === 'unrelated' ? [] : [{ from, to, label, count, relation }];
    }),
  );
  const narrowing = new Set(related.filter(({ relation }) => relation === 'narrower').map(({ label }) => label.group));
  // Departs from step 2: E_q′ = E_q is a drill-down only if a sibling narrows or its count says so; orders are equal too.
  return related.filter(
    ({ relation, label, count, to }) =>
      relation === 'narrower' || narrowing.has(label.group) || count === (to.declared ?? to.entities.length),
  );
}

interface ChoiceOf extends Pick<KeptChoice, 'label' | 'count'> {
  readonly to: MinedCluster;
}

/** The choices of a cluster's pages that lead to others, each once. */
function distinctChoices(from: MinedCluster, clusters: Clusters): readonly ChoiceOf[] {
  const known = new Map<ChoiceLabel, Set<MinedCluster>>();
  return from.choices.flatMap(({ label, count, way }) => {
    const to = clusters.at(way);
    const targets = known.get(label) ?? new Set();
    known.set(label, targets);
    if (to === null || to === from || targets.has(to)) return [];
    targets.add(to);
    return [{ label, count, to }];
  });
}

/**
 * How a cluster relates to one that links to it. Of a crawl that ended early nothing is believed that its pages do not
 * show: what a list declares says how large it is, not what it holds.
 */
function relationOf(from: MinedCluster, to: MinedCluster): Relation {
  const byCount = from.declared !== null && to.declared !== null;
  const shared = includedShare(to.entities, from.entities);
  // Entities may stand in one of the lists under another address.
  const included = shared >= INCLUSION_SHARE ? shared : includedListing(to, from);
  if (included < INCLUSION_SHARE || !(byCount || (from.whole && to.whole))) return 'unrelated';
  return relate({
    included,
    parentSize: byCount ? from.declared : from.entities.length,
    childSize: byCount ? to.declared : to.entities.length,
    parentWhole: from.whole,
  });
}

/** What a menu says of a list; nothing where it is not known how large it is: it may be the list of everything. */
function calledByMenu(cluster: MinedCluster, menus: ReadonlyMap<MinedCluster, ChoiceLabel>): readonly Predicate[] {
  const label = menus.get(cluster);
  if (label === undefined || !(cluster.whole || cluster.declared !== null)) return [];
  return [predicateOf(label.attribute, label.choice, label.labels)];
}

/** Whether a list holds everything, or says so where it is cut. */
function isWhole({ entities, declared }: MinedCluster, everything: EntitySet): boolean {
  return (
    includedShare(everything, entities) >= UNIVERSAL_SHARE || (declared ?? 0) >= everything.length * UNIVERSAL_SHARE
  );
}

function liesInAny({ entities }: MinedCluster, roots: readonly MinedCluster[]): boolean {
  return roots.some((root) => includedShare(entities, root.entities) >= INCLUSION_SHARE);
}

/** Step 3: the link's text and the label one level above it; below a value of the same attribute it is its child. */
function predicateBelow(
  { predicates }: MinedQuery,
  { attribute, choice, labels }: ChoiceLabel,
  trails: Map<string, readonly string[]>,
): Predicate {
  const key = `${textKey(attribute)}\n${textKey(choice.value)}`;
  const last = predicates.at(-1);
  const above = last?.attribute === attribute ? (last.path ?? last.values) : [];
  const trail = trails.get(key) ?? [...above, ...labels];
  trails.set(key, trail);
  return predicateOf(attribute, choice, trail);
}

interface DrillDownOf {
  readonly parent: MinedQuery;
  readonly predicate: Predicate;
}

/** The predicates of the query above that has most of them, and one more; null if there is none above. */
function longestPath(above: readonly DrillDownOf[]): readonly Predicate[] | null {
  const [longest] = [...above].sort((a, b) => b.parent.predicates.length - a.parent.predicates.length);
  if (longest === undefined) return null;
  const { parent, predicate } = longest;
  return [...parent.predicates.filter(({ attribute }) => attribute !== predicate.attribute), predicate];
}

function distinct(predicates: readonly Predicate[]): readonly Predicate[] {
  return [...new Map(predicates.map((predicate) => [predicateKey(predicate), predicate])).values()];
}
