/**
 * The list of everything, begun and not read: where facets tell how many entities each of their values has, the lists of
 * the values hold what the list of everything does.
 */

import type { Choice } from '../../model/page.js';
import { readAnswer } from '../asking.js';
import type { Explorer } from '../explorer.js';
import { countsOf, tellsCounts, type AskedFacet } from '../facets/facet-views.js';
import { gatheredEntities, recordGathered } from '../lists/gathered.js';
import { holdsAll } from '../planning/grouping.js';
import { growingSet } from '../growing-set.js';
import { readFirstPage } from '../lists/first-page.js';
import { readList, type ListReading } from '../lists/list-reading.js';
import { measureList } from '../lists/measuring.js';
import { isBudgetShort } from '../planning/short-budget.js';
import { completeRegion, mayNarrow, pageSizeOf, type Region } from '../region.js';
import { keepEverything, keepRoot } from './root-region.js';
import { takeIn } from '../taking-in.js';

/** Lists of fewer pages are read: what is known of them makes the rest simpler. */
const LEAST_PAGES = 10;
/** Choices that are opened to see whether the sizes that pages declare are those that choices promise. */
const MOST_PROOFS = 3;

/** Begins the list of everything; null if it is better read at once. */
export async function beginRoot(explorer: Explorer, reading: ListReading): Promise<Region | null> {
  const { view } = reading.first;
  if (reading.whole) return null;
  const groups = view.groups.filter(mayNarrow);
  if (groups.some(({ choices }) => choices.some(({ selected }) => selected))) return null;
  const taken = takeIn(explorer, reading);
  const { entities } = taken;
  const declared = taken.declared ?? (groups.some(tellsCounts) ? null : await measureRoot(explorer, reading));
  const pageSize = pageSizeOf(reading.first);
  // Where pages will not do for the facets, none is spent on what teaches nothing.
  const isShort = isBudgetShort(explorer.context, groups, pageSize);
  if (declared === null || (declared <= LEAST_PAGES * pageSize && !isShort)) return null;
  const isMeasured = explorer.sizes.measured(view) !== null;
  const isHeld = groups.some(({ choices }) => {
    const counts = choices.flatMap(({ count }) => count ?? []);
    return counts.length === choices.length && holdsAll(counts, declared);
  });
  // Of what is not told it shows once it is measured.
  if (!isHeld && !isMeasured) return null;
  const whole = { ...taken, complete: 'stopped', whole: false } as const;
  const region = await keepRoot(explorer, { label: 'everything', reading, taken: { ...whole, declared } });
  const begun = { region, teaches: [], declared, gathered: growingSet(entities), end: null };
  explorer.capped.begin(begun);
  return { ...region, begun };
}

/** The size of a list of everything that does not tell it; null if it cannot be measured, or is small. */
async function measureRoot(
  { context, sizes, numbering }: Explorer,
  { path, first }: ListReading,
): Promise<number | null> {
  if (first.view.pagination.next === null) return null;
  const list = await measureList(context, { path, like: null, most: null, guess: 0 }, numbering);
  if (list === null || list.size <= LEAST_PAGES * pageSizeOf(first)) return null;
  sizes.measure(list.first.view, list.size);
  return list.size;
}

/** Whether pages declare the sizes that the choices leading to them promise, so that these can be relied on. */
export async function provesSizes(explorer: Explorer, region: Region): Promise<boolean> {
  const { sizes } = explorer;
  for (const { path, count } of provingChoices(explorer, region).slice(0, MOST_PROOFS)) {
    if (sizes.isProven(region.view)) break;
    const listing = path === null || count === null ? null : await readFirstPage(explorer, region, path);
    if (listing?.kind === 'list' && count !== null) sizes.confirm(listing.reading.first.view, count);
  }
  return sizes.isProven(region.view) && sizes.of(region.view) === region.size;
}

/**
 * The largest value of each group; with few pages those first that fill a page and no more: lists that are whole tell which
 * cards of others do not belong.
 */
function provingChoices({ context }: Explorer, region: Region): readonly Choice[] {
  const { groups, declaredCount } = region.view;
  const pageSize = pageSizeOf(region);
  const isShort = isBudgetShort(context, groups, pageSize);
  const inOnePage = (count: number | null): number => (isShort && (count ?? 0) <= pageSize ? 1 : 0);
  const first = (a: Choice, b: Choice): number =>
    inOnePage(b.count) - inOnePage(a.count) || (b.count ?? 0) - (a.count ?? 0);
  const largest = groups.filter(mayNarrow).flatMap(({ choices }) =>
    choices
      .filter(({ count, path }) => path !== null && count !== null && count > 0 && count !== declaredCount)
      .sort(first)
      .slice(0, 1),
  );
  return isShort ? largest.sort(first) : largest;
}

/**
 * Whether a measured size can be relied on: a list that ends with a full page may be cut there. Values that each entity has
 * one of, and that add up to it, prove that it is not; else the size is forgotten, and what was concluded from it.
 */
export function provesMeasure({ sizes, barren }: Explorer, region: Region, facets: readonly AskedFacet[]): boolean {
  const size = sizes.measured(region.view);
  if (size === null || size % pageSizeOf(region) !== 0) return true;
  if (facets.some((asked) => holdsAll(countsOf(asked), size, true))) return true;
  sizes.forget(region.view);
  for (const { key } of region.view.groups) barren.delete(key);
  return false;
}

/** Completes the list of everything: by the values that were held back, as long as entities are missing; else it is read. */
export async function settleRoot(explorer: Explorer, region: Region): Promise<void> {
  const { begun } = region;
  if (begun === undefined) return;
  const { capped, held } = explorer;
  const isOpen = (): boolean => gatheredEntities(explorer, begun).length < (begun.declared ?? 0);
  while (isOpen()) {
    const [smallest] = held.filter((value) => value.region === region).sort((a, b) => a.size - b.size);
    if (smallest === undefined) break;
    held.splice(held.indexOf(smallest), 1);
    await readAnswer(explorer, region, smallest);
  }
  capped.drop({ ...begun, region });
  if (isOpen()) return readAfterAll(explorer, region);
  const entities = await recordGathered(explorer, { ...begun, region }, 'yes');
  completeRegion(region, { entities, whole: true, size: begun.declared });
}

async function readAfterAll(explorer: Explorer, region: Region): Promise<void> {
  const listing = await readList(explorer.context, region.path, { priority: 1 });
  if (listing.kind !== 'list') return;
  const { reading } = listing;
  explorer.sizes.forget(region.view);
  const { entities, fingerprints, size, whole } = await keepEverything(explorer, {
    label: region.label,
    reading,
    taken: takeIn(explorer, reading),
    ...(region.begun === undefined ? {} : { gathered: region.begun.gathered }),
  });
  completeRegion(region, { entities, fingerprints, size, whole });
}
