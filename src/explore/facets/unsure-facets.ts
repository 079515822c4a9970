/**
 * Groups of which it is not known whether they narrow, as the region's own list was cut and does not tell its size: each
 * value that was tried lists as much as the site shows of any query. They are tried in regions below that were read whole.
 */

import type { ChoiceGroup } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import { completeFacet } from './facets.js';
import { openQuestions } from '../planning/planner.js';
import type { Region } from '../region.js';
import { rest, wake } from './resting.js';
import { narrows } from './trying.js';

/** Regions below that are looked at for one that shows several values of such a group. */
const MOST_LOOKED_AT = 20;
/** Regions in which a group is tried. */
const MOST_TRIED = 3;

/** The groups of a region that prove to narrow in what lies below it. */
export async function provenBelow(
  explorer: Explorer,
  region: Region,
  below: readonly Region[],
): Promise<readonly ChoiceGroup[]> {
  const { unsure, proven } = explorer;
  const groups = region.view.groups.filter(({ key }) => unsure.has(key));
  if (groups.length === 0) return [];
  const tries = new Map<string, number>();
  const isOpen = ({ key }: ChoiceGroup): boolean => unsure.has(key) && (tries.get(key) ?? 0) < MOST_TRIED;
  const largest = below.filter(({ whole }) => whole).sort((a, b) => b.entities.length - a.entities.length);
  for (const part of largest.slice(0, MOST_LOOKED_AT)) {
    if (!groups.some(isOpen)) break;
    const { view } = await wake(explorer, part);
    for (const group of view.groups.filter(isOpen))
      if (await tryIn(explorer, part, group)) tries.set(group.key, (tries.get(group.key) ?? 0) + 1);
    rest(explorer, part);
  }
  return groups.filter(({ key }) => proven.has(key));
}

/** Tries a group in a region, whether it narrows there or not; false if there is nothing to try. */
async function tryIn(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const questions = openQuestions(region, await completeFacet(explorer, region, group), explorer);
  // The only value that is left in a region says nothing of others.
  if (questions.length < 2) return false;
  await narrows(explorer, region, questions);
  if (explorer.proven.has(group.key) || explorer.barren.has(group.key)) explorer.unsure.delete(group.key);
  return true;
}
