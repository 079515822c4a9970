/**
 * The list of everything behind lists that are parts of it by a choice: tiles and menus of many sites lead to results with a
 * filter set, and what takes that back leads to all.
 */

import type { PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { includedShare, unionOf } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { lookClosely } from '../facets/close-look.js';
import { INCLUSION_SHARE } from '../facets/drill-down.js';
import { readList } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import { hintOf, mayNarrow, type Region } from '../region.js';
import { takeIn } from '../taking-in.js';
import { waysOut } from './ways-out.js';
import { keepEverything } from './root-region.js';

/** Parts from which on what holds them all is the whole, and no larger part. */
const LEAST_PARTS = 3;

/** Ways that are tried. */
const MOST_WAYS = 4;

/**
 * The regions below the list that holds them all, that list first; as they are if one of them is named by no choice, or no
 * choice shown on the page of the largest leads further when it is taken back.
 */
export async function belowLiftedWhole(explorer: Explorer, regions: readonly Region[]): Promise<readonly Region[]> {
  const [largest] = regions;
  if (largest === undefined || regions.length < LEAST_PARTS || !regions.every(isPart)) return regions;
  const whole = await liftedWhole(explorer, await lookClosely(explorer, largest), regions);
  return whole === null
    ? regions
    : [whole, ...regions.map((region) => ({ ...region, ancestors: [...region.ancestors.filter(isList), whole] }))];
}

/** Whether a region is more than the site itself, of which nothing is listed. */
function isList({ id }: Region): boolean {
  return id !== null;
}

/** Whether a first page does not say that its list is too short for so many. */
function mayHold({ declaredCount, pagination, list }: PageView, entities: number): boolean {
  return declaredCount === null
    ? pagination.next !== null || (list?.cards.length ?? 0) >= entities
    : declaredCount >= entities;
}

function isPart({ predicates, keyword, entities }: Region): boolean {
  return predicates.length > 0 && keyword === undefined && entities.length > 0;
}

async function liftedWhole(explorer: Explorer, region: Region, parts: readonly Region[]): Promise<Region | null> {
  const all = unionOf(parts.map(({ entities }) => entities));
  const ways = region.view.groups
    .filter((group) => mayNarrow(group) && group.choices.some(({ selected }) => selected))
    .flatMap((group) => waysOut(group, region).filter(({ isBack }) => isBack));
  for (const { path } of ways.slice(0, MOST_WAYS)) {
    const styled = styledPath(path, explorer.style);
    const first = await readList(explorer.context, styled, { mostPages: 1, priority: 1, like: hintOf(region) });
    if (first.kind !== 'list' || !mayHold(first.reading.first.view, all.length)) continue;
    const listing = await readList(explorer.context, styled, { priority: 1, like: hintOf(region) });
    if (listing.kind !== 'list') continue;
    const { reading } = listing;
    const taken = takeIn(explorer, reading);
    if (taken.entities.length <= region.entities.length || includedShare(all, taken.entities) < INCLUSION_SHARE)
      continue;
    explorer.visited.add(accessKey(path, explorer.tracking));
    return keepEverything(explorer, { label: 'everything', reading, taken });
  }
  return null;
}
