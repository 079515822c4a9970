/**
 * Sizes where a site tells none: lists are measured, and what is found stands for what other sites declare and count. So
 * facets can be asked together there, too, and largest values be inferred.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import type { Choice, PageView } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import { styledPath } from '../lists/list-style.js';
import { measureList, type UnmeasuredList } from '../lists/measuring.js';
import { hintOf, type Facet, type Region } from '../region.js';

/** Measures a list in a region that was measured; its first page and its size, or null. */
export async function measureIn(
  { context, sizes, numbering }: Explorer,
  region: Region,
  { path, guess, mean = 0 }: Pick<UnmeasuredList, 'path' | 'guess' | 'mean'>,
): Promise<{ readonly view: PageView; readonly size: number } | null> {
  const most = sizes.measured(region.view);
  if (most === null) return null;
  const list = await measureList(context, { path, guess, mean, like: hintOf(region), most }, numbering);
  if (list === null) return null;
  sizes.measure(list.first.view, list.size);
  return { view: list.first.view, size: list.size };
}

/** The facet with the number of entities of each value, as far as they can be measured; as it is where pages tell them. */
export async function countedFacet(explorer: Explorer, region: Region, facet: Facet): Promise<Facet> {
  const { group, choices } = facet;
  const isTold = choices.some(({ count }) => count !== null);
  const isWhole = group.more === null && group.search === undefined && choices.every(({ level }) => level === 0);
  const size = explorer.sizes.measured(region.view);
  if (isTold || !isWhole || size === null) return facet;
  const mean = size / choices.length;
  const counted = await mapConcurrent(choices, explorer.context.concurrency, async (choice): Promise<Choice> => {
    if (choice.path === null || choice.selected) return choice;
    const list = await measureIn(explorer, region, { path: styledPath(choice.path, explorer.style), guess: 0, mean });
    return list === null ? choice : { ...choice, count: list.size };
  });
  return { ...facet, choices: counted };
}
