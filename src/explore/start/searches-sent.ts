/**
 * Lists behind a start page that only searches: what its filled-in search leads to as it stands, and lists of the same kind
 * to which the pages behind its cards link, as pages of cities do that a site of hotels shows off.
 */

import { bareUrl, placePattern } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import type { FoundList } from './found-list.js';
import { sentSearch } from './pressed-forms.js';
import { showsList } from './rich-lists.js';
import { listsTheSame } from './showcases.js';

/** Cards of a start page behind which links are looked for, and lists of one kind that are opened. */
const MOST_CARDS = 12;

/** What is known of a site's lists. */
interface Known {
  readonly context: ExploreContext;
  /** Takes in what is found. */
  readonly lists: FoundList[];
}

/** Takes in the lists behind the search of a start page; what that page itself lists only shows them off. */
export async function lookBehindSearch({ context, lists }: Known, start: AccessPath, home: Observation): Promise<void> {
  const behind = await listsBehindSearch(context, start, home);
  // Other addresses may show the same page.
  const kept =
    behind.length === 0 ? lists : lists.filter(({ observation }) => !listsTheSame(observation.view, home.view));
  lists.splice(0, lists.length, ...kept, ...behind);
}

async function listsBehindSearch(
  context: ExploreContext,
  start: AccessPath,
  { view: plain }: Observation,
): Promise<readonly FoundList[]> {
  if (plain.scripts === 0) return [];
  const answer = await glance(context, start, { priority: 1, controls: true });
  const sent = answer.kind === 'page' ? await sentSearch(context, answer.observation.view) : null;
  if (sent === null) return [];
  const first = { ...sent, via: null, depth: 1 };
  return [first, ...(await othersLike(context, first, plain))];
}

/** Lists at addresses like that of a list to which pages behind the cards of another one link. */
async function othersLike(
  context: ExploreContext,
  { path, observation }: FoundList,
  { list }: PageView,
): Promise<readonly FoundList[]> {
  if (path.kind !== 'url' || list === null || list.linkPattern === observation.view.list?.linkPattern) return [];
  const seen = new Set([bareUrl(path.url)]);
  const pattern = placePattern(path.url);
  const found: FoundList[] = [];
  const cards = new Set(list.cards.flatMap((card) => card.url ?? []));
  for (const url of [...cards].slice(0, MOST_CARDS)) {
    const shown = await glance(context, { kind: 'url', url }, { priority: 1 });
    if (shown.kind !== 'page') continue;
    const like = shown.observation.view.links.filter(
      (link) => !link.acts && placePattern(link.url) === pattern && !seen.has(bareUrl(link.url)),
    );
    for (const link of like.slice(0, MOST_CARDS)) {
      if (seen.has(bareUrl(link.url))) continue;
      seen.add(bareUrl(link.url));
      const way: AccessPath = { kind: 'url', url: link.url };
      const answer = await glance(context, way, { priority: 1 });
      if (answer.kind === 'page' && showsList(answer.observation.view))
        found.push({ path: way, observation: answer.observation, via: null, depth: 2 });
    }
  }
  return found;
}
