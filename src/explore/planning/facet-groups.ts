/**
 * Which facets of a region are asked together (design §5.4), by what its pages tell of them: for all that there is to learn,
 * or as far as the pages of the run go.
 */

import { factsOfGroups, groupsForBudget } from './budgeted-groups.js';
import { expectTogether, tellOutlook } from './expecting.js';
import type { Explorer } from '../explorer.js';
import { inRegion, sampledPages, sampleFacets } from './facet-samples.js';
import { countsOf, type AskedFacet } from '../facets/facet-views.js';
import { expectedPages, groupFacets, totalCount, type FacetGroup, type Grouping } from './grouping.js';
import { conjunctionsNarrow } from './narrowing-pairs.js';
import { sumOf, type Estimate } from './outlook.js';
import { pageSizeOf, type Region } from '../region.js';

/** Regions of more pages are worth some to learn how their facets depend on each other. */
const LEAST_SAMPLED_PAGES = 400;
/** Share of a run's pages that may be spent on that, 0–1. */
const MOST_SAMPLED_SHARE = 0.05;

/** Facets that are asked together, one of them at least. */
export type FacetsTogether = readonly [AskedFacet, ...AskedFacet[]];

/** Groups that take fewest pages for all that the facets have, what teaches most first. */
export async function groupsOf(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<readonly FacetsTogether[]> {
  if (facets.length < 2 || !(await conjunctionsNarrow(explorer, region, facets))) return facets.map((asked) => [asked]);
  const grouping = await groupingOf(explorer, region, facets);
  const groups = groupFacets(grouping);
  for (const group of groups) expectTogether(explorer, region, { facets, group, grouping });
  tellOutlook(explorer);
  return membersOf(facets, groups);
}

/**
 * Groups whose fullest conjunctions are to be asked first; null if there are pages for all that the facets have, as far as
 * counts tell, or if they teach more as part of the plan for all of it.
 */
export async function chainsForBudget(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<readonly FacetsTogether[] | null> {
  const { mostPages: pages } = explorer.context;
  if (pages == null || region.isPart === true || facets.length === 0) return null;
  const told = toldGrouping(explorer, region, facets);
  if (sumOf(wholePlan(told)).pages <= pages) return null;
  const chains = membersOf(facets, groupsForBudget({ ...told, pages }).groups);
  if (!(await anyNarrows(explorer, region, chains))) return facets.map((asked) => [asked]);
  if (sampledPages(facets) > MOST_SAMPLED_SHARE * pages) return chains;
  const known = await groupingOf(explorer, region, facets);
  const { groups, facts } = groupsForBudget({ ...known, facets: told.facets, pages });
  return factsOfGroups(wholePlan(known), pages) > facts ? null : membersOf(facets, groups);
}

/** Whether conjunctions of some of the chains narrow. */
async function anyNarrows(explorer: Explorer, region: Region, chains: readonly FacetsTogether[]): Promise<boolean> {
  for (const chain of chains) if (chain.length > 1 && (await conjunctionsNarrow(explorer, region, chain))) return true;
  return false;
}

/** What is known of a region's facets, and how many facts they teach. */
interface ToldGrouping extends Grouping {
  readonly facts: readonly number[];
}

/** What each group of the plan for everything is expected to take and to teach. */
function wholePlan(grouping: ToldGrouping): readonly Estimate[] {
  return groupFacets(grouping).map((group) => ({
    pages: expectedPages(grouping, group),
    facts: group.reduce((sum, at) => sum + (grouping.facts[at] ?? 0), 0),
  }));
}

function membersOf(facets: readonly AskedFacet[], groups: readonly FacetGroup[]): readonly FacetsTogether[] {
  return groups.flatMap((group) => {
    const [first, ...rest] = group.flatMap((at) => facets[at] ?? []);
    return first === undefined ? [] : [[first, ...rest] as const];
  });
}

/** What the region's own page tells of its facets. */
function toldGrouping({ context, dependence }: Explorer, region: Region, facets: readonly AskedFacet[]): ToldGrouping {
  const places = facets.map(inRegion);
  const counts = facets.map(countsOf);
  return {
    facets: counts,
    facts: counts.map((one) => totalCount(one)),
    dependence: (one, other) => {
      const [first, second] = [places[one], places[other]];
      return first === undefined || second === undefined ? 1 : dependence.between(first, second);
    },
    region: { size: region.size ?? region.entities.length, pageSize: pageSizeOf(region) },
    // What a part of a region holds is not known before all its parts are.
    infers: context.infers && (region.whole || region.begun !== undefined),
  };
}

/** The same, by what the pages of their values tell, too, where the region is large enough to be worth looking at them. */
async function groupingOf(explorer: Explorer, region: Region, facets: readonly AskedFacet[]): Promise<ToldGrouping> {
  const told = toldGrouping(explorer, region, facets);
  const isLarge = told.region.size > LEAST_SAMPLED_PAGES * told.region.pageSize;
  if (!isLarge && region.isPart === true) return told;
  const { counts, facts } = await sampleFacets(explorer, region, { facets, pages: isLarge ? 'largest' : 'opened' });
  return { ...told, facets: counts, facts };
}
