/**
 * Answers that list what a site shows where it found nothing ("you might like"): what is narrowed further still lists the same,
 * whatever it is narrowed by.
 *
 * Asked only where an answer tells no size though its region's page does, and no more once a few such answers proved to be some.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import { entitySet, setKey } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { readFirstPage } from '../lists/first-page.js';
import type { ListReading } from '../lists/list-reading.js';
import type { Question } from '../planning/planner.js';
import { mayNarrow, type Region } from '../region.js';

/** Values of another facet that are chosen beside an answer's, the last ones: the first may stand for any. */
const MOST_PROOFS = 2;

/** Entities from which on not all of an answer have these values by chance. */
const LEAST_SHOWN = 4;

/** Answers without a size that proved to be some, after which the others are believed: the site tells sizes of long lists only. */
const MOST_VAIN = 3;

/** A question with the list that came of it. */
export interface Answered {
  readonly question: Question;
  readonly reading: ListReading;
}

/** Whether an answer lists what the site shows instead of one. */
export async function isShownInstead(explorer: Explorer, region: Region, answered: Answered): Promise<boolean> {
  const { sizes, ways } = explorer;
  const { question, reading } = answered;
  const { view } = reading.first;
  if (!sizes.isProven(region.view) || sizes.of(view) !== null || (ways.sizeless ?? 0) >= MOST_VAIN) return false;
  const own = firstKey(reading);
  const paths = narrowingPaths(view.groups, question.facet.group);
  if (own === '' || paths.length < MOST_PROOFS) return false;
  for (const path of paths) {
    const listing = await readFirstPage(explorer, region, path);
    if (listing.kind === 'list' && firstKey(listing.reading) === own) continue;
    ways.sizeless = (ways.sizeless ?? 0) + 1;
    return false;
  }
  return true;
}

/** The entities of a list's first page as one text; empty of a few. */
function firstKey({ pages: [first] }: ListReading): string {
  const entities = first?.items.map(({ entity }) => entity) ?? [];
  return entities.length < LEAST_SHOWN ? '' : setKey(entitySet(entities));
}

/** Ways to the last values of the facet with most values beside the one that was asked; none that need a browser. */
function narrowingPaths(groups: readonly ChoiceGroup[], asked: ChoiceGroup): readonly AccessPath[] {
  const pathsOf = ({ choices }: ChoiceGroup): readonly AccessPath[] => choices.flatMap(pathTo);
  const [largest = []] = groups
    .filter((group) => group.guess === 'facet' && mayNarrow(group) && group.key !== asked.key)
    .map(pathsOf)
    .sort((a, b) => b.length - a.length);
  return largest.slice(-MOST_PROOFS);
}

function pathTo({ path, selected, value }: Choice): readonly AccessPath[] {
  return path === null || path.kind === 'actions' || selected || value === '' ? [] : [path];
}
