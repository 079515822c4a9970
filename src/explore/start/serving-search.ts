/**
 * Lists that are nothing but results of the site's search, as of a catalogue that has no list of its own: links of its pages
 * search for one author or one journal. What a word finds that most entities have is larger than any of them.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import { bareUrl, urlArguments } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { PageView, SearchControl } from '../../model/page.js';
import { asksKeywords, type ExploreContext } from '../context.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { frequentWords } from '../keywords/common-words.js';
import { keywordPath } from '../keywords/keyword-path.js';
import { findSearchField, type SearchField } from '../keywords/search-field.js';
import type { Region } from '../region.js';
import { isSurelyRich } from './rich-lists.js';
import type { Scouting } from './scouting-result.js';
import { byDefault, type FacetedSearch } from './searched-lists.js';
import { sizeGuess } from './size-guess.js';

/** What stands for the keyword in a template. */
const KEYWORD = '{query}';

/** Words that are tried until one finds something, and words that are asked to see how much each finds. */
const MOST_WORDS = { tried: 8, measured: 24 } as const;

/** Pages of entities whose words are counted. */
const MOST_SAMPLES = 12;

/** The search that has answered with all lists of the site; null if some are no results, or one holds the others. */
export async function findServingSearch(
  explorer: Explorer,
  scouting: Scouting,
  roots: readonly Region[],
): Promise<FacetedSearch | null> {
  const { context, ways } = explorer;
  if (asksKeywords(context) || ways.isStopped || !areParts(roots)) return null;
  const search = servingSearch(scouting);
  if (search === null) return null;
  const { home, words: siteWords = [] } = scouting;
  const common = frequentWords(await sampled(context, roots), [home.view]);
  const trial = { words: [...common.slice(0, MOST_WORDS.tried), ...siteWords], frame: home.view };
  const field = await findSearchField(context, [byDefault(search)], trial);
  if (field === null) return null;
  const words = await richestFirst(context, field, common.slice(0, MOST_WORDS.measured));
  return words.length === 0 ? null : { field, words: [...new Set([...words, ...siteWords])], roots };
}

/** Pages of entities that the roots show, from all over them. */
async function sampled(context: ExploreContext, roots: readonly Region[]): Promise<readonly PageView[]> {
  const urls = [...new Set(roots.flatMap(({ view }) => (view.list?.cards ?? []).flatMap(({ url }) => url ?? [])))];
  const step = Math.max(1, urls.length / MOST_SAMPLES);
  const samples = Array.from({ length: Math.min(MOST_SAMPLES, urls.length) }, (_, at) => urls[Math.floor(at * step)]);
  const answers = await mapConcurrent(samples, context.concurrency, async (url = '') =>
    glance(context, { kind: 'url', url }, { priority: 1, purpose: 'entity' }),
  );
  return answers.flatMap((answer) => (answer.kind === 'page' ? [answer.observation.view] : []));
}

/** The words that find something, those that find most first. */
async function richestFirst(
  context: ExploreContext,
  { templates: [template], emptyBecause }: SearchField,
  words: readonly string[],
): Promise<readonly string[]> {
  if (template === undefined) return [];
  const measured = await mapConcurrent(words, context.concurrency, async (word) => {
    const answer = await glance(context, keywordPath(template, word), { priority: 1 });
    const view = answer.kind === 'page' ? answer.observation.view : null;
    if (view?.list == null || (await emptyBecause(view, word)) !== null) return { word, size: 0 };
    return { word, size: sizeGuess(view) };
  });
  const found = measured.filter(({ size }) => size > 1).sort((a, b) => b.size - a.size);
  return found.map(({ word }) => word);
}

/** The search of the start page to which all lists with a way into a whole are answers; null if there is none. */
export function servingSearch({ lists, searches = [] }: Pick<Scouting, 'lists' | 'searches'>): SearchControl | null {
  const paths = lists.filter(({ observation }) => isSurelyRich(observation.view)).map(({ path }) => path);
  if (paths.length === 0) return null;
  return searches.find(({ template }) => paths.every((path) => isAnswer(path, template))) ?? null;
}

/** Whether an address asks what a template does, with something in the keyword's place. */
function isAnswer(path: AccessPath, template: AccessPath): boolean {
  if (path.kind !== 'url' || template.kind !== 'url' || bareUrl(path.url) !== bareUrl(template.url)) return false;
  const place = urlArguments(template.url).find(({ value }) => value === KEYWORD)?.name;
  return urlArguments(path.url).some(({ name, value }) => name === place && value.trim() !== '');
}

/** Whether no list holds all others: what was found first by a choice is a part of something. */
function areParts(roots: readonly Region[]): boolean {
  const [largest] = [...roots].sort((a, b) => b.entities.length - a.entities.length);
  return largest !== undefined && largest.predicates.length > 0;
}

/** The regions that list something which those explored do not list together. */
export function withoutListed(
  { context: { representative } }: Explorer,
  regions: readonly Region[],
  explored: readonly Region[],
): readonly Region[] {
  const listed = new Set(explored.flatMap(({ entities }) => [...entities].map(representative)));
  if (listed.size === 0) return regions;
  return regions.filter(({ entities }) => [...entities].some((entity) => !listed.has(representative(entity))));
}
