/**
 * Results of a site's search that offer facets, where none of its lists does: static sites, archives and catalogues with
 * plain indexes, of which only the search page lets anything be chosen.
 */

import { withoutHash } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ChoiceGroup, Link, PageView, SearchControl } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { asksKeywords, type ExploreContext } from '../context.js';
import { unionOf, type EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { lookClosely } from '../facets/close-look.js';
import { tellsCounts } from '../facets/facet-views.js';
import { glance } from '../glance.js';
import { commonWords } from '../keywords/common-words.js';
import { listsNearlyAll, readKeywordRegions } from '../keywords/keyword-regions.js';
import { wordsOfName } from '../keywords/keyword-words.js';
import { describedSearches, findSearchField, type SearchField } from '../keywords/search-field.js';
import { readList } from '../lists/list-reading.js';
import { askable, isSameGroup, mayNarrow, type Region } from '../region.js';
import { takeIn } from '../taking-in.js';
import type { FoundList } from './found-list.js';
import { rootRegion } from './root-region.js';
import type { Scouting } from './scouting-result.js';

/** Pages of entities that are compared to see which words all have. */
const MOST_SAMPLES = 3;
/** Pages that are looked at closely for a field that scripts draw. */
const MOST_LOOKS = 6;
/** Fields of each kind that are tried, and words that all entities' pages and that names have. */
const TRIAL = { fields: 2, common: 2, names: 1 } as const;
/** Words that are asked before it is known whether the facets of their results narrow anything. */
const FIRST_WORDS = 4;

/** A search whose results offer facets. */
export interface FacetedSearch {
  readonly field: SearchField;
  /** Those that list most first. */
  readonly words: readonly string[];
  /** The lists that are known without it. */
  readonly roots: readonly Region[];
}

/** Whether nothing narrows the lists, whatever menus say of them, nor would if it were allowed, and the site’s search may be asked. */
export function mayBeSearched({ context, proven, refused, ways }: Explorer, roots: readonly Region[]): boolean {
  const isBarren = proven.size === 0 && refused.length === 0;
  return isBarren && roots.length > 0 && !asksKeywords(context) && !ways.isStopped;
}

/** The site's search if its results offer facets, shown by asking; null if it has none, or they do not. */
export async function findFacetedSearch(
  explorer: Explorer,
  scouting: Scouting,
  roots: readonly Region[],
): Promise<FacetedSearch | null> {
  const { context } = explorer;
  const { home, searches = [], words: siteWords = [] } = scouting;
  context.tell({ kind: 'doing', phase: 'scouting', detail: 'looking for a search whose results can be filtered' });
  const frames = [home.view, ...roots.map(({ view }) => view)];
  let hasResults = false;
  const serves = async (first: FoundList): Promise<boolean> => {
    hasResults = true;
    return offersFacets(explorer, first, frames);
  };
  let words: readonly string[] | null = null;
  const tried = async (fields: readonly SearchControl[]): Promise<FacetedSearch | null> => {
    if (fields.length === 0) return null;
    words ??= [...new Set([...(await entityWords(context, roots, frames)), ...siteWords])];
    const trial = { words: words.slice(0, TRIAL.common + TRIAL.names), frame: home.view, serves };
    const field = await findSearchField(context, fields.slice(0, TRIAL.fields).map(byDefault), trial);
    return field === null ? null : { field, words, roots };
  };
  const plain = searches.length > 0 ? searches : await describedSearches(context, home.view);
  const shown = await tried(plain);
  // A site that is searched elsewhere as well finds the same there.
  if (shown !== null || hasResults) return shown;
  return tried(await drawnSearches(explorer, scouting, roots));
}

/** What is asked first of a search: the region that lists most of what its results do together; null if nothing is listed. */
export async function readFirstSearched(explorer: Explorer, search: FacetedSearch): Promise<Region | null> {
  const words = search.words.slice(0, FIRST_WORDS);
  const regions = await readSearched(explorer, search, { words, growing: false });
  const [largest] = [...regions].sort((a, b) => b.entities.length - a.entities.length);
  return largest ?? null;
}

/** Results that list the rest of what is known, once facets of the `first` one narrowed it. */
export async function readFurtherSearched(
  explorer: Explorer,
  search: FacetedSearch,
  first: Region,
): Promise<readonly Region[]> {
  if (listsNearlyAll(explorer.context, soughtBy(search), new Set(first.entities))) return [];
  const keyOf = ({ path }: Region): string => accessKey(path, explorer.tracking);
  const regions = await readSearched(explorer, search, { words: search.words, growing: true });
  return regions.filter((region) => keyOf(region) !== keyOf(first));
}

async function readSearched(
  explorer: Explorer,
  search: FacetedSearch,
  { words, growing }: { readonly words: readonly string[]; readonly growing: boolean },
): Promise<readonly Region[]> {
  const stock = { given: [], siteWords: words, growing, sought: soughtBy(search) };
  return readKeywordRegions(explorer, search.field, stock);
}

function soughtBy({ roots }: FacetedSearch): EntitySet {
  return unionOf(roots.map(({ entities }) => entities));
}

/** The field with the defaults of the other inputs: here it is only to be seen whether there is anything to choose. */
export function byDefault({ inputs: _inputs, ...search }: SearchControl): SearchControl {
  return search;
}

/** Words that pages of entities have in common, then one of each of their names: what searches only names knows the latter. */
async function entityWords(
  context: ExploreContext,
  roots: readonly Region[],
  frames: readonly PageView[],
): Promise<readonly string[]> {
  const cards = roots.flatMap(({ view }) => view.list?.cards ?? []).filter(({ url }) => url !== null);
  const samples = [...new Set([cards[0], cards[Math.floor(cards.length / 2)], cards.at(-1)])].slice(0, MOST_SAMPLES);
  const views: PageView[] = [];
  for (const card of samples) {
    if (card?.url == null) continue;
    const answer = await glance(context, { kind: 'url', url: card.url }, { priority: 1, purpose: 'entity' });
    if (answer.kind === 'page') views.push(answer.observation.view);
  }
  const common = commonWords(views, frames);
  const names = samples.flatMap((card) => longestFirst(wordsOfName(card?.name ?? '')).slice(0, 1));
  return [...common.slice(0, TRIAL.common), ...names, ...common.slice(TRIAL.common)];
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...words].sort((a, b) => b.length - a.length);
}

/** Whether a result, looked at closely, offers values of something that the pages without facets do not. */
async function offersFacets(explorer: Explorer, { path }: FoundList, frames: readonly PageView[]): Promise<boolean> {
  const listing = await readList(explorer.context, path, { priority: 1, mostPages: 1 });
  if (listing.kind !== 'list') return false;
  const { reading } = listing;
  const result = rootRegion({ label: 'a result', reading, taken: takeIn(explorer, reading) });
  const { view } = await lookClosely(explorer, result);
  const isAround = (group: ChoiceGroup): boolean =>
    frames.some(({ groups }) => groups.some((other) => isSameGroup(group, other)));
  return view.groups.some(
    (group) =>
      mayNarrow(group) &&
      (group.guess === 'facet' || tellsCounts(group)) &&
      askable(group.choices).length > 0 &&
      !isAround(group),
  );
}

/** Fields that scripts draw: of the lists and of what the start page links from its menus, as soon as one has any. */
async function drawnSearches(
  explorer: Explorer,
  { home }: Scouting,
  roots: readonly Region[],
): Promise<readonly SearchControl[]> {
  const { context } = explorer;
  const [largest] = roots;
  const start: AccessPath = { kind: 'url', url: home.view.url };
  const linked = await quietPages(explorer, home.view, roots);
  // The list was looked at for its facets: that costs nothing again.
  const pages = [...(largest === undefined ? [] : [largest.path]), start, ...linked];
  for (const path of pages.slice(0, MOST_LOOKS + 1)) {
    const answer = await glance(context, path, { priority: 1, controls: true });
    if (answer.kind === 'stopped' || answer.kind === 'blocked') return [];
    const found = answer.kind === 'page' ? (answer.observation.view.searches ?? []) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Pages without a list that the start page links from its menus and that scripts may draw on; those that say least first,
 * and before those that nobody has seen yet.
 */
async function quietPages(
  { context, tracking }: Explorer,
  home: PageView,
  roots: readonly Region[],
): Promise<readonly AccessPath[]> {
  const seen = new Set([home.url, ...roots.map(({ view }) => view.url)].map((url) => keyOf(url, tracking)));
  const quiet: { readonly path: AccessPath; readonly says: number }[] = [];
  for (const url of menuAddresses(home)) {
    const key = keyOf(url, tracking);
    if (seen.has(key)) continue;
    seen.add(key);
    const path: AccessPath = { kind: 'url', url };
    const answer = await glance(context, path, { remembered: true });
    const view = answer.kind === 'page' ? answer.observation.view : null;
    if (view === null) quiet.push({ path, says: Infinity });
    else if (view.list === null && view.scripts > 0) quiet.push({ path, says: view.textLength });
  }
  return quiet.sort((a, b) => (a.says < b.says ? -1 : a.says > b.says ? 1 : 0)).map(({ path }) => path);
}

function keyOf(url: string, tracking: ReadonlySet<string>): string {
  return accessKey({ kind: 'url', url: withoutHash(url) }, tracking);
}

/** Where menus of a page lead to, and links of its navigation and header. */
function menuAddresses({ groups, links }: PageView): readonly string[] {
  const ofMenus = groups
    .filter(({ guess }) => guess === 'navigation' || guess === 'other')
    .flatMap(({ choices }) => choices.flatMap(({ path }) => (path?.kind === 'url' ? path.url : [])));
  const isOfMenu = ({ area, acts }: Link): boolean => !acts && (area === 'navigation' || area === 'header');
  return [...ofMenus, ...links.filter(isOfMenu).map(({ url }) => url)];
}
