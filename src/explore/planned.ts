/**
 * The planned strategy: find the root lists, then ask one query per facet value and region, each list read to its end at
 * the largest page size; in the end split the queries that hold more than the site shows (design §5.4).
 */

import type { AccessPath } from '../model/access-path.js';
import type { Observation } from '../model/site.js';
import { isBelow } from './ancestry.js';
import { settleHeld } from './asking.js';
import { exploreRegion } from './exploring.js';
import { createContinuingSite } from './continuing-site.js';
import { createKeepingSite } from './keeping-site.js';
import type { ExploreContext } from './context.js';
import { expectRegion } from './planning/expecting.js';
import type { Explorer } from './explorer.js';
import { tellRefused } from './facets/refused-values.js';
import { mostUnknownFirst } from './planning/unknown-first.js';
import type { Region } from './region.js';
import { belowLiftedWhole } from './start/lifted-whole.js';
import { listsInTurn } from './start/lists-in-turn.js';
import { liftKnownPresets, liftPresets } from './start/presets.js';
import { createPressedSite } from './pressed-cards.js';
import { askRanges } from './facets/ranges.js';
import { placedBelow, readNamed, readRoots, type Roots } from './start/roots.js';
import { scout } from './start/scouting.js';
import type { Scouting } from './start/scouting-result.js';
import {
  findFacetedSearch,
  mayBeSearched,
  readFirstSearched,
  readFurtherSearched,
  type FacetedSearch,
} from './start/searched-lists.js';
import { findServingSearch, withoutListed } from './start/serving-search.js';
import { settleCapped } from './lists/splitting.js';
import { askSearchedValues } from './facets/value-search.js';

/** Drill-downs deeper than this are not looked at for further facets. */
const MOST_PREDICATES = 4;

/** Regions of keywords that are looked at for filters set from the start, if none is found. */
const MOST_LIFTED = 3;

/** What a strategy found, for the summary. */
export interface Exploration {
  /** False if the site has no list of entities. */
  readonly found: boolean;
}

/** Explores a site from its start page. Everything learnt goes through the context as soon as it is known. */
export async function explorePlanned(
  surroundings: ExploreContext,
  start: AccessPath,
  home: Observation,
): Promise<Exploration> {
  const site = createContinuingSite(createKeepingSite(createPressedSite(surroundings)));
  const context: ExploreContext = { ...surroundings, site };
  context.tell({ kind: 'doing', phase: 'scouting', detail: 'looking for lists' });
  const scouting = await scout(context, start, home);
  const roots = await readRoots(context, scouting);
  const { explorer, regions } = roots;
  const served = await exploreServed(explorer, scouting, regions);
  const rest = withoutListed(explorer, await belowLiftedWhole(explorer, regions), served.regions);
  const first = joined(served, await exploreRoots(explorer, rest, served.regions));
  const named = await exploreNamed(first.regions, roots);
  const listed = [...first.regions, ...named.regions];
  const searched = await exploreSearched(explorer, scouting, listed);
  const explored = [...listed, ...searched.regions];
  const below = largestFirst([...first.below, ...named.below, ...searched.below]);
  // What is cut holds more unknown facts than anything that only shows further down.
  await settleCapped(explorer);
  await exploreAll(explorer, below);
  await askSearchedValues(explorer);
  await settleHeld(explorer);
  await askRanges(explorer, explored);
  await settleCapped(explorer);
  tellRefused(explorer);
  return { found: regions.length > 0 };
}

/** Regions that were explored, and those below them that are to be explored next. */
interface Explored {
  readonly regions: readonly Region[];
  readonly below: readonly Region[];
}

const NOTHING: Explored = { regions: [], below: [] };

/**
 * Explores regions to begin with, without the filters that are set from the start; `above` are those that were explored before.
 * Each is asked before the next is looked at, and those that hold most of what none before held come first: should the crawl
 * end early, it has learnt most.
 */
async function exploreRoots(
  explorer: Explorer,
  found: readonly Region[],
  above: readonly Region[] = [],
): Promise<Explored> {
  const regions: Region[] = [];
  const below: Region[] = [];
  const earlier: Region[] = [];
  for (const plain of mostUnknownFirst(found, above)) {
    const region = await lifted(explorer, plain, { found, earlier: [...above, ...earlier], above });
    earlier.push(plain);
    regions.push(region);
    below.push(...(await exploreEach(explorer, [region])));
  }
  return { regions, below };
}

/** Explores what menus lead to within the region that holds everything, or the site. */
async function exploreNamed(above: readonly Region[], roots: Roots): Promise<Explored> {
  const { explorer, site } = roots;
  const whole = site ?? above[0];
  if (whole === undefined) return NOTHING;
  let explored = NOTHING;
  for await (const named of listsInTurn(roots)) {
    explorer.context.tell({ kind: 'doing', phase: 'scouting', detail: `${named.lists.length} lists of menus` });
    const read = await readNamed(explorer, whole, named);
    const before = [...above, ...explored.regions];
    const placed = site === undefined ? read : placedBelow(before, read);
    explored = joined(explored, await exploreRoots(explorer, placed, before));
  }
  return explored;
}

/**
 * Explores what the site's search finds where its lists taught nothing and results offer facets: first one result, others
 * only if a facet narrowed that.
 */
async function exploreSearched(explorer: Explorer, scouting: Scouting, listed: readonly Region[]): Promise<Explored> {
  if (!mayBeSearched(explorer, listed)) return NOTHING;
  const search = await findFacetedSearch(explorer, scouting, listed);
  const result = search === null ? null : await readFirstSearched(explorer, search);
  if (search === null || result === null) return NOTHING;
  return exploreResults(explorer, search, result);
}

/** Explores the largest result where all lists are only results of the site's search, then further ones that list the rest. */
async function exploreServed(explorer: Explorer, scouting: Scouting, listed: readonly Region[]): Promise<Explored> {
  const search = await findServingSearch(explorer, scouting, listed);
  const result = search === null ? null : await readFirstSearched(explorer, search);
  if (search === null || result === null) return NOTHING;
  const isLargest = listed.every(({ entities }) => entities.length < result.entities.length);
  return isLargest ? exploreResults(explorer, search, result) : NOTHING;
}

/** Explores a result of a search, and others if a facet narrowed that. */
async function exploreResults(explorer: Explorer, search: FacetedSearch, result: Region): Promise<Explored> {
  const first = await exploreRoots(explorer, [result]);
  if (explorer.proven.size === 0) return first;
  return joined(
    first,
    await exploreRoots(explorer, await readFurtherSearched(explorer, search, result), first.regions),
  );
}

function joined(one: Explored, other: Explored): Explored {
  return { regions: [...one.regions, ...other.regions], below: [...one.below, ...other.below] };
}

/** What is known of the regions beside one. */
interface RegionsBeside {
  /** All that were found together with it. */
  readonly found: readonly Region[];
  /** Those that were explored before it. */
  readonly earlier: readonly Region[];
  readonly above: readonly Region[];
}

/**
 * The region without the filters that are set from the start; where the first ones, or those `above`, have none, the others
 * have none either.
 */
async function lifted(explorer: Explorer, region: Region, { found, earlier, above }: RegionsBeside): Promise<Region> {
  const others = [...above, ...found].filter((other) => other !== region);
  // What hides nothing of a whole hides nothing of its parts.
  const isPart = earlier.some((other) => isBelow(region, other));
  const isFirst = earlier.length - above.length < MOST_LIFTED;
  const mayHide = region.id !== null && !isPart && (isFirst || region.keyword === undefined);
  return mayHide || explorer.presets.size > 0 ? liftPresets(explorer, region, others) : region;
}

/** Explores regions and those below them, each before those below it. */
async function exploreAll(explorer: Explorer, regions: readonly Region[]): Promise<void> {
  const agenda: Region[] = [...regions];
  for (let region = agenda.shift(); region !== undefined; region = agenda.shift()) {
    // A facet's link may lead to an untouched page, where the site sets its filters anew.
    agenda.push(...(await exploreEach(explorer, [await liftKnownPresets(explorer, region)])));
  }
}

/** Explores regions; answers those right below them that are to be explored next, the largest first. */
async function exploreEach(explorer: Explorer, regions: readonly Region[]): Promise<readonly Region[]> {
  const below: Region[] = [];
  for (const region of regions) {
    explorer.context.tell({ kind: 'doing', phase: 'asking', detail: region.label });
    below.push(...(await exploreRegion(explorer, region)));
  }
  const open = below.filter(({ predicates }) => predicates.length < MOST_PREDICATES);
  for (const region of open) expectRegion(explorer, region);
  return largestFirst(open);
}

/** What lies in no list that is known comes before the others: all of it is still to be asked. */
function largestFirst(regions: readonly Region[]): readonly Region[] {
  const isBeside = ({ ancestors }: Region): boolean => ancestors.every(({ id }) => id === null);
  return [...regions].sort(
    (a, b) => Number(isBeside(b)) - Number(isBeside(a)) || b.entities.length - a.entities.length,
  );
}
