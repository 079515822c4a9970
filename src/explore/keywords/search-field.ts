/**
 * Which of a site's search fields finds something, shown by asking (design §5.5, He 2013 §4).
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView, SearchControl } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { learnEmptyResults, type EmptyTelling } from './empty-results.js';
import { glance } from '../glance.js';
import { keywordPath } from './keyword-path.js';
import type { FoundList } from '../start/found-list.js';
import { informativeTemplates, sampleOf, withValue } from './search-templates.js';

/** Fields that are tried, one after the other, until one finds something. */
const MOST_FIELDS = 4;
/** Words in a row that find nothing before a field is taken not to search the site. */
const MOST_VAIN = 40;

/** Words that are asked with each value of another input, where the defaults find nothing. */
const FILLED_WORDS = 3;

/** A field that found something. */
export interface SearchField {
  /** Ways to ask that find together what the field can find; mostly one. */
  readonly templates: readonly AccessPath[];
  /** Tells its empty answers. */
  readonly emptyBecause: EmptyTelling;
  /** The first page of the first result. */
  readonly first: FoundList;
}

/** What a field is tried with. */
export interface FieldTrial {
  /** Some of them find something if the field searches the site. */
  readonly words: readonly string[];
  /** A page of the site that is no result. */
  readonly frame: PageView;
  /** Whether a first result is worth more pages; false for one leaves its field alone. @default any is */
  readonly serves?: (first: FoundList) => Promise<boolean>;
}

/** The first field, likeliest first, that finds something for one of the words; null if none does. */
export async function findSearchField(
  context: ExploreContext,
  searches: readonly SearchControl[],
  trial: FieldTrial,
): Promise<SearchField | null> {
  for (const search of searches.slice(0, MOST_FIELDS)) {
    const field = await tryField(context, search, { ...trial, words: trial.words.slice(0, MOST_VAIN) });
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
  trial: FieldTrial,
): Promise<SearchField | null> {
  const byDefault = await firstResult(context, search, trial);
  if (byDefault !== null) return withTemplates(context, search, byDefault);
  for (const input of search.inputs ?? []) {
    for (const value of sampleOf(input)) {
      const template = withValue(search.template, input.name, value);
      if (template === null) continue;
      const filled = { ...search, template };
      const found = await firstResult(context, filled, { ...trial, words: trial.words.slice(0, FILLED_WORDS) });
      if (found !== null) return withTemplates(context, filled, found);
    }
  }
  return null;
}

/** The first answer of a field that is not empty. */
interface FirstResult extends Pick<SearchField, 'emptyBecause' | 'first'> {
  readonly keyword: string;
}

async function withTemplates(
  context: ExploreContext,
  search: SearchControl,
  { keyword, emptyBecause, first }: FirstResult,
): Promise<SearchField> {
  return { templates: await informativeTemplates(context, search, keyword), emptyBecause, first };
}

async function firstResult(
  context: ExploreContext,
  search: SearchControl,
  { words, frame, serves }: FieldTrial,
): Promise<FirstResult | null> {
  let emptyBecause: EmptyTelling | null = null;
  for (const keyword of words) {
    const path = keywordPath(search.template, keyword);
    const answer = await glance(context, path, { priority: 1 });
    // Whoever refuses or stops does so for every word.
    if (answer.kind === 'stopped' || answer.kind === 'blocked') return null;
    if (answer.kind !== 'page' || !showsList(answer.observation.view)) continue;
    const first: FoundList = { path, observation: answer.observation, via: null, depth: 1 };
    if (serves !== undefined && !(await serves(first))) return null;
    // What is no answer to anything is asked for once something looks like one.
    emptyBecause ??= await learnEmptyResults(context, search, frame);
    if ((await emptyBecause(answer.observation.view, keyword)) === null) return { keyword, emptyBecause, first };
  }
  return null;
}

function showsList({ list, empty }: PageView): boolean {
  return list !== null && !empty.empty;
}

/** Each way to ask once, those by address or request before those that are worked in a page. */
export function cheapestFirst(searches: readonly SearchControl[]): readonly SearchControl[] {
  const isWorked = ({ template }: SearchControl): number => (template.kind === 'actions' ? 1 : 0);
  const distinct = new Map([...searches].reverse().map((one) => [JSON.stringify(one.template), one]));
  return [...distinct.values()].reverse().sort((a, b) => isWorked(a) - isWorked(b));
}
