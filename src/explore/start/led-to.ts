/**
 * Where links, forms and what scripts work led to: a page that was seen under its own address is the same page, whatever led there.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { bareUrl } from '../../base/url.js';
import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import { glance, type GlanceOptions } from '../glance.js';
import type { FoundList } from './found-list.js';
import type { Candidate } from './scouting-candidates.js';
import { hasSameCards } from './showcases.js';

/** What was seen of a site. */
export interface Seen {
  readonly context: ExploreContext;
  readonly tracking: ReadonlySet<string>;
  /** Keys of the paths that were opened. */
  readonly visited: Set<string>;
  readonly lists: readonly FoundList[];
}

/** Whether a page turned out to be one that was seen under its own address. What actions or posts lead to may keep the address. */
export function wasRedirectedToKnown({ tracking, visited }: Seen, path: AccessPath, view: PageView): boolean {
  if (path.kind === 'actions') return false;
  const redirected = accessKey({ kind: 'url', url: view.url }, tracking);
  // What is posted is answered where it is sent, as often as not the address of the form.
  if (path.kind === 'request' && accessKey({ kind: 'url', url: path.url }, tracking) === redirected) return false;
  const isKnown = redirected !== accessKey(path, tracking) && visited.has(redirected);
  visited.add(redirected);
  return isKnown;
}

/** A page with the way to it. */
export interface Reached {
  readonly path: AccessPath;
  readonly observation: Observation;
}

/**
 * The page that a press led to under its own address, if that shows the same; null if it was seen there. `isClose` looks at it
 * with all that can be worked on it.
 */
export async function underAddress(
  seen: Seen,
  { path, on }: Candidate,
  { observation, isClose }: { readonly observation: Observation; readonly isClose: boolean },
): Promise<Reached | null> {
  const pressed: Reached = { path, observation };
  const { view } = observation;
  // What only its arguments or its fragment tell may be a choice on the page.
  if (path.kind !== 'actions' || on === undefined || bareUrl(on.url) === bareUrl(view.url)) return pressed;
  const key = accessKey({ kind: 'url', url: view.url }, seen.tracking);
  if (seen.visited.has(key)) return isListed(seen, key, view) ? null : pressed;
  const options = { priority: 1, ...(isClose ? { controls: true } : {}) };
  const addressed = await byAddress(seen.context, view, { options, isSame });
  if (addressed === null) return pressed;
  seen.visited.add(key);
  return addressed;
}

/** How the page at an address is opened, and when it is the same as what a press led to. */
export interface Addressing {
  readonly options: GlanceOptions;
  readonly isSame: (addressed: PageView, pressed: PageView) => boolean;
}

/** What a press led to by the address that it stands at; null if that shows something else, or nothing. */
export async function byAddress(
  context: ExploreContext,
  pressed: PageView,
  { options, isSame: areSame }: Addressing,
): Promise<Reached | null> {
  const path: AccessPath = { kind: 'url', url: pressed.url };
  const answer = await glance(context, path, options);
  if (answer.kind !== 'page') return null;
  const { observation } = answer;
  return areSame(observation.view, pressed) ? { path, observation } : null;
}

/** Whether a page that was seen at an address is the same as this, which shows a list that was found there, or none. */
function isListed({ lists, tracking }: Seen, key: string, view: PageView): boolean {
  if (view.list === null) return true;
  const isThere = ({ path }: FoundList): boolean => path.kind === 'url' && accessKey(path, tracking) === key;
  return lists.some((found) => isThere(found) && hasSameCards(found.observation.view, view));
}

/** Whether an address leads to what a press led to. */
function isSame(addressed: PageView, pressed: PageView): boolean {
  return addressed.url === pressed.url && hasSameCards(addressed, pressed);
}
