/**
 * How the facets of a site depend on each other, as far as the pages of their values told: of streets each lies in one
 * city, wherever one looks. What a large region showed holds in the regions below it, too.
 */

/** A facet in a region. */
export interface FacetInRegion {
  readonly identity: string;
  /** Number of its values there. */
  readonly values: number;
}

/** What is known of all pairs of facets. */
export interface FacetDependence {
  /** Takes in that values of one facet go with this share of those of another that are likely for its size. */
  learn(one: FacetInRegion, other: FacetInRegion, share: number): void;
  /** Whether anything was learnt of a facet. */
  knows(identity: string): boolean;
  /** How many conjunctions of two facets have entities, by how many would were the facets independent, 0–1. */
  between(one: FacetInRegion, other: FacetInRegion): number;
}

/** Facets are taken to be this dependent at most: a few values do not tell all. */
const LEAST_DEPENDENCE = 0.02;

/** Nothing known yet: all are independent. */
export function createFacetDependence(): FacetDependence {
  /** By facet and other facet, how many values of the other go with one. */
  const companions = new Map<string, Map<string, number>>();
  const shareOf = (one: FacetInRegion, other: FacetInRegion): number =>
    (companions.get(one.identity)?.get(other.identity) ?? Number.POSITIVE_INFINITY) / Math.max(1, other.values);
  return {
    learn(one, other, share) {
      const own = companions.get(one.identity) ?? new Map<string, number>();
      companions.set(one.identity, own.set(other.identity, share * other.values));
    },
    knows: (identity) => companions.has(identity),
    between: (one, other) => Math.max(LEAST_DEPENDENCE, Math.min(1, shareOf(one, other), shareOf(other, one))),
  };
}
