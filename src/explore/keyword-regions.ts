/**
 * Regions of a site that shows lists only for a keyword: words from its own pages are asked, then words of the entities
 * found, until further ones bring nothing new (DESIGN §5.5, bootstrapped from the site itself).
 */

import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView, SearchControl } from '../model/page.js';
import { lookClosely } from './close-look.js';
import type { Explorer } from './explorer.js';
import { readList } from './list-reading.js';
import { editedPath, pathEdit, type PathEdit } from './path-edit.js';
import { filledPath } from './path-template.js';
import { liftKnownPresets, liftPresets } from './presets.js';
import { attributeOf, mayNarrow, type Region } from './region.js';
import { keepRoot } from './root-region.js';
import { takeIn } from './taking-in.js';

/** Keywords that some sites answer with everything they have. */
const EVERYTHING: readonly string[] = ['', '*'];
/** Keywords that are asked at most. Raising it finds more of large sites, a page for each keyword. */
const MOST_KEYWORDS = 400;
/** Keywords of a source in a row that bring no new entity before it is taken to bring none. */
const MOST_VAIN = 40;
/** Words of one facet in a row that find nothing before its values are taken not to be searched for. */
const MOST_EMPTY = 3;
/** Fields that are tried, one after the other, until one finds something. */
const MOST_FIELDS = 2;
/**
 * Results that are looked at with all that can be worked on them, each larger than those before: what they offer to choose
 * from names further words.
 */
const MOST_LOOKS = 5;
/** Words that are kept of a page's links and texts. */
const MOST_WORDS = 150;
/** Shorter words are seldom indexed; but those of names may be models and sizes. */
const LEAST_LETTERS = { page: 3, name: 2 } as const;

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

/** What a keyword finds. */
interface Result {
  readonly word: string;
  /** As the site shows it. */
  readonly region: Region;
  /** What it lists once the filters that it has from the start are lifted. */
  readonly lifted: Pick<Region, 'entities' | 'view'>;
}

async function askKeywords(
  explorer: Explorer,
  search: SearchControl,
  words: readonly string[],
): Promise<readonly Region[]> {
  const results: Result[] = [];
  const known = new Set<number>();
  const asked = new Set<string>();
  const vain = new Map<string, number>();
  const lift: Lift = { edit: null, looks: 0 };
  for (let count = 0; count < MOST_KEYWORDS; count += 1) {
    const views = results.flatMap(({ region, lifted }) => [region.view, lifted.view]);
    const next = nextKeyword({ words, views, asked, vain });
    if (next === undefined) break;
    const { word, source } = next;
    asked.add(word);
    const found = await readKeyword(explorer, search, word);
    const wasKnown = isKnown(explorer, lift);
    const result = found === null ? null : await seenThrough(explorer, found, { word, results, lift });
    if (result !== null) results.push(result);
    const before = known.size;
    for (const entity of result?.lifted.entities ?? []) known.add(entity);
    // What was found before it was known how filters are lifted is looked through again.
    if (!wasKnown && isKnown(explorer, lift)) {
      for (const [at, earlier] of results.entries()) {
        const again = await withLifted(explorer, earlier, lift);
        results[at] = again;
        for (const entity of again.lifted.entities) known.add(entity);
      }
    }
    noteYield(vain, source, { isNew: known.size > before, isEmpty: result === null });
  }
  return coverOf(results);
}

/** What lifts the filters that results have from the start. */
interface Lift {
  /** What does it everywhere; null as long as none is known. */
  edit: PathEdit | null;
  /** Results that were looked at for it. */
  looks: number;
}

/** Whether results have filters from the start and it is known how to lift them. */
function isKnown({ presets }: Explorer, { edit }: Lift): boolean {
  return edit !== null || presets.size > 0;
}

interface ResultsSoFar {
  readonly word: string;
  readonly results: readonly Result[];
  readonly lift: Lift;
}

/**
 * A result with what the filters hide that it has from the start: no keyword would find it. The largest results tell how
 * they are lifted, and what else there is to choose from.
 */
async function seenThrough(explorer: Explorer, found: Region, { word, results, lift }: ResultsSoFar): Promise<Result> {
  const isLargest = results.every(({ region }) => region.entities.length < found.entities.length);
  if (isLargest && !isKnown(explorer, lift) && lift.looks < MOST_LOOKS) {
    lift.looks += 1;
    const region = await lookClosely(explorer, found);
    const others = results.map((result) => result.region);
    const wider = await liftPresets(explorer, region, others);
    if (wider.path !== region.path) lift.edit = pathEdit({ path: found.path, url: found.view.url }, wider.path);
    return { word, region, lifted: wider };
  }
  return withLifted(explorer, { word, region: found }, lift);
}

/** A result with what it lists once its filters are lifted. */
async function withLifted(
  explorer: Explorer,
  { word, region }: Pick<Result, 'word' | 'region'>,
  lift: Lift,
): Promise<Result> {
  const path = lift.edit === null ? null : editedPath(region.path, lift.edit);
  const wider = path === null ? null : await readResult(explorer, path, word);
  // What cannot be edited, such as a form that was posted, shows the filters itself.
  return { word, region, lifted: wider ?? (await liftKnownPresets(explorer, region)) };
}

/** Few of the regions that list all that they list together: each time the one that adds most. */
function coverOf(results: readonly Result[]): readonly Region[] {
  const left = new Set(results);
  const covered = new Set<number>();
  const chosen: Region[] = [];
  const gain = ({ lifted }: Result): number => lifted.entities.filter((entity) => !covered.has(entity)).length;
  for (;;) {
    const [best] = [...left].map((result) => ({ result, gain: gain(result) })).sort((a, b) => b.gain - a.gain);
    if (best === undefined || best.gain === 0) return chosen;
    chosen.push(best.result.region);
    left.delete(best.result);
    for (const entity of best.result.lifted.entities) covered.add(entity);
  }
}

/** Where a word comes from, and how often in a row such words may be in vain. */
interface WordSource {
  readonly name: string;
  readonly words: () => readonly string[];
  readonly mostVain: number;
}

interface KeywordsSoFar {
  readonly words: readonly string[];
  /** Pages of results, with the filters that they have from the start and without. */
  readonly views: readonly PageView[];
  readonly asked: ReadonlySet<string>;
  /** Words of a source in a row that brought nothing. */
  readonly vain: ReadonlyMap<string, number>;
}

/** The next word to ask for, of the best source that has not run dry. */
function nextKeyword(soFar: KeywordsSoFar): { readonly word: string; readonly source: WordSource } | undefined {
  const { asked, vain } = soFar;
  for (const source of sourcesOf(soFar)) {
    if ((vain.get(source.name) ?? 0) >= source.mostVain) continue;
    const word = source.words().find((one) => !asked.has(one));
    if (word !== undefined) return { word, source };
  }
  return undefined;
}

/**
 * The sources, the most promising first: what several names of listed entities share, values that the facets of results
 * offer (they name what was not listed yet), what only one name has, and the site's own pages.
 */
function sourcesOf({ words, views, vain }: KeywordsSoFar): readonly WordSource[] {
  const counts = nameWords(views);
  const shared = counts.filter(([, count]) => count > 1).map(([word]) => word);
  const offered = [...offeredWords(views)].map(([facet, values]) => ({
    name: `${OFFERED}${facet}`,
    words: () => [...values],
    mostVain: MOST_EMPTY,
  }));
  return [
    { name: 'shared', words: () => shared, mostVain: MOST_VAIN },
    ...((vain.get(OFFERED) ?? 0) < MOST_VAIN ? offered : []),
    { name: 'single', words: () => counts.map(([word]) => word), mostVain: MOST_VAIN },
    { name: 'site', words: () => words, mostVain: MOST_VAIN },
  ];
}

/** Begins the name of each facet as a source of words; alone it stands for all facets. */
const OFFERED = 'offered ';

/** Whether a word brought something: a facet is given up where its words find nothing, any source where they bring nothing new. */
function noteYield(
  vain: Map<string, number>,
  { name }: WordSource,
  { isNew, isEmpty }: { readonly isNew: boolean; readonly isEmpty: boolean },
): void {
  const note = (source: string, isVain: boolean): void =>
    void vain.set(source, isVain ? (vain.get(source) ?? 0) + 1 : 0);
  if (!name.startsWith(OFFERED)) return note(name, !isNew);
  note(name, isEmpty);
  note(OFFERED, !isNew);
}

/** Words of listed entities' names with the number of names that have them, most first. */
function nameWords(views: readonly PageView[]): readonly (readonly [word: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of new Set(views.flatMap(({ list }) => (list?.cards ?? []).map((card) => card.name)))) {
    for (const word of new Set(wordsOf(name, LEAST_LETTERS.name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Words of what the pages of results offer to choose from, by facet. */
function offeredWords(views: readonly PageView[]): ReadonlyMap<string, ReadonlySet<string>> {
  const offered = new Map<string, Set<string>>();
  for (const view of views) {
    for (const group of view.groups.filter(mayNarrow)) {
      const facet = textKey(attributeOf(group, view));
      const words = offered.get(facet) ?? new Set();
      for (const { value } of group.choices) for (const word of wordsOf(value)) words.add(word);
      offered.set(facet, words);
    }
  }
  return offered;
}

async function readKeyword(explorer: Explorer, search: SearchControl, word: string): Promise<Region | null> {
  return readResult(explorer, keywordPath(search.template, word), word);
}

async function readResult(explorer: Explorer, path: AccessPath, keyword: string): Promise<Region | null> {
  const listing = await readList(explorer.context, path, { priority: 1 });
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
  return [...new Set(texts.flatMap((text) => wordsOf(text)))].slice(0, MOST_WORDS);
}

function wordsOf(text: string, leastLetters: number = LEAST_LETTERS.page): readonly string[] {
  return textKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= leastLetters || /[^\p{ASCII}]/u.test(word));
}
