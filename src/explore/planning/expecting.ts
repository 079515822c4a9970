/**
 * How much work a region's page promises: the pages that its open values take and the facts that they teach, for the
 * crawl's forecast.
 */

import type { ChoiceGroup } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import type { Explorer } from '../explorer.js';
import { countsOf, tellsCounts, type AskedFacet } from '../facets/facet-views.js';
import { expectedPages, type FacetGroup, type Grouping } from './grouping.js';
import { factsPerPages, sumOf, type Estimate } from './outlook.js';
import { addsNothing, askable, attributeOf, mayNarrow, pageSizeOf, valueKey, type Region } from '../region.js';

/** Pages of which a forecast tells together what they bring. */
const PAGES_TOLD_TOGETHER = 1000;

/** Expects what the page of a region offers and no larger region has answered; whether that is anything. */
export function expectRegion(explorer: Explorer, region: Region): boolean {
  const { outlook, context, barren, proven } = explorer;
  const key = regionKey(region);
  outlook.done(key);
  outlook.size(region.size ?? region.entities.length);
  let isAny = false;
  const tellCounts = region.view.groups.some((group) => group.guess === 'facet' && tellsCounts(group));
  for (const group of region.view.groups) {
    // Of what only may be a facet nothing is expected before it proves to be one: a sort order tells no numbers either.
    const mayBe = group.guess === 'facet' && !barren.has(group.key) && (!tellCounts || tellsCounts(group));
    const isLikely = proven.has(group.key) || mayBe;
    const attribute = attributeOf(group, region.view);
    if (!isLikely || !mayNarrow(group) || !context.wants(attribute)) continue;
    const counts = openCounts(explorer, region, group);
    if (counts.length === 0) continue;
    outlook.expect(key, group.key, { ...estimateOf(counts, pageSizeOf(region)), attributes: [attribute] });
    isAny = true;
  }
  return isAny;
}

/** Expects that a region's list is read to its end, and then the facets that its first page shows. */
export function expectList(explorer: Explorer, region: Region): void {
  expectRegion(explorer, region);
  const pages = Math.ceil((region.size ?? 0) / pageSizeOf(region));
  explorer.outlook.expect(regionKey(region), 'list', { pages, facts: 0, attributes: [] });
  tellOutlook(explorer);
}

/** Expects facets that are asked together in place of each by itself. */
export function expectTogether(
  { outlook }: Explorer,
  region: Region,
  {
    facets,
    group,
    grouping,
  }: { readonly facets: readonly AskedFacet[]; readonly group: FacetGroup; readonly grouping: Grouping },
): void {
  if (region.isPart === true) return;
  const members = group.flatMap((at) => facets[at] ?? []);
  const key = regionKey(region);
  for (const { facet } of members) outlook.done(key, facet.group.key);
  outlook.expect(key, nameOf(members), {
    pages: expectedPages(grouping, group),
    facts: members.flatMap(countsOf).reduce((sum, count) => sum + count, 0),
    attributes: members.map(({ facet }) => facet.attribute),
  });
}

/** Does pieces of expected work: that of facets of a region, each by itself or several together. */
export async function asExpected<T>(
  explorer: Explorer,
  region: Region,
  {
    groups,
    work,
  }: { readonly groups: readonly (readonly Pick<AskedFacet, 'facet'>[])[]; readonly work: () => Promise<T> },
): Promise<T> {
  // What is asked in a part is part of what is expected of the whole.
  if (region.isPart === true || groups.length === 0) return work();
  const { outlook } = explorer;
  const key = regionKey(region);
  const names = groups.map(nameOf);
  for (const name of names) outlook.begin(key, name);
  const result = await work();
  for (const name of names) outlook.done(key, name);
  tellOutlook(explorer);
  return result;
}

/** Expects nothing more of a region, or of one of its groups. */
export function expectNothing({ outlook }: Explorer, region: Pick<Region, 'path'>, group?: ChoiceGroup): void {
  outlook.done(regionKey(region), group?.key);
}

/** Tells what is left to do. */
export function tellOutlook({ outlook, context, capped }: Explorer): void {
  const pieces = capped.pending().flatMap(({ region, declared, gathered, teaches }): readonly Estimate[] => {
    // What is cut of the whole comes from the lists of everything else.
    const missing = region.predicates.length === 0 ? 0 : (declared ?? 0) - gathered.size;
    return missing <= 0 ? [] : [{ pages: missing / pageSizeOf(region), facts: missing * teaches.length }];
  });
  const left = [...outlook.left(), ...pieces];
  const { pages, facts } = sumOf(left);
  context.tell({
    kind: 'outlook',
    pages: Math.round(pages),
    facts: Math.round(facts),
    entities: outlook.entities(),
    factsPerThousand: factsPerPages(left, PAGES_TOLD_TOGETHER),
  });
}

function nameOf(facets: readonly Pick<AskedFacet, 'facet'>[]): string {
  return facets.map(({ facet }) => facet.group.key).join(' ');
}

/** The same for a page and for a closer look at it. */
function regionKey({ path }: Pick<Region, 'path'>): string {
  return accessKey(path, new Set());
}

/** Numbers of the values of a group that are open; where none is told, as if each entity had one of them. */
function openCounts({ asked, visited, tracking }: Explorer, region: Region, group: ChoiceGroup): readonly number[] {
  const open = askable(group.choices).filter(
    (choice) =>
      !asked.coversAsAny(valueKey(choice), region) &&
      choice.path !== null &&
      !visited.has(accessKey(choice.path, tracking)) &&
      !addsNothing(region.view.url, choice.path),
  );
  const even = (region.size ?? pageSizeOf(region)) / Math.max(1, group.choices.length);
  return open.map(({ count }) => count ?? even);
}

function estimateOf(counts: readonly number[], pageSize: number): Estimate {
  return {
    pages: counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / pageSize)), 0),
    facts: counts.reduce((sum, count) => sum + count, 0),
  };
}
