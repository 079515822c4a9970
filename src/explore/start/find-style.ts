/**
 * The largest pages that a site's lists can be asked for, and the cheapest way to ask for them, proven on one list.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { largestPageSize, learnStyle, type AskedPage, type ListStyle } from '../lists/list-style.js';
import type { FoundList } from './found-list.js';

/** Lists that are looked at for page sizes. */
const MOST_LISTS = 2;

/** The page style with the largest pages; null if no list offers larger ones. */
export async function findStyle(context: ExploreContext, lists: readonly FoundList[]): Promise<ListStyle | null> {
  for (const { observation, path } of lists.slice(0, MOST_LISTS)) {
    const larger = largestPageSize(observation.view);
    if (larger === null) continue;
    const before = { view: observation.view, path };
    const after = await pageAt(context, larger.path);
    return after === null ? null : ((await addressedStyle(context, before, after)) ?? learnStyle(before, after));
  }
  return null;
}

/**
 * Where a control made pages larger, and the address has changed with it: the same by the address alone, which needs no
 * step before all others. Null if the address says less.
 */
async function addressedStyle(context: ExploreContext, before: AskedPage, after: AskedPage): Promise<ListStyle | null> {
  const { url, list } = after.view;
  if (after.path.kind !== 'actions' || before.path.kind !== 'url' || url === before.view.url) return null;
  const addressed = await pageAt(context, { kind: 'url', url });
  const isSame = addressed !== null && addressed.view.list?.cards.length === list?.cards.length;
  return isSame ? learnStyle(before, addressed) : null;
}

async function pageAt(context: ExploreContext, path: AccessPath): Promise<AskedPage | null> {
  const answer = await glance(context, path, { priority: 1 });
  return answer.kind === 'page' ? { view: answer.observation.view, path } : null;
}
