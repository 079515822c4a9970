/**
 * How a simulated site behaves.
 */

import type { Across } from './selections.js';

/** Whether numbers are told: all, none, or wrong ones, up to a half too small or too large. */
export type ToldNumbers = boolean | 'wrong';

/** How a simulated site behaves; every field is a switch. */
export interface SimulatedSiteOptions {
  /** @default 20 */
  readonly pageSize?: number;
  /** Whether values and lists tell their sizes. @default true */
  readonly counts?: ToldNumbers;
  /** Whether lists tell their sizes; null = as {@link counts}. @default null */
  readonly totals?: ToldNumbers | null;
  /** Attributes that entity pages show. @default none */
  readonly visible?: readonly string[];
  /** Attributes that cards show. @default none */
  readonly visibleOnCards?: readonly string[];
  /** Attribute whose values are a menu on every page instead of a facet. @default none */
  readonly menu?: string | null;
  /** Whether one page lists everything. @default true */
  readonly everything?: boolean;
  /** Cards per page that are listed without belonging. @default 0 */
  readonly sponsored?: number;
  /** Whether lists offer orders: as in the catalogue and reversed. @default true */
  readonly orders?: boolean;
  /** Attributes with numbers by which lists can be ordered, both ways. @default none */
  readonly sortable?: readonly string[];
  /** Whether the way to the next page is seen to be a pager; else it is a link in the text. @default true */
  readonly pager?: boolean;
  /** Links per list page to other lists, different ones on each page of a list ("popular now"). @default 0 */
  readonly wanderingLinks?: number;
  /**
   * Whether choices, pager and search work by script alone; `shown`: the address bar tells the state, `hidden`: one
   * address for everything. Menus are links. @default 'no'
   */
  readonly scripted?: 'no' | 'shown' | 'hidden';
  /** Entities of one query that can be reached at most; null = all. @default null */
  readonly cap?: number | null;
  /** Whether several values of one facet can be chosen, which widens. @default false */
  readonly multiple?: boolean;
  /** How chosen values of different facets combine. @default 'all' */
  readonly across?: Across;
  /** Page sizes on offer, if any beside {@link pageSize}. @default none */
  readonly pageSizes?: readonly number[];
  /** What is chosen on pages that say nothing else of the attribute; it can be lifted. @default null */
  readonly preset?: { readonly attribute: string; readonly value: string } | null;
  /** Values shown per facet, the most frequent first. Null = all. @default null */
  readonly shownValues?: number | null;
  /** Whether values that are not shown are found by typing. @default true */
  readonly valueSearch?: boolean;
  /** Whether there is a list only for a word of the entities' names. @default false */
  readonly keywordFirst?: boolean;
  /** Where facets stand of attributes that exist for some values of another only. @default 'everywhere' */
  readonly regionalFacets?: 'everywhere' | 'below';
  /** Whether hierarchies are shown whole, or each level once the value above it is chosen. @default 'stepwise' */
  readonly trees?: 'whole' | 'stepwise';
  /** Attributes with numbers that are asked by free bounds instead of buckets. @default none */
  readonly sliders?: readonly string[];
  /** Entities that vanish, and as many that appear: one of each every so many pages. @default null */
  readonly churn?: { readonly everyPages: number; readonly changes: number } | null;
}

/** Options with their defaults filled in. */
export type SimulatedSiteSettings = Required<SimulatedSiteOptions>;

/** Address of everything that a simulated site serves. */
export const SIMULATED_ORIGIN: string = 'http://simulated.test';

const DEFAULT_PAGE_SIZE = 20;

/** The options, completed. */
export function resolveSimulatedSiteOptions(options: SimulatedSiteOptions = {}): SimulatedSiteSettings {
  return {
    pageSize: DEFAULT_PAGE_SIZE,
    counts: true,
    totals: null,
    visible: [],
    visibleOnCards: [],
    menu: null,
    everything: true,
    sponsored: 0,
    orders: true,
    sortable: [],
    pager: true,
    wanderingLinks: 0,
    scripted: 'no',
    cap: null,
    multiple: false,
    across: 'all',
    pageSizes: [],
    preset: null,
    shownValues: null,
    valueSearch: true,
    keywordFirst: false,
    regionalFacets: 'everywhere',
    trees: 'stepwise',
    sliders: [],
    churn: null,
    ...options,
  };
}
