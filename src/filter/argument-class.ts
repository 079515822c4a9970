/**
 * What an argument of an address does (He 2013 §7.3.1), and why that is believed.
 */

/**
 * `keyword` and `selects` change which entities are found; `orders` (sort, view, page size) and `positions` (page, offset)
 * are presentation segments, `tracks` is content-irrelevant.
 */
export type ArgumentKind = 'keyword' | 'selects' | 'orders' | 'positions' | 'tracks';

/** Why an argument is of its kind, in the order in which reasons count. */
export type ArgumentReason =
  /** A fetched page contradicted what was believed before. */
  | 'corrected'
  /** The keyword stands there in the template of the search. */
  | 'search-template'
  /** Two of its values gave different entities. */
  | 'other-entities'
  /** The choices of a facet set it. */
  | 'facet'
  | 'pager'
  | 'order-control'
  /** Its values gave the same entities. */
  | 'same-entities'
  /** It has one value on nearly all links of a page, or several on links that are otherwise the same. */
  | 'everywhere'
  /** Learnt in an earlier crawl. */
  | 'profile'
  /** Its values are linked from pages of many keywords (He 2013 §7.3: r(a) above the threshold). */
  | 'prevalent'
  | 'default';

/** An argument's kind. */
export interface ArgumentClass {
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly reason: ArgumentReason;
  /** r(a): mean over its values of the share of result pages that link to them, 0–1; null before any page was seen. */
  readonly prevalence: number | null;
}

/** Whether arguments of this kind change which entities are found. */
export function isSelecting(kind: ArgumentKind): boolean {
  return kind === 'keyword' || kind === 'selects';
}
