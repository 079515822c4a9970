/**
 * Lists of everything that a site cut and calls complete: "over 100 found" above the hundred that it shows of them. A round
 * number alone proves nothing; entities that values of its facets list and it does not, do.
 */

import { shortHash } from '../../base/hash.js';
import type { AccessPath } from '../../model/access-path.js';
import { includedListing } from '../comparing.js';
import { setKey } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { endOf, endsDoubtfully } from '../lists/caps.js';
import { readFirstPage } from '../lists/first-page.js';
import { readEntities } from '../lists/list-reading.js';
import { mayNarrow } from '../region.js';
import { rootRegion, type RootReading } from './root-region.js';

/** Values that are opened, one of each facet: each page is needed anyway, once the value is asked. */
const MOST_PROOFS = 4;

/** Share of a value's first page that the list holds if it holds everything, 0–1: few of it may be paid for. */
const LEAST_HELD = 0.9;

/** The list as it was taken in, or as one that was cut where facets show that it was. */
export async function withoutHiddenCut(explorer: Explorer, root: RootReading): Promise<RootReading> {
  const { reading, taken } = root;
  const end = endOf(reading.pages, taken.entities.length);
  const isRoundEnd = taken.declared === end && endsDoubtfully(reading.pages, undefined, end);
  if (!isRoundEnd || taken.complete !== 'yes' || !(await missesSome(explorer, root))) return root;
  explorer.sizes.refuse(reading.first.view, end);
  explorer.caps.learn(end, true);
  // Another list that ends here was cut, too.
  explorer.caps.suspect(end, shortHash(setKey(taken.entities)));
  return { ...root, taken: { ...taken, declared: null, complete: 'capped', whole: false } };
}

/** Whether the first page of a value shows some of the list, and others besides. */
async function missesSome(explorer: Explorer, root: RootReading): Promise<boolean> {
  const { context, foreign } = explorer;
  const region = rootRegion(root);
  for (const path of valuePaths(root)) {
    const listing = await readFirstPage(explorer, region, path);
    if (listing.kind !== 'list') continue;
    const { pages } = listing.reading;
    const entities = readEntities(context, listing.reading, foreign.marks());
    const held = includedListing({ entities, pages }, region, context.representative);
    if (held > 0 && held < LEAST_HELD) return true;
  }
  return false;
}

/** Ways to values, one of each facet. */
function valuePaths({ reading }: RootReading): readonly AccessPath[] {
  const facets = reading.first.view.groups.filter((group) => group.guess === 'facet' && mayNarrow(group));
  return facets
    .flatMap(({ choices }) => choices.find(({ path, selected }) => path !== null && !selected)?.path ?? [])
    .slice(0, MOST_PROOFS);
}
