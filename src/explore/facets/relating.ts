/**
 * How an answer relates to the region it was asked in.
 */

import type { PageView } from '../../model/page.js';
import { includedListing } from '../comparing.js';
import { relate, type Relation } from './drill-down.js';
import { includedShare, type EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { readEntities, type ListReading } from '../lists/list-reading.js';
import { measureIn } from './measured-facets.js';
import type { Region } from '../region.js';

/** Share of a region's entities that belong to a list that shows all of them. Lowering it takes lists with paid cards for their region. */
const MOST = 0.95;

/**
 * Times its declared size that a region may seem to hold, for paid cards and cards that moved meanwhile. Lowering it takes parts
 * of a list that was not read to its end for lists of their own.
 */
const OVERFULL = 1.2;

const NO_MARKS: ReadonlySet<string> = new Set();

/** A list that was read and the size to compare it by; null to compare what was listed. */
export interface Compared {
  readonly reading: ListReading;
  readonly declared: number | null;
}

/** How a list that was read relates to its region. */
export function relateReading(explorer: Explorer, region: Region, { reading, declared }: Compared): Relation {
  const entities = readEntities(explorer.context, reading, explorer.foreign.marks());
  if (isWithheld(region, entities)) return 'unrelated';
  const { representative } = explorer.context;
  const included =
    region.id === null ? null : includedListing({ entities, pages: reading.pages }, region, representative);
  const childSize = declared ?? entities.length;
  // Of a list that was not read to its end what it declares says more than what it showed.
  const knownSize = region.whole ? region.entities.length : region.size;
  const listedSize = region.id === null ? null : knownSize;
  const parentSize = declared === null ? listedSize : explorer.sizes.of(region.view);
  if (overfills(region, { declared, parentSize, others: entities.length * (1 - (included ?? 1)) })) return 'unrelated';
  const relation = relate({ included, parentSize, childSize, parentWhole: region.whole });
  return relation === 'narrower' && declared === null && showsAll(explorer, region, { reading, entities })
    ? 'same'
    : relation;
}

/** What a list and its region declare, and how many entities of the list the region did not show. */
interface Overlap {
  readonly declared: number | null;
  readonly parentSize: number | null;
  readonly others: number;
}

/**
 * Whether entities that the known part of a region does not show are too many to be its rest: with those that are known they
 * are more than it declares.
 */
function overfills({ whole, entities }: Region, { declared, parentSize, others }: Overlap): boolean {
  if (whole || declared === null || parentSize === null) return false;
  return entities.length + others > parentSize * OVERFULL;
}

/** Whether a list is what the region's page listed before a condition was taken off: another way to that page. */
function isWithheld({ withheld }: Region, entities: EntitySet): boolean {
  return withheld?.length === entities.length && includedShare(entities, withheld) === 1;
}

/**
 * Whether a list shows all that its region holds, though few of them are known by now not to belong: of the region, which
 * was read before that, they are still counted.
 */
function showsAll(
  { context }: Explorer,
  { whole, entities: before }: Region,
  { reading, entities }: Pick<Compared, 'reading'> & { readonly entities: EntitySet },
): boolean {
  if (!whole || entities.length >= before.length || entities.length < before.length * MOST) return false;
  return includedShare(before, readEntities(context, reading, NO_MARKS)) === 1;
}

/** The size that a page declares if it can be compared with its region's: both declare one, and lists confirmed it. */
export function comparableSize(explorer: Explorer, region: Region, view: PageView): number | null {
  const { sizes } = explorer;
  return sizes.isProven(view) && sizes.isProven(region.view) ? sizes.of(view) : null;
}

/** What a list declares, or what it measures in a region that was measured; `guess` is the number that is expected, 0 = none. */
export async function sizeIn(
  explorer: Explorer,
  region: Region,
  { reading, guess }: { readonly reading: ListReading; readonly guess: number },
): Promise<number | null> {
  const declared = comparableSize(explorer, region, reading.first.view);
  if (declared !== null) return declared;
  return (await measureIn(explorer, region, { path: reading.path, guess }))?.size ?? null;
}
