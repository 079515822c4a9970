/**
 * The root queries of a site: the list that holds everything, if there is one, and the lists that menus lead to.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import { textKey } from '../../base/text.js';
import { urlArguments } from '../../base/url.js';
import type { PageView, SearchControl } from '../../model/page.js';
import { askOne } from '../asking.js';
import { askedRegion } from './asked-pages.js';
import { beginRoot } from './begun-root.js';
import { accessKey } from '../access-key.js';
import { endsEvenly } from '../lists/caps.js';
import { includedListing } from '../comparing.js';
import { asksKeywords, type ExploreContext } from '../context.js';
import { entitySet, includedShare, unionOf } from '../entity-set.js';
import { expectList, expectNothing } from '../planning/expecting.js';
import { createExplorer, type Explorer } from '../explorer.js';
import { readKeywordRegions } from '../keywords/keyword-regions.js';
import { readEntities, readList } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import { takeIn } from '../taking-in.js';
import { isUnlabelled, type Region } from '../region.js';
import { findStyle } from './find-style.js';
import { questionOf, withoutRepeats } from './found-question.js';
import { withoutHiddenCut } from './hidden-cuts.js';
import { keepEverything, keepRoot, rootRegion, unlistedRegion } from './root-region.js';
import { describedSearches, findSearchField } from '../keywords/search-field.js';
import type { FoundList } from './found-list.js';
import { menusOfParts, unnamedBy, withoutViews } from './menus-of-views.js';
import { isRich } from './rich-lists.js';
import type { Scouting } from './scouting-result.js';
import { sizeGuess, toldSize } from './size-guess.js';

/** Share of the other lists' first pages that must lie in a list for it to hold everything. */
const UNIVERSAL_SHARE = 0.95;

/** Share of that share that is enough where a cap cut the list: what is shown first there may be shown last here. */
const CUT_SHARE = 0.5;

/** Lists that are read to see whether they hold everything, where no sizes tell. */
const MOST_CANDIDATES = 3;

/** Distinct lists of the site's main kind of entity, the largest first. */
export function mainLists(scouting: Scouting): readonly FoundList[] {
  const families = new Map<string, FoundList[]>();
  for (const found of scouting.lists) {
    const pattern = familyOf(found.observation.view);
    families.set(pattern, [...(families.get(pattern) ?? []), found]);
  }
  const weight = (family: readonly FoundList[]): number =>
    family.reduce(
      (sum, found) => sum + sizeGuess(found.observation.view) * (isRich(found.observation.view) ? 2 : 1),
      0,
    );
  const best = [...families.values()].sort((a, b) => weight(b) - weight(a))[0] ?? [];
  const named = unnamedBy(menusOfParts(scouting.lists), withoutViews(distinctLists(best)));
  return [...named].sort(largerFirst);
}

/** Of two lists that say the same size, one that shows more of it comes first: front pages show off a few of what they count. */
function largerFirst(
  { observation: { view: first } }: FoundList,
  { observation: { view: second } }: FoundList,
): number {
  const shown = ({ list }: PageView): number => list?.cards.length ?? 0;
  return sizeGuess(second) - sizeGuess(first) || shown(second) - shown(first);
}

/** The lists, of those that show the same the one whose address asks for least: what a script makes of the rest is not seen yet. */
function distinctLists(lists: readonly FoundList[]): readonly FoundList[] {
  const byContent = new Map<string, FoundList>();
  for (const found of lists) {
    const { view } = found.observation;
    const cards = (view.list?.cards ?? []).map((card) => `${textKey(card.name)} ${card.image ?? ''}`);
    const key = `${view.declaredCount ?? ''} ${cards.join('\n')}`;
    const known = byContent.get(key);
    if (known === undefined || asked(found) < asked(known)) byContent.set(key, found);
  }
  return [...byContent.values()];
}

/** How many arguments the address of a list has. */
function asked({ path }: FoundList): number {
  return path.kind === 'url' ? urlArguments(path.url).length : 0;
}

/**
 * Lists whose cards link alike but for constant parts list one kind of entity. Cards of one list cannot share a last
 * segment without a variable part, unless an argument tells them apart: the entities' own names look constant then.
 */
function familyOf(view: PageView): string {
  const [path = '', query] = (view.list?.linkPattern ?? '').split('?');
  const last = path.split('/').at(-1) ?? '';
  return query === undefined && last !== '' && !last.includes('*') ? '*' : last;
}

/** Lists of menus that are read before all facets, the smallest: they tell which cards stand in lists that they do not belong to. */
const FIRST_NAMED = 3;

/** Lists that are read before any facet is asked where none holds everything, the largest. */
const FIRST_PARTS = 3;

/** Where exploring begins. */
export interface Roots {
  readonly explorer: Explorer;
  /** The region that holds everything and a few in it, else the largest of those that menus lead to. */
  readonly regions: readonly Region[];
  /** The lists that menus lead to which were read as some of these. */
  readonly read: readonly FoundList[];
  /** Further ones, the largest first: the facets of the regions teach more, and are asked before. */
  readonly inside: readonly FoundList[];
  /** The site itself, in which lists of menus are asked where no region holds everything. Absent where one does. */
  readonly site?: Region;
  /** Finds lists that further links of menus lead to, in these regions. */
  readonly further: () => Promise<readonly FoundList[]>;
}

/** The regions to begin with, and lists that are still to be read. */
export async function readRoots(context: ExploreContext, scouting: Scouting): Promise<Roots> {
  if (scouting.asked !== undefined) {
    const explorer = createExplorer(context, scouting.tracking, { style: null, scouted: scouting.visited });
    return { explorer, regions: [askedRegion(scouting.asked)], ...NO_LISTS };
  }
  const lists = mainLists(scouting);
  if (lists.length === 0 || asksKeywords(context)) return readByKeyword(context, scouting);
  const style = await findStyle(context, lists);
  const explorer = createExplorer(context, scouting.tracking, { style, scouted: scouting.visited });
  for (const menu of menusOfParts(scouting.lists)) explorer.barren.add(menu);
  learnMenuNames(explorer, scouting.lists);
  for (const { path, facets } of lists)
    if (facets !== undefined) explorer.entryFacets.set(accessKey(styledPath(path, style), explorer.tracking), facets);
  for (const candidate of wholeCandidates(lists)) {
    const others = lists.filter((found) => found !== candidate);
    const whole = await readWhole(explorer, scouting, [candidate, ...others]);
    if (whole.id === null) continue;
    const named = withoutRepeats(whole, others);
    const read = named.slice(-FIRST_NAMED);
    const first = await readNamed(explorer, whole, { lists: read });
    const further = async (): Promise<readonly FoundList[]> => withoutRepeats(whole, await laterLists(scouting));
    return { explorer, regions: [whole, ...first], read, inside: named.slice(0, -FIRST_NAMED), further };
  }
  const unplaced = (await scouting.later?.('unplaced')) ?? [];
  const known = { ...scouting, lists: [...new Set([...scouting.lists, ...unplaced])] };
  const site = siteRegion(scouting);
  const parts = mainLists(known);
  const read = parts.slice(0, FIRST_PARTS);
  const regions = await readNamed(explorer, site, { lists: read, beside: parts });
  return { explorer, regions, read, inside: parts.slice(FIRST_PARTS), further: () => laterLists(known), site };
}

/** Lists of the site's main kind of entity behind the links that waited. */
async function laterLists(scouting: Scouting): Promise<readonly FoundList[]> {
  const later = new Set((await scouting.later?.('all')) ?? []);
  const keys = new Set([...later].map(({ path }) => path));
  const lists = [...new Set([...scouting.lists, ...later])];
  return mainLists({ ...scouting, lists }).filter(({ path }) => keys.has(path));
}

/** Where no menu led to a list. */
const NO_LISTS: Pick<Roots, 'read' | 'inside' | 'further'> = { read: [], inside: [], further: async () => [] };

/** The regions that keywords find. */
async function readByKeyword(
  context: ExploreContext,
  { home, searches = [], words = [], tracking, visited }: Scouting,
): Promise<Roots> {
  const { given, siteWords, order } = context.keywords ?? { given: [], siteWords: true, order: 'adaptive' };
  const growing = siteWords || given.length === 0;
  const own = growing ? words : [];
  const trial = { words: [...given.map(({ text }) => text), ...own], frame: home.view };
  const field =
    (await findSearchField(context, searches, trial)) ??
    (await findSearchField(context, await describedSearches(context, home.view), trial));
  if (field === null) context.tell({ kind: 'note', text: fruitlessSearch({ searches, given: given.length }) });
  const style = field === null ? null : await findStyle(context, [field.first]);
  const explorer = createExplorer(context, tracking, { style, scouted: visited });
  if (field === null) return { explorer, regions: [], ...NO_LISTS };
  const regions = await readKeywordRegions(explorer, field, { given, siteWords: own, growing, order });
  return { explorer, regions, ...NO_LISTS };
}

function fruitlessSearch({
  searches,
  given,
}: {
  readonly searches: readonly SearchControl[];
  readonly given: number;
}): string {
  if (searches.length === 0)
    return 'No search field was found on the start page; start from the page that has it, or see what `querent inspect URL` recognises.';
  const words =
    given === 0 ? 'No word of the site' : given === 1 ? 'The given keyword' : 'None of the first given keywords';
  return `${words} found ${given === 1 ? 'nothing' : 'anything'} in the site's search field.`;
}

/**
 * Lists that may hold everything: the largest; where no sizes are told, first those whose link has no sibling that leads to
 * a list, as "all products" beside a menu of categories.
 */
function wholeCandidates(lists: readonly FoundList[]): readonly FoundList[] {
  const largest = lists.slice(0, 1);
  if (lists.some(({ observation }) => toldSize(observation.view) !== null)) return largest;
  const siblings = (one: FoundList): number => lists.filter(({ via }) => via?.group === one.via?.group).length;
  const alone = lists.filter((found) => siblings(found) === 1).slice(0, MOST_CANDIDATES);
  return [...new Set([...alone, ...largest])];
}

/** The region that holds everything: the largest list if the others lie in it, else the site itself. */
async function readWhole(explorer: Explorer, scouting: Scouting, lists: readonly FoundList[]): Promise<Region> {
  const site = siteRegion(scouting);
  const [largest, ...others] = lists;
  if (largest === undefined) return site;
  const { context } = explorer;
  // Small lists first: they tell which number is a size before it is asked how much of the large one is missing.
  const first = await firstPages(explorer, others);
  const path = styledPath(largest.path, explorer.style);
  const start = await readList(context, path, { priority: 1, mostPages: 1 });
  if (start.kind !== 'list') return site;
  // Beside other lists it is not known yet whether this one holds them.
  const begun = others.length > 0 ? null : await beginRoot(explorer, start.reading);
  if (begun !== null) {
    explorer.visited.add(accessKey(largest.path, explorer.tracking));
    return begun;
  }
  const declared = sizeGuess(start.reading.first.view);
  const unread = { entities: entitySet([]), declared, complete: 'stopped', whole: false } as const;
  expectList(explorer, rootRegion({ label: 'everything', reading: start.reading, taken: unread }));
  const listing = await readList(context, path, { priority: 1 });
  expectNothing(explorer, { path });
  if (listing.kind !== 'list') return site;
  const { reading } = listing;
  const taken = takeIn(explorer, reading);
  const { entities, whole } = taken;
  const root = { label: 'everything', reading, taken };
  // Of a list that was cut only as much as was listed can be found again.
  const listed = whole || taken.declared === null ? 1 : (entities.length / taken.declared) * CUT_SHARE;
  if (first.pages.length > 0 && includedListing(first, rootRegion(root)) < UNIVERSAL_SHARE * listed) return site;
  explorer.visited.add(accessKey(largest.path, explorer.tracking));
  return keepEverything(explorer, await withoutHiddenCut(explorer, root));
}

async function firstPages(
  explorer: Explorer,
  lists: readonly FoundList[],
): Promise<{
  readonly entities: Int32Array;
  readonly pages: readonly {
    readonly page: string;
    readonly at: string;
    readonly items: readonly {
      readonly entity: number;
      readonly position: number;
      readonly marks: readonly string[];
      readonly fingerprint: string;
    }[];
  }[];
}> {
  const readings = await mapConcurrent(lists, explorer.context.concurrency, async (found) => {
    const listing = await readList(explorer.context, found.path, { mostPages: 1, priority: 1 });
    return listing.kind === 'list' ? listing.reading : null;
  });
  const known = readings.filter((reading) => reading !== null);
  for (const reading of known.filter(({ whole }) => whole)) {
    // Cards that do not belong are not known yet: only a number that agrees tells something.
    const listed = readEntities(explorer.context, reading, explorer.foreign.marks()).length;
    if (reading.first.view.counts.some(({ value }) => value === listed)) explorer.sizes.learn(reading, listed);
  }
  return {
    entities: unionOf(known.map((reading) => readEntities(explorer.context, reading, explorer.foreign.marks()))),
    pages: known.flatMap((reading) => reading.pages),
  };
}

/** The site itself, of which nothing is listed. */
function siteRegion({ home: { view } }: Scouting): Region {
  return unlistedRegion({ label: 'the site', path: { kind: 'url', url: view.url }, view });
}

/** Lists to read. */
export interface NamedLists {
  readonly lists: readonly FoundList[];
  /** All that menus lead to, these among them; only these where nothing is said. */
  readonly beside?: readonly FoundList[];
}

/**
 * Lists behind choices of menus, each a value of the menu's attribute; larger ones first, so that they hold the smaller.
 * Left out is what a facet of the whole led to.
 */
export async function readNamed(
  explorer: Explorer,
  whole: Region,
  { lists, beside = lists }: NamedLists,
): Promise<readonly Region[]> {
  const siblings = ({ via }: FoundList): number => beside.filter((found) => found.via?.group === via?.group).length;
  const regions = await mapConcurrent(lists, explorer.context.concurrency, async (found) => {
    const isAlone = whole.id === null && siblings(found) === 1;
    return isAlone && (isNoValue(found, beside) || (await mayBeCut(explorer, found)))
      ? readUnnamed(explorer, whole, found)
      : readFound(explorer, whole, found);
  });
  const read = regions
    .filter((region): region is Region => region !== null)
    .sort((a, b) => b.entities.length - a.entities.length);
  const placed: Region[] = [];
  for (const region of read) {
    const above = placed.filter((larger) => holds(larger, region));
    placed.push({ ...region, ancestors: [...above.reverse(), ...region.ancestors] });
  }
  return placed;
}

/** Whether a region lies in a larger one. */
function holds({ entities }: Region, inner: Region): boolean {
  return entities.length > inner.entities.length && includedShare(inner.entities, entities) >= UNIVERSAL_SHARE;
}

/** The regions, each below those of others, read before, that hold it. */
export function placedBelow(others: readonly Region[], regions: readonly Region[]): readonly Region[] {
  return regions.map((region) => {
    const above = others.filter((larger) => holds(larger, region));
    const ancestors = [...above].sort((a, b) => a.entities.length - b.entities.length);
    return { ...region, ancestors: [...ancestors, ...region.ancestors] };
  });
}

/**
 * Whether the choice that leads to a list is only a place of the site ("Instruments" beside "Contact"): nothing says what
 * the choices of its menu are, and none of any such menu leads to another list.
 */
function isNoValue({ via, observation }: FoundList, lists: readonly FoundList[]): boolean {
  const isNameless = (one: FoundList['via']): boolean => one !== null && isUnlabelled(one.attribute);
  return isNameless(via) && isRich(observation.view) && lists.filter((other) => isNameless(other.via)).length === 1;
}

/**
 * Whether a list may go on where the site stopped showing it. Where no other choice stands beside the one that leads there,
 * it may hold everything, and the choice is no value.
 */
async function mayBeCut({ context, style }: Explorer, { path }: FoundList): Promise<boolean> {
  const listing = await readList(context, styledPath(path, style));
  if (listing.kind !== 'list') return false;
  const { pages, whole } = listing.reading;
  return !whole || endsEvenly(pages);
}

async function readFound(explorer: Explorer, whole: Region, found: FoundList): Promise<Region | null> {
  const question = questionOf(asNamed(explorer, found));
  if (question === null || !explorer.context.wants(question.facet.attribute))
    return readUnnamed(explorer, whole, found);
  const key = accessKey(found.path, explorer.tracking);
  if (explorer.visited.has(key) && !explorer.elsewhere.delete(key)) return null;
  explorer.visited.delete(key);
  const region = await askOne(explorer, whole, question);
  // A facet that leads to the same list has a name of its own for it; what it lists is known by then.
  if (found.path.kind === 'url') explorer.visited.delete(key);
  return region;
}

/** Takes in what facets of lists call the links that lead to others, as far as these have as many entities as they say. */
function learnMenuNames({ menuNames }: Explorer, lists: readonly FoundList[]): void {
  for (const { observation } of lists) menuNames.learn(observation.view);
  for (const { path, observation } of lists) {
    const { list, pagination } = observation.view;
    const size = toldSize(observation.view) ?? (pagination.next === null ? (list?.cards.length ?? 0) : null);
    if (size !== null) menuNames.check(path, size);
  }
}

/** A list with the name that a facet has for it, if one leads there, too. */
function asNamed({ menuNames }: Explorer, found: FoundList): FoundList {
  const name = found.via === null ? null : menuNames.nameOf(found.path);
  return found.via === null || name === null
    ? found
    : { ...found, via: { ...found.via, attribute: name.attribute, value: name.value, path: [name.value] } };
}

/** A list that no choice names: a region for its facets if it holds something that the whole has not. */
async function readUnnamed(explorer: Explorer, whole: Region, found: FoundList): Promise<Region | null> {
  if (!isRich(found.observation.view)) return null;
  const listing = await readList(explorer.context, styledPath(found.path, explorer.style));
  if (listing.kind !== 'list') return null;
  const { reading } = listing;
  const taken = takeIn(explorer, reading);
  const { entities } = taken;
  const listed = { entities, pages: reading.pages };
  const { representative } = explorer.context;
  if (whole.id !== null && includedListing(listed, whole, representative) >= UNIVERSAL_SHARE) return null;
  explorer.visited.add(accessKey(found.path, explorer.tracking));
  return keepRoot(explorer, { label: reading.first.view.title, reading, taken });
}
