/**
 * What learning all facts of a catalogue costs at best, and by simple means: with full knowledge of the catalogue
 * (design §5.4, "Reference costs"). Pages of lists only: what finding the facets costs comes on top. Caps are not reckoned
 * with.
 */

import { bestPartition } from './best-partition.js';
import type { AttributeColumn, Catalogue } from './catalogue-columns.js';
import { createGroupCosts } from './query-cells.js';

/** Pages by reference plan. */
export interface ReferenceCosts {
  /** Everything listed once. */
  readonly r1: number;
  /** One query per value of the one flat, single-valued, invisible attribute that costs most; 0 if there is none. */
  readonly r2: number;
  /** One query per value of every attribute. */
  readonly r3: number;
  /** The oracle's plan. */
  readonly r4: number;
  /** The attributes that the oracle asks together. */
  readonly groups: readonly (readonly string[])[];
}

/** What the site lets one do. */
export interface ReferenceOptions {
  /** Entities per list page, the most that the site offers. */
  readonly pageSize: number;
  /** Attributes that cards show: they need no query. @default none */
  readonly visible?: readonly string[];
  /** Whether what is left may be inferred to have the value that was not asked. @default true */
  readonly complements?: boolean;
  /** Whether predicates of different attributes can be asked together. @default true */
  readonly conjunctions?: boolean;
}

/** The reference costs of a catalogue. */
export function referenceCosts(catalogue: Catalogue, options: ReferenceOptions): ReferenceCosts {
  const { pageSize, visible = [], complements = true, conjunctions = true } = options;
  const hidden = catalogue.attributes.filter(({ name, facts }) => facts > 0 && !visible.includes(name));
  const r1 = Math.ceil(catalogue.size / pageSize);
  const flat = hidden.filter(({ isSingle, parents }) => isSingle && parents === undefined);
  const costs = createGroupCosts(catalogue, hidden, pageSize);
  const problem = { attributes: hidden.length, everything: r1, complements, listsAll: visible.length > 0 };
  const best = bestPartition(conjunctions ? costs : alone(costs), problem);
  return {
    r1,
    r2: Math.max(0, ...flat.map((column) => valuePages(column, pageSize))),
    r3: hidden.reduce((sum, column) => sum + valuePages(column, pageSize), 0),
    r4: best.pages,
    groups: best.groups.map((group) => hidden.filter((_, at) => (group & (1 << at)) !== 0).map(({ name }) => name)),
  };
}

/** Pages of one query per value. */
function valuePages(column: AttributeColumn, pageSize: number): number {
  return column.values.reduce((sum, _, value) => sum + Math.ceil(column.having(value).length / pageSize), 0);
}

/** Attributes that cannot be asked together. */
function alone(costs: ReturnType<typeof createGroupCosts>): ReturnType<typeof createGroupCosts> {
  return { of: (group) => ((group & (group - 1)) === 0 ? costs.of(group) : null) };
}
