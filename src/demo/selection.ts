/** What a visitor has asked a list for. */

/** The orders that a list can have. */
export const SORTS = ['featured', 'name', 'cheap', 'dear', 'newest', 'rating'] as const;
/** One of {@link SORTS}. */
export type Sort = (typeof SORTS)[number];
/** The page sizes that are offered. */
export const PAGE_SIZES: readonly number[] = [12, 24, 48, 96];
/** The page size when nothing is said. */
export const STANDARD_PAGE_SIZE = 24;

/** One chosen facet value. */
export interface Filter {
  /** Key of the attribute. */
  readonly attribute: string;
  /** Key of the value. */
  readonly value: string;
}

/** One state of a list. */
export interface Selection {
  readonly category: string | null;
  readonly keyword: string | null;
  /** In the order in which they were chosen. */
  readonly filters: readonly Filter[];
  readonly letter: string | null;
  readonly sort: Sort;
  readonly size: number;
  /** 1 for the first. */
  readonly page: number;
  /** A free interval, both ends included; null at an open end. Prices in cents, or days by number. */
  readonly bounds?: Bounds;
}

/** A free interval. */
export interface Bounds {
  readonly kind: 'price' | 'day';
  readonly low: number | null;
  readonly high: number | null;
}

/** Everything, first page, nothing chosen. */
export const EVERYTHING: Selection = {
  category: null,
  keyword: null,
  filters: [],
  letter: null,
  sort: 'featured',
  size: STANDARD_PAGE_SIZE,
  page: 1,
};

/** Whether the selection has this filter. */
export function hasFilter(selection: Selection, filter: Filter): boolean {
  return selection.filters.some((one) => isSame(one, filter));
}

/** The selection without this filter, on its first page. */
export function withoutFilter(selection: Selection, filter: Filter): Selection {
  return { ...selection, page: 1, filters: selection.filters.filter((one) => !isSame(one, filter)) };
}

/** The selection without any filter of this attribute, on its first page. */
export function withoutAttribute(selection: Selection, attribute: string): Selection {
  return { ...selection, page: 1, filters: selection.filters.filter((one) => one.attribute !== attribute) };
}

function isSame(one: Filter, other: Filter): boolean {
  return one.attribute === other.attribute && one.value === other.value;
}
