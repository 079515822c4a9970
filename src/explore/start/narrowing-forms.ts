/**
 * Forms that narrow lists which offer nothing to narrow them themselves: many old sites keep their search on a page of its own,
 * and link all that there is beside it.
 */

import type { FoundList } from './found-list.js';
import type { Candidate } from './scouting-candidates.js';

/** Whether a form offers choices while no list that is known offers any, or anything that may be opened. */
export function mayNarrow({ entry }: Pick<Candidate, 'entry'>, lists: readonly FoundList[]): boolean {
  return (entry?.facets.length ?? 0) > 0 && lists.every(offersNothing);
}

function offersNothing({ observation: { view } }: FoundList): boolean {
  const { openers = [], ranges = [], groups } = view;
  return openers.length + ranges.length === 0 && groups.every(({ guess }) => guess !== 'facet');
}
