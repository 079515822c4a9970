/**
 * Which of a site's search fields finds something, shown by asking (DESIGN §5.5, He 2013 §4).
 */

import type { PageView, SearchControl } from '../model/page.js';
import type { ExploreContext } from './context.js';
import { learnEmptyResults, type EmptyJudge } from './empty-results.js';
import { glance } from './glance.js';
import { keywordPath } from './keyword-path.js';
import type { FoundList } from './scouting.js';

/** Fields that are tried, one after the other, until one finds something. */
const MOST_FIELDS = 4;
/** Words in a row that find nothing before a field is taken not to search the site. */
const MOST_VAIN = 40;

/** A field that found something. */
export interface SearchField {
  readonly search: SearchControl;
  /** Tells its empty answers. */
  readonly emptyBecause: EmptyJudge;
  /** The first page of the first result. */
  readonly first: FoundList;
}

/** What a field is tried with. */
export interface FieldTrial {
  /** Some of them find something if the field searches the site. */
  readonly words: readonly string[];
  /** A page of the site that is no result. */
  readonly frame: PageView;
}

/** The first field, likeliest first, that finds something for one of the words; null if none does. */
export async function findSearchField(
  context: ExploreContext,
  searches: readonly SearchControl[],
  { words, frame }: FieldTrial,
): Promise<SearchField | null> {
  for (const search of searches.slice(0, MOST_FIELDS)) {
    const field = await tryField(context, search, { words: words.slice(0, MOST_VAIN), frame });
    if (field !== null) return field;
  }
  return null;
}

/** Ways to search of the OpenSearch description that a page links to. */
export async function describedSearches(
  context: ExploreContext,
  { searchDescription }: PageView,
): Promise<readonly SearchControl[]> {
  if (searchDescription === undefined) return [];
  const answer = await glance(context, { kind: 'url', url: searchDescription }, { priority: 1 });
  return answer.kind === 'page' ? (answer.observation.view.searches ?? []) : [];
}

async function tryField(
  context: ExploreContext,
  search: SearchControl,
  { words, frame }: FieldTrial,
): Promise<SearchField | null> {
  let emptyBecause: EmptyJudge | null = null;
  for (const keyword of words) {
    const path = keywordPath(search.template, keyword);
    const answer = await glance(context, path, { priority: 1 });
    // Whoever refuses or stops does so for every word.
    if (answer.kind === 'stopped' || answer.kind === 'blocked') return null;
    if (answer.kind !== 'page' || !showsList(answer.observation.view)) continue;
    // What is no answer to anything is asked for once something looks like one.
    emptyBecause ??= await learnEmptyResults(context, search, frame);
    if (emptyBecause(answer.observation.view, keyword) === null)
      return { search, emptyBecause, first: { path, observation: answer.observation, via: null, depth: 1 } };
  }
  return null;
}

function showsList({ list, empty }: PageView): boolean {
  return list !== null && !empty.empty;
}
