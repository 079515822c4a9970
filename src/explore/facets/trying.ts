/**
 * Trying whether the choices of a group narrow a region.
 */

import { textKey } from '../../base/text.js';
import type { Card, PageView } from '../../model/page.js';
import type { Refusal } from '../../model/site.js';
import type { Relation } from './drill-down.js';
import type { Explorer } from '../explorer.js';
import { isDraft } from './drafts.js';
import { readFirstPage } from '../lists/first-page.js';
import { readList, type ListReading } from '../lists/list-reading.js';
import { trials, USUAL_TRIALS, type Question } from '../planning/planner.js';
import { hintOf, pageSizeOf, type Region } from '../region.js';
import { repeatsOthers } from './repeating.js';
import { comparableSize, relateReading, sizeIn } from './relating.js';

/** Choices that are tried where a list was cut: of its values only those show that they narrow it which are smaller than what is shown. */
const CUT_TRIALS = 12;

/** Cards from which on the same ones in the same order are no chance. */
const LEAST_REPEATED = 5;

/** Whether asking shows that the questions' group narrows its region. */
export async function narrows(explorer: Explorer, region: Region, questions: readonly Question[]): Promise<boolean> {
  const group = questions[0]?.facet.group;
  if (group === undefined) return false;
  if (explorer.proven.has(group.key)) return true;
  if (explorer.barren.has(group.key)) return false;
  const isCut = endsSomewhere(explorer, region);
  const outcome = await tryAll(explorer, region, trials(questions, region.size, isCut ? CUT_TRIALS : USUAL_TRIALS));
  if (outcome === 'narrows') explorer.proven.add(group.key);
  // What ends where a list that was cut does may be smaller nevertheless.
  else if (isCut) explorer.unsure.add(group.key);
  else if (outcome === 'told') explorer.barren.add(group.key);
  return outcome === 'narrows';
}

/** Tries questions of a group until one narrows; `told` if what came of them says something of other regions. */
async function tryAll(
  explorer: Explorer,
  region: Region,
  questions: readonly Question[],
): Promise<'narrows' | 'told' | 'open'> {
  // What could not be had, and what one entity has, says nothing of other regions.
  let isTold = questions[0]?.facet.group.guess !== 'facet';
  let files = 0;
  for (const question of questions) {
    const relation = await tryQuestion(explorer, region, question);
    if (relation === 'stopped') return 'open';
    if (relation === 'repeats') return 'told';
    if (relation === 'narrower' || (relation === 'same' && promisesAll(region, question))) return 'narrows';
    isTold ||= tellsOthers(region, relation);
    if (relation === 'file') files += 1;
  }
  // What is a file to save here is one everywhere.
  return isTold || files === questions.length ? 'told' : 'open';
}

/** Whether a region's list may go on after its end, and nothing tells how far. */
function endsSomewhere({ sizes }: Explorer, { id, whole, begun, view }: Region): boolean {
  return id !== null && !whole && begun === undefined && sizes.of(view) === null;
}

async function tryQuestion(
  explorer: Explorer,
  region: Region,
  question: Question,
): Promise<Relation | 'none' | 'file' | 'repeats' | 'stopped'> {
  const { choice } = question;
  if (choice.path === null) return 'none';
  const short = await readFirstPage(explorer, region, choice.path);
  if (short.kind === 'refusal') return refusedAs(short.refusal);
  if (short.kind === 'no-list') return isEmptied(region, short.view) ? 'narrower' : 'none';
  if (isFragment(region, question, short.reading)) return 'none';
  if (isDraft(region, { group: question.facet.group, choice, view: short.reading.first.view })) return 'same';
  if (repeatsOthers(region.view, question, short.reading.first.view)) return 'repeats';
  if (isIgnored(explorer, region, { question, view: short.reading.first.view })) return 'same';
  return relateTried(explorer, region, { question, reading: short.reading });
}

/** What a refusal says of a choice. */
function refusedAs(refusal: Refusal): 'none' | 'file' | 'stopped' {
  if (refusal.kind === 'stopped') return 'stopped';
  return refusal.kind === 'failed' && refusal.reason === 'not-html' ? 'file' : 'none';
}

/**
 * Whether the address that an option of a select holds leads to a piece of markup for a script, which has no title: nobody is
 * shown that by itself, and it may go on as only the script knows.
 */
export function isFragment(
  region: Region,
  { facet }: Question,
  { path, first }: Pick<ListReading, 'path' | 'first'>,
): boolean {
  if (facet.group.widget !== 'select' || path.kind === 'actions' || first.view.title !== '') return false;
  return [region, ...region.ancestors].some(({ view }) => view.title !== '');
}

/** Whether what came of a trial is likely to come of it in other regions, too. */
function tellsOthers({ size }: Region, relation: Relation | 'none' | 'file'): boolean {
  return relation === 'unrelated' || (relation === 'same' && size !== 1);
}

/** Whether a value's count says that all of the region have it. */
function promisesAll({ size }: Region, { choice }: Question): boolean {
  return choice.count !== null && choice.count === size;
}

/** How a choice relates to its region, by its first page if that tells it, else by all that it lists. */
async function relateTried(
  explorer: Explorer,
  region: Region,
  { question: { choice }, reading }: { readonly question: Question; readonly reading: ListReading },
): Promise<Relation | 'stopped'> {
  const { view } = reading.first;
  if (choice.count !== null && view.declaredCount !== region.view.declaredCount)
    explorer.sizes.confirm(view, choice.count);
  const isPromised = view.counts.some(({ value }) => value === choice.count);
  // More cards than a number says that lists confirmed may be paid for, which is found out by whole lists.
  const confirmed = explorer.sizes.isProven(view) ? explorer.sizes.of(view) : null;
  const isMore = confirmed !== null && cardsOf(view) > confirmed;
  if (!isPromised && !isMore && endsBelow(region, view)) explorer.sizes.learn(reading, cardsOf(view));
  const declared = await sizeIn(explorer, region, { reading, guess: 0 });
  if (declared !== null || view.pagination.next === null) return relateReading(explorer, region, { reading, declared });
  return samePage(explorer, region, reading) ? 'same' : relateWhole(explorer, region, reading);
}

/**
 * Whether a page that tells no size is the region's own first page once more, without a way on, which only a script may
 * show: what was asked for was not heard. That just the first of many have each value of a facet is unlikely.
 */
function isIgnored(
  explorer: Explorer,
  region: Region,
  { question: { facet }, view }: { readonly question: Question; readonly view: PageView },
): boolean {
  const cards = cardsOf(view);
  const most = Math.max(region.entities.length, region.size ?? 0);
  const isFirstOfMany = cards >= LEAST_REPEATED && most > cards;
  if (facet.choices.length === 1 || !isFirstOfMany || view.pagination.next !== null) return false;
  return comparableSize(explorer, region, view) === null && namesSame(region.view, view);
}

/**
 * Whether a page ends its list, whatever number stands on it: it leads nowhere and is not as full as the region's first.
 * Sites tell the number of all that they have beside each list.
 */
function endsBelow(region: Region, { pagination, list }: PageView): boolean {
  return pagination.next === null && (list?.cards.length ?? 0) < (region.view.list?.cards.length ?? 0);
}

async function relateWhole(
  explorer: Explorer,
  region: Region,
  { path, first }: ListReading,
): Promise<Relation | 'stopped'> {
  const mostPages = pagesOf(region, first.view) + 1;
  const whole = await readList(explorer.context, path, { mostPages, priority: 1, like: hintOf(region) });
  if (whole.kind !== 'list') return 'stopped';
  const { reading } = whole;
  // What a run did not come to read may be all the rest.
  if (reading.refusal?.kind === 'stopped') return 'stopped';
  const relation = relateReading(explorer, region, { reading, declared: null });
  // What goes on after as many pages as the region has is not smaller, whatever was not read of it.
  const isCut = !reading.whole && reading.refusal === null;
  return isCut && relation === 'narrower' ? 'same' : relation;
}

/** Whether a page is a region's list of which nothing is left: it says so, or offers the same to choose from. */
export function isEmptied({ view: before }: Pick<Region, 'view'>, { declaredCount, groups }: PageView): boolean {
  if (before.list === null) return false;
  const facets = new Set(before.groups.filter(({ guess }) => guess === 'facet').map(({ key }) => key));
  return declaredCount === 0 || groups.some(({ key }) => facets.has(key));
}

/** Whether the first page lists the region's own first entities: a view or a tracking link. */
function samePage({ style }: Explorer, { view }: Region, { first }: ListReading): boolean {
  return style === null && cardsOf(view) > 0 && namesSame(view, first.view);
}

function cardsOf({ list }: PageView): number {
  return list?.cards.length ?? 0;
}

/** Whether two pages list cards of the same names in the same order; where all have one name, they also lead alike. */
function namesSame({ list: one }: PageView, { list: other }: PageView): boolean {
  const [cards, others] = [one?.cards ?? [], other?.cards ?? []];
  const names = cards.map(({ name }) => textKey(name));
  const tells = new Set(names).size > 1 || cards.length === 1;
  const isSame = (card: Card, at: number): boolean =>
    names[at] === textKey(others[at]?.name ?? '') && (tells || card.url === others[at]?.url);
  return cards.length === others.length && cards.every(isSame);
}

/** Pages that all of a region would take, were it dealt out as a list within it is: over HTTP a region may show all at once. */
function pagesOf(region: Region, { list }: PageView): number {
  const perPage = Math.min(pageSizeOf(region), Math.max(1, list?.cards.length ?? 1));
  // Of a list that was only begun its first page is listed.
  const most = Math.max(region.entities.length, region.begun?.declared ?? 0);
  return Math.ceil(most / perPage);
}
