/**
 * Which of a site's search fields finds something, shown by asking (DESIGN §5.5, He 2013 §4).
 */

import type { AccessPath } from '../model/access-path.js';
import type { PageView, SearchControl } from '../model/page.js';
import type { ExploreContext } from './context.js';
import { glance } from './glance.js';
import { filledPath } from './path-template.js';
import type { FoundList } from './scouting.js';

/** Fields that are tried, one after the other, until one finds something. */
const MOST_FIELDS = 4;
/** Words in a row that find nothing before a field is taken not to search the site. */
const MOST_VAIN = 40;
/** Keywords that some sites answer with everything they have. */
export const EVERYTHING: readonly string[] = ['', '*'];

/** A field that found something. */
export interface SearchField {
  readonly search: SearchControl;
  /** The first page of the first result. */
  readonly first: FoundList;
}

/**
 * The first field, likeliest first, that finds something for one of the words; null if none does. With `mayBeAll` it is
 * asked first for what some sites answer with everything.
 */
export async function findSearchField(
  context: ExploreContext,
  searches: readonly SearchControl[],
  { words, mayBeAll }: { readonly words: readonly string[]; readonly mayBeAll: boolean },
): Promise<SearchField | null> {
  const trials = [...(mayBeAll ? EVERYTHING : []), ...words.slice(0, MOST_VAIN)];
  for (const search of searches.slice(0, MOST_FIELDS)) {
    const first = await firstResult(context, search, trials);
    if (first !== null) return { search, first };
  }
  return null;
}

async function firstResult(
  context: ExploreContext,
  { template }: SearchControl,
  trials: readonly string[],
): Promise<FoundList | null> {
  for (const keyword of trials) {
    const path = keywordPath(template, keyword);
    const answer = await glance(context, path, { priority: 1 });
    // Whoever refuses or stops does so for every word.
    if (answer.kind === 'stopped' || answer.kind === 'blocked') return null;
    if (answer.kind === 'page' && showsEntities(answer.observation.view))
      return { path, observation: answer.observation, via: null, depth: 1 };
  }
  return null;
}

function showsEntities({ list, empty }: PageView): boolean {
  return list !== null && !empty.empty;
}

/** The template's path with the keyword in it: encoded in addresses and bodies, as it is where it is typed. */
export function keywordPath(template: AccessPath, keyword: string): AccessPath {
  const encoded = encodeURIComponent(keyword);
  return filledPath(template, {
    // The placeholder may itself have been encoded with what surrounds it.
    sent: (text) => text.replaceAll('{query}', encoded).replaceAll('%7Bquery%7D', encoded),
    typed: (text) => text.replaceAll('{query}', keyword),
  });
}
