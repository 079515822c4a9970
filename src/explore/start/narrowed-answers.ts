/**
 * The list that the start page's search leads to as it stands, where nothing narrows the lists that menus lead to: archives
 * and repositories have plain indexes of titles beside a search that lists all, with facets.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import { tellsCounts } from '../facets/facet-views.js';
import { glance } from '../glance.js';
import { readEntries } from './entry-forms.js';
import type { FoundList } from './found-list.js';
import { hasSureFacet, isSurelyRich, showsList } from './rich-lists.js';
import { listsTheSame } from './showcases.js';
import { sizeGuess } from './size-guess.js';

/** Facets with counts that its results show at least: one alone may be a menu of the site. */
const LEAST_FACETS = 2;

/** What scouting knows when it has found lists. */
interface Known {
  readonly home: Observation;
  /** Takes in the keys of what is opened here. */
  readonly visited: Set<string>;
  readonly tracking: ReadonlySet<string>;
}

/** The list of all that a search without words shows, with facets; null if some list has any, or it shows less than these. */
export async function narrowedAnswer(
  context: ExploreContext,
  lists: readonly FoundList[],
  { home, visited, tracking }: Known,
): Promise<FoundList | null> {
  if (!areBare(lists, home)) return null;
  const path = searchOf(home);
  if (path === null || visited.has(accessKey(path, tracking))) return null;
  visited.add(accessKey(path, tracking));
  const answer = await glance(context, path, { priority: 1 });
  if (answer.kind !== 'page') return null;
  const { observation } = answer;
  const holds = showsList(observation.view) && hasFacets(observation.view) && holdsAll(observation.view, lists);
  return holds ? { path, observation, via: null, depth: 1 } : null;
}

/**
 * Whether lists are known that offer a way into the whole, and none can be narrowed; the start page, which may have several
 * addresses, only shows some off.
 */
function areBare(lists: readonly FoundList[], home: Observation): boolean {
  const behind = lists.filter(({ observation: { view } }) => !listsTheSame(view, home.view));
  return (
    behind.some(({ observation }) => isSurelyRich(observation.view)) &&
    !behind.some(({ observation }) => hasSureFacet(observation.view))
  );
}

function searchOf({ view, at }: Observation): AccessPath | null {
  const forms = view.forms.filter(({ purpose, method }) => purpose === 'search' && method === 'get');
  const [entry] = readEntries({ ...view, forms }, at);
  return entry?.path.kind === 'url' ? entry.path : null;
}

function hasFacets({ groups }: PageView): boolean {
  const isFacet = (group: ChoiceGroup): boolean => group.guess === 'facet' && tellsCounts(group);
  return groups.filter(isFacet).length >= LEAST_FACETS;
}

/** Whether a page lists what some of the lists do, and tells no fewer than the largest of these. */
function holdsAll(view: PageView, lists: readonly FoundList[]): boolean {
  const alike = lists.filter(({ observation }) => observation.view.list?.linkPattern === view.list?.linkPattern);
  return alike.length > 0 && alike.every(({ observation }) => sizeGuess(observation.view) <= sizeGuess(view));
}
