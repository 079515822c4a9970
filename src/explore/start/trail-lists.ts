/**
 * Lists that several lists say they are parts of: their trails of links lead there, or what takes back that of which they
 * are the lists, and often nothing else does.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Observation } from '../../model/site.js';
import { accessKey } from '../access-key.js';
import { sizeGuess } from './size-guess.js';

/** Lists that name a wider one before it is looked at. Raising it misses what holds few lists. */
const LEAST_PARTS = 3;

/** Wider lists that are looked at, those that most name first. */
const MOST_WIDER = 4;

/** Words with the sign for taking them away, as of what is chosen. */
const TAKEN_BACK = /\p{L}.*[×✕✖✗✘⨯╳]$/u;

/** A list whose page was seen. */
export interface TrailedList {
  readonly observation: Observation;
}

/** A place in the trails of lists. */
export interface WiderPlace {
  readonly path: AccessPath;
  /** The lists that name it. */
  readonly parts: readonly TrailedList[];
}

/** What the trails of lists, and what takes back their own choices, lead to that was not opened yet; the lists must tell how long they are. */
export function widerPlaces(
  lists: readonly TrailedList[],
  { visited, tracking }: { readonly visited: ReadonlySet<string>; readonly tracking: ReadonlySet<string> },
): readonly WiderPlace[] {
  const places = new Map<string, WiderPlace>();
  for (const found of lists.filter(({ observation }) => observation.view.declaredCount !== null)) {
    for (const path of trailOf(found)) {
      const key = accessKey(path, tracking);
      const parts = places.get(key)?.parts ?? [];
      if (!visited.has(key) && !parts.includes(found)) places.set(key, { path, parts: [...parts, found] });
    }
  }
  return [...places.values()]
    .filter(({ parts }) => parts.length >= LEAST_PARTS)
    .sort((a, b) => b.parts.length - a.parts.length)
    .slice(0, MOST_WIDER);
}

/** Whether a list is longer than each of those that name it. */
export function isWiderList(found: TrailedList, { parts }: WiderPlace): boolean {
  const size = sizeGuess(found.observation.view);
  return parts.every(({ observation }) => sizeGuess(observation.view) < size);
}

function trailOf({ observation: { view } }: TrailedList): readonly AccessPath[] {
  const trail = view.groups
    .filter(({ guess }) => guess === 'breadcrumbs')
    .flatMap(({ choices }) => choices.flatMap(({ path, selected }) => (path === null || selected ? [] : [path])));
  const back = view.links.filter(({ area, acts, text }) => area === 'content' && !acts && TAKEN_BACK.test(text));
  return [...trail, ...back.map(({ url }): AccessPath => ({ kind: 'url', url }))];
}
