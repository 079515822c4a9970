/**
 * Regions of a site by keyword: what was given is asked, or words of the site's own pages, then words of the entities found,
 * until further ones bring nothing new (design §5.5). Results are queries like any others: facets are asked in few of them
 * that list together all that was found.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ListHint } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { lookClosely } from '../facets/close-look.js';
import { createCoveringKeyword, type CoveringKeyword } from './covering-keyword.js';
import type { EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import type { EmptyTelling } from './empty-results.js';
import { createKeywordAgenda, type KeywordAgenda, type KeywordStock, type NextKeyword } from './keyword-agenda.js';
import { keywordPath } from './keyword-path.js';
import { readList, type ListReading } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import { editedPath, pathEdit, type PathEdit } from '../path-edit.js';
import { liftKnownPresets, liftPresets } from '../start/presets.js';
import { hintOf, mayNarrow, pageSizeOf, type Region } from '../region.js';
import { keepRoot } from '../start/root-region.js';
import type { SearchField } from './search-field.js';
import { takeIn } from '../taking-in.js';

/** Keywords that are asked at most; what was given and each source of words end much earlier. */
const MOST_KEYWORDS = 20_000;
/**
 * Results that are looked at with all that can be worked on them, each larger than those before: what they offer to choose
 * from names further words.
 */
const MOST_LOOKS = 5;
/** Results that are kept before they are thinned out to those that together list all that was found. */
const MOST_RESULTS = 300;
/** Results that are had one after the other, where pages are worked. */
const FIRST_RESULTS = 3;
/** Share of the entities sought from which results list nearly all of them, 0–1. */
const ENOUGH = 0.95;
/** Keywords that some sites answer with everything they have. */
const EVERYTHING: readonly string[] = ['', '*'];
/** Words of the site that find something and are compared to see whether a list holds everything, and words asked for that. */
const CHECKS = { results: 3, words: 20 } as const;

/** Regions by keyword, those that add most first; none if nothing is found. */
export async function readKeywordRegions(
  explorer: Explorer,
  field: Pick<SearchField, 'templates' | 'emptyBecause'>,
  stock: KeywordStock,
): Promise<readonly Region[]> {
  const { templates, emptyBecause } = field;
  const { sought = null } = stock;
  const common = {
    explorer,
    emptyBecause,
    sought,
    results: [],
    known: new Set<number>(),
    lift: { edit: null, looks: 0 },
  };
  for (const template of templates) {
    const covering = createCoveringKeyword();
    const asking: Asking = { ...common, template, covering, agenda: createKeywordAgenda(stock) };
    const everything = stock.given.length === 0 ? await readEverything(asking, stock) : null;
    if (everything !== null && templates.length === 1) return [everything];
    await askKeywords(asking);
  }
  return coverOf(common).map(({ region }) => region);
}

interface Asking {
  readonly explorer: Explorer;
  readonly template: AccessPath;
  /** Tells empty answers. */
  readonly emptyBecause: EmptyTelling;
  readonly agenda: KeywordAgenda;
  readonly covering: CoveringKeyword;
  /** Results, all or few that together list what all did. */
  readonly results: Result[];
  /** Entities that any result listed. */
  readonly known: Set<number>;
  /** Entities of which results are to list nearly all; null where that is not known. */
  readonly sought: EntitySet | null;
  readonly lift: Lift;
}

/** What a keyword found. */
interface Result {
  /** As the site shows it. */
  readonly region: Region;
  /** What it lists once the filters that it has from the start are lifted. */
  readonly lifted: Pick<Region, 'entities' | 'view'>;
}

/** What lifts the filters that results have from the start. */
interface Lift {
  /** What does it everywhere; null as long as none is known. */
  edit: PathEdit | null;
  /** Results that were looked at for it. */
  looks: number;
}

/** What the site answers with everything it has to, unless a word of its pages finds something else. */
async function readEverything(asking: Asking, { siteWords }: KeywordStock): Promise<Region | null> {
  const { explorer, emptyBecause } = asking;
  const meaningless = explorer.context.emptyResults?.keywords.slice(0, 1) ?? [];
  for (const keyword of [...EVERYTHING, ...meaningless]) {
    const held = await readResult(explorer, pathOf(asking, keyword), keyword);
    if (held === null) continue;
    const all = new Set(held.entities);
    let compared = 0;
    for (const word of siteWords.slice(0, CHECKS.words)) {
      if (compared >= CHECKS.results) break;
      const listing = await readList(explorer.context, pathOf(asking, word), { priority: 1, mostPages: 1 });
      if (listing.kind !== 'list' || (await emptyBecause(listing.reading.first.view, word)) !== null) continue;
      compared += 1;
      const { entities } = takeIn(explorer, listing.reading);
      if (entities.some((entity) => !all.has(entity))) return null;
    }
    return held;
  }
  return null;
}

/**
 * Asks the agenda's keywords until there are none left, one of the site's words is seen to list everything, or enough of
 * what is sought was found.
 */
async function askKeywords(asking: Asking): Promise<void> {
  const { explorer, agenda, covering, template, results, sought } = asking;
  for (let count = 0; count < MOST_KEYWORDS && !explorer.ways.isStopped && !isEnough(asking);) {
    // A list that is worked to its end takes long: what the first ones hold is not to be listed twice at once.
    const isFirst = (template.kind === 'actions' || sought !== null) && results.length < FIRST_RESULTS;
    const concurrency = isFirst ? 1 : explorer.context.concurrency;
    count += concurrency;
    const keywords = nextKeywords(agenda, concurrency);
    const isAsked = keywords.every(({ source }) => source === 'site');
    if (keywords.length === 0 || (isAsked && covering.isFound())) return;
    const answers = await mapConcurrent(keywords, concurrency, (keyword) => listFor(asking, keyword.text));
    // One after the other, so that the same answers always teach the same.
    for (const [at, keyword] of keywords.entries()) await takeAnswer(asking, keyword, answers[at] ?? NOTHING);
  }
}

/** Whether results list nearly all that is sought. */
function isEnough({ explorer: { context }, known, sought }: Asking): boolean {
  return sought !== null && listsNearlyAll(context, sought, known);
}

/** Whether nearly all entities that are sought are among those that are known. */
export function listsNearlyAll(
  { representative }: Pick<ExploreContext, 'representative'>,
  sought: EntitySet,
  known: ReadonlySet<number>,
): boolean {
  return sought.filter((entity) => known.has(representative(entity))).length >= ENOUGH * sought.length;
}

function nextKeywords(agenda: KeywordAgenda, most: number): readonly NextKeyword[] {
  const keywords: NextKeyword[] = [];
  while (keywords.length < most) {
    const next = agenda.next();
    if (next === null) break;
    keywords.push(next);
  }
  return keywords;
}

/** What a keyword lists, with the names of its entities; null if it lists nothing. */
interface Listed {
  readonly reading: ListReading | null;
  readonly names: readonly string[];
  /** Why a page that shows a list is no answer. */
  readonly emptyBecause?: string;
}

const NOTHING: Listed = { reading: null, names: [] };

/**
 * The list of a keyword. Where its first page shows nothing new, and no more entities have it in their names than it
 * declares, the rest of it is known as well.
 */
async function listFor(asking: Asking, keyword: string): Promise<Listed> {
  const { explorer, emptyBecause, agenda, known } = asking;
  const { context } = explorer;
  const path = pathOf(asking, keyword);
  const like = likeOf(asking);
  const first = await readList(context, path, { priority: 1, mostPages: 1, like });
  if (first.kind === 'refusal') {
    if (first.refusal.kind === 'stopped') explorer.ways.isStopped = true;
    context.tell({ kind: 'refusal', refusal: first.refusal, attribute: null });
  }
  if (first.kind !== 'list') return NOTHING;
  const empty = await emptyBecause(first.reading.first.view, keyword);
  if (empty !== null) return { ...NOTHING, emptyBecause: empty.reason };
  const declared = first.reading.first.view.declaredCount;
  const isKnown = first.reading.pages.every(({ items }) =>
    items.every(({ entity }) => known.has(context.representative(entity))),
  );
  const isOneEnough = context.keywords?.isRepresentative === true;
  const isRestKnown =
    isKnown &&
    declared !== null &&
    (declared <= agenda.namesWith(keyword) || listsSame(asking, first.reading, declared));
  const names: string[] = [];
  const all = await readList(context, path, {
    ...{ priority: 1, like },
    ...(isRestKnown || isOneEnough ? { mostPages: 1 } : {}),
    onPage: ({ view }) => void names.push(...(view.list?.cards ?? []).map(({ name }) => name)),
  });
  return { reading: all.kind === 'list' ? all.reading : first.reading, names };
}

/** The longest list that a keyword found: it tells the one card of a keyword that only one entity has. */
function likeOf({ results }: Asking): ListHint | null {
  const lengthOf = ({ region }: Result): number => region.view.list?.cards.length ?? 0;
  const longest = results.reduce<Result | null>(
    (best, result) => (best === null || lengthOf(result) > lengthOf(best) ? result : best),
    null,
  );
  return longest === null || lengthOf(longest) < 2 ? null : hintOf(longest.region);
}

/** Whether an earlier keyword listed just as many entities, and all of the first page among them: it was the same list. */
function listsSame({ explorer: { context }, results }: Asking, { pages }: ListReading, declared: number): boolean {
  return results.some(({ lifted: { entities } }) => {
    if (entities.length !== declared) return false;
    const listed = new Set(entities);
    return pages.every(({ items }) => items.every(({ entity }) => listed.has(context.representative(entity))));
  });
}

/** Takes in what a keyword listed: as a region, and as a source of further words. */
async function takeAnswer(asking: Asking, keyword: NextKeyword, answer: Listed): Promise<void> {
  const { explorer, agenda, known, results } = asking;
  const { reading, names, emptyBecause } = answer;
  if (reading === null) {
    const why = emptyBecause === undefined ? {} : { emptyBecause };
    explorer.context.tell({ kind: 'keyword', keyword, listed: 0, fresh: 0, ...why });
    agenda.note(keyword, { listed: 0, fresh: 0, names, views: [] });
    return;
  }
  const found = await keepResult(explorer, reading, keyword.text);
  const wasKnown = isKnown(asking);
  const before = known.size;
  const result = await seenThrough(asking, found);
  for (const entity of result.lifted.entities) known.add(entity);
  // What was found before it was known how filters are lifted is looked through again.
  if (!wasKnown && isKnown(asking)) {
    for (const [at, earlier] of results.entries()) {
      const again = await withLifted(asking, earlier.region);
      results[at] = again;
      for (const entity of again.lifted.entities) known.add(entity);
    }
  }
  const fresh = known.size - before;
  results.push(result);
  if (results.length > MOST_RESULTS) results.splice(0, results.length, ...coverOf(asking));
  const listed = result.lifted.entities.length;
  explorer.context.tell({ kind: 'keyword', keyword, listed, fresh });
  asking.covering.note({ text: keyword.text, listed, fresh }, known.size);
  agenda.note(keyword, { listed, fresh, names, views: [found.view, result.lifted.view] });
}

/** Whether results have filters from the start and it is known how to lift them. */
function isKnown({ explorer: { presets }, lift: { edit } }: Asking): boolean {
  return edit !== null || presets.size > 0;
}

/**
 * A result with what the filters hide that it has from the start: no keyword would find it. The largest results tell how
 * they are lifted, and what else there is to choose from.
 */
async function seenThrough(asking: Asking, found: Region): Promise<Result> {
  const { explorer, results, lift } = asking;
  const isLargest = results.every(({ region }) => region.entities.length < found.entities.length);
  if (isLargest && !isKnown(asking) && lift.looks < MOST_LOOKS) {
    lift.looks += 1;
    const region = await lookClosely(explorer, found);
    const others = results.map((result) => result.region);
    const wider = await liftPresets(explorer, region, others);
    if (wider.path !== region.path) lift.edit = pathEdit({ path: found.path, url: found.view.url }, wider.path);
    return { region, lifted: wider };
  }
  return withLifted(asking, found);
}

/** A result with what it lists once its filters are lifted. */
async function withLifted({ explorer, lift }: Asking, region: Region): Promise<Result> {
  const path = lift.edit === null ? null : editedPath(region.path, lift.edit);
  const wider = path === null ? null : await readResult(explorer, path, region.keyword ?? '');
  // What cannot be edited, such as a form that was posted, shows the filters itself.
  return { region, lifted: wider ?? (await liftKnownPresets(explorer, region)) };
}

/** Few of the results that list all that they list together: each time the one that adds most for what it costs to ask. */
function coverOf({ results }: Pick<Asking, 'results'>): readonly Result[] {
  const left = new Set(results);
  const covered = new Set<number>();
  const chosen: Result[] = [];
  const worth = (result: Result): number => newIn(result.lifted.entities, covered) / costOf(result);
  for (;;) {
    const [best] = [...left].map((result) => ({ result, worth: worth(result) })).sort((a, b) => b.worth - a.worth);
    if (best === undefined || best.worth === 0) return chosen;
    chosen.push(best.result);
    left.delete(best.result);
    for (const entity of best.result.lifted.entities) covered.add(entity);
  }
}

/** Pages that the facets of a result take, roughly: one for each value, and what it lists once for each facet. */
function costOf({ lifted: { entities, view } }: Result): number {
  const facets = view.groups.filter(mayNarrow);
  const values = facets.reduce((sum, { choices }) => sum + choices.length, 0);
  return 1 + values + (facets.length * entities.length) / pageSizeOf({ view });
}

function newIn(entities: EntitySet, known: ReadonlySet<number>): number {
  return entities.filter((entity) => !known.has(entity)).length;
}

function pathOf({ explorer, template }: Asking, keyword: string): AccessPath {
  return styledPath(keywordPath(template, keyword), explorer.style);
}

async function readResult(explorer: Explorer, path: AccessPath, keyword: string): Promise<Region | null> {
  const listing = await readList(explorer.context, path, { priority: 1 });
  return listing.kind === 'list' ? keepResult(explorer, listing.reading, keyword) : null;
}

async function keepResult(explorer: Explorer, reading: ListReading, keyword: string): Promise<Region> {
  const label = keyword === '' ? 'everything' : `"${keyword}"`;
  return keepRoot(explorer, { label, reading, taken: takeIn(explorer, reading) }, keyword);
}
