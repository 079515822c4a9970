/**
 * Regions of a site that shows lists only for a keyword: words from its own pages are asked, then words of the entities
 * found, until further ones bring nothing new (DESIGN §5.5, bootstrapped from the site itself).
 */

import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView, SearchControl } from '../model/page.js';
import type { Explorer } from './explorer.js';
import { readList } from './list-reading.js';
import { filledPath } from './path-template.js';
import { mayNarrow, type Region } from './region.js';
import { keepRoot } from './root-region.js';
import { takeIn } from './taking-in.js';

/** Keywords that some sites answer with everything they have. */
const EVERYTHING: readonly string[] = ['', '*'];
/** Keywords that are asked at most. Raising it finds more of large sites, a page for each keyword. */
const MOST_KEYWORDS = 400;
/** Keywords in a row that bring no new entity before the site is taken to be known. */
const MOST_VAIN = 40;
/** Fields that are tried, one after the other, until one finds something. */
const MOST_FIELDS = 2;
/** Words that are kept of a page's links and texts. */
const MOST_WORDS = 150;
/** Shorter words are seldom indexed. */
const LEAST_LETTERS = 3;

/** Regions by keyword, the largest first; none if the site has no search field or it finds nothing. */
export async function readKeywordRegions(
  explorer: Explorer,
  searches: readonly SearchControl[],
  words: readonly string[],
): Promise<readonly Region[]> {
  for (const search of searches.slice(0, MOST_FIELDS)) {
    const regions = await readByField(explorer, search, words);
    if (regions.length > 0) return regions;
  }
  return [];
}

async function readByField(
  explorer: Explorer,
  search: SearchControl,
  words: readonly string[],
): Promise<readonly Region[]> {
  for (const keyword of EVERYTHING) {
    const all = await readKeyword(explorer, search, keyword);
    if (all !== null) return [all];
  }
  return askKeywords(explorer, search, words);
}

async function askKeywords(
  explorer: Explorer,
  search: SearchControl,
  words: readonly string[],
): Promise<readonly Region[]> {
  const regions: Region[] = [];
  const known = new Set<number>();
  const asked = new Set<string>();
  let vain = 0;
  for (let count = 0; count < MOST_KEYWORDS && vain < MOST_VAIN; count += 1) {
    const keyword = nextKeyword({ words, regions, asked });
    if (keyword === undefined) break;
    asked.add(keyword);
    const region = await readKeyword(explorer, search, keyword);
    const before = known.size;
    for (const entity of region?.entities ?? []) known.add(entity);
    vain = known.size === before ? vain + 1 : 0;
    if (region !== null) regions.push(region);
  }
  return coverOf(regions);
}

/** Few of the regions that list all that they list together: each time the one that adds most. */
function coverOf(regions: readonly Region[]): readonly Region[] {
  const left = new Set(regions);
  const covered = new Set<number>();
  const chosen: Region[] = [];
  const gain = ({ entities }: Region): number => entities.filter((entity) => !covered.has(entity)).length;
  for (;;) {
    const [best] = [...left].map((region) => ({ region, gain: gain(region) })).sort((a, b) => b.gain - a.gain);
    if (best === undefined || best.gain === 0) return chosen;
    chosen.push(best.region);
    left.delete(best.region);
    for (const entity of best.region.entities) covered.add(entity);
  }
}

interface KeywordsSoFar {
  readonly words: readonly string[];
  readonly regions: readonly Region[];
  readonly asked: ReadonlySet<string>;
}

/**
 * The word that most names of listed entities have; then one of the values that the facets of results offer, which name
 * what was not listed yet; else one of the site's pages.
 */
function nextKeyword({ words, regions, asked }: KeywordsSoFar): string | undefined {
  const counts = new Map<string, number>();
  for (const { view } of regions) {
    for (const { name } of view.list?.cards ?? [])
      for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [best] = [...counts].filter(([word]) => !asked.has(word)).sort((a, b) => b[1] - a[1]);
  const isOpen = (word: string): boolean => !asked.has(word);
  return best?.[0] ?? offeredWords(regions).find(isOpen) ?? words.find(isOpen);
}

/** Words of what the pages of results offer to choose from, and of other entities that they show. */
function offeredWords(regions: readonly Region[]): readonly string[] {
  return regions.flatMap(({ view }) =>
    view.groups.filter(mayNarrow).flatMap(({ choices }) => choices.flatMap(({ value }) => wordsOf(value))),
  );
}

async function readKeyword(explorer: Explorer, search: SearchControl, keyword: string): Promise<Region | null> {
  const listing = await readList(explorer.context, keywordPath(search.template, keyword), { priority: 1 });
  if (listing.kind !== 'list') return null;
  const { reading } = listing;
  const label = keyword === '' ? 'everything' : `"${keyword}"`;
  return keepRoot(explorer, { label, reading, taken: takeIn(explorer, reading) }, keyword);
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

/** Words that a page offers as keywords: of its headings and choices first, then of its links. */
export function pageWords(view: PageView): readonly string[] {
  const choices = view.groups.flatMap((group) => group.choices.map(({ value }) => value));
  const labels = (view.searches ?? []).flatMap(({ label }) => (label === null ? [] : [label]));
  const texts = [...choices, ...labels, ...view.links.filter(({ acts }) => !acts).map(({ text }) => text), view.title];
  return [...new Set(texts.flatMap(wordsOf))].slice(0, MOST_WORDS);
}

function wordsOf(text: string): readonly string[] {
  return textKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS || /[^\p{ASCII}]/u.test(word));
}
