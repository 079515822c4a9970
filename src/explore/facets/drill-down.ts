/**
 * Whether choosing a value narrows a query (Huang 2011 §4.2 step 2, Assumption 3; design §5.3).
 */

/** Least share of the child's entities that must be among the parent's; sites change while they are crawled. */
export const INCLUSION_SHARE: number = 0.9;

/** What is known of two queries that are linked. */
export interface Comparison {
  /** Share of the child's listed entities that the parent has, 0–1; null if the parent's list is not known. */
  readonly included: number | null;
  readonly parentSize: number | null;
  readonly childSize: number | null;
  /** True if the parent's list was read to its end. */
  readonly parentWhole: boolean;
}

/**
 * `narrower`: a drill-down. `same`: the same entities, which is a drill-down only if a sibling narrows or its count says
 * so. `unrelated`: the child has entities that the parent has not (a filter removed, a second value, another category).
 */
export type Relation = 'narrower' | 'same' | 'unrelated';

/** How the child's result relates to the parent's. */
export function relate(comparison: Comparison): Relation {
  const { included, parentSize, childSize, parentWhole } = comparison;
  if (included !== null && parentWhole && included < INCLUSION_SHARE) return 'unrelated';
  if (parentSize === null || childSize === null) return 'narrower';
  if (childSize > parentSize) return 'unrelated';
  if (childSize < parentSize) return 'narrower';
  return 'same';
}
