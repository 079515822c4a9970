/**
 * Lazy-slice-cover of Sheng et al. (PVLDB 5(11), 2012): all entities of a site that cuts long results, by conjunctions of
 * categories. A baseline for benchmarks of the planner.
 *
 * A slice is the query of one value alone. What a resolved slice holds is known, so that no conjunction with its value need
 * be asked; slices are asked when they are first needed ("lazy").
 *
 * Departs from the paper: there entities show their attributes, here they are hidden. {@link coverFacts} therefore covers
 * each value by itself, so that facts are learnt and not only entities.
 */

import type { Choice, ChoiceGroup, PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import { askCapped, type CappedAnswer, type CappedCrawl, type CappedQuestion } from './capped-query.js';
import { rankShrink } from './rank-shrink.js';

/** A query with the page that it showed. */
interface Shown {
  readonly question: CappedQuestion;
  readonly view: PageView;
}

/** A conjunction whose result is too large, and the attributes that can still split it, in the order of the site. */
interface Node extends Shown {
  readonly open: readonly string[];
}

/** What a search knows. */
interface Search {
  readonly crawl: CappedCrawl;
  /** How queries were answered, by their predicates; the page of those that are too large. */
  readonly answers: Map<string, Pick<CappedAnswer, 'kind' | 'view'>>;
  /** Queries that were split. */
  readonly split: Set<string>;
  /** Where slices are asked from; null where it does not help that their entities are known. */
  readonly slices: Shown | null;
}

/** Covers all entities of a list: the algorithm of the paper. */
export async function coverEntities(crawl: CappedCrawl, everything: CappedQuestion): Promise<void> {
  const { kind, view } = await askCapped(crawl, everything);
  if (kind !== 'overflow' || view === null) return;
  const root: Shown = { question: everything, view };
  await extendedSearch(
    { crawl, answers: new Map(), split: new Set(), slices: root },
    { ...root, open: facetNames(crawl, view) },
  );
}

/**
 * Covers every value of every attribute by itself: all facts that can be reached. Values that a page offers of an attribute
 * only once the one above them is chosen are covered in their turn.
 */
export async function coverFacts(crawl: CappedCrawl, everything: CappedQuestion): Promise<void> {
  const { view } = await askCapped(crawl, everything);
  if (view === null) return;
  const search: Search = { crawl, answers: new Map(), split: new Set(), slices: null };
  const names = facetNames(crawl, view);
  for (const name of names) {
    const open = names.filter((other) => other !== name);
    const agenda: Shown[] = [{ question: everything, view }];
    for (let shown = agenda.shift(); shown !== undefined; shown = agenda.shift())
      agenda.push(...(await coverValues(search, { ...shown, open }, name)));
  }
}

/** Covers the values of one attribute that a page offers; answers the pages of those not asked before. */
async function coverValues(search: Search, node: Node, name: string): Promise<readonly Shown[]> {
  const group = node.view.groups.find(({ label }) => label === name);
  const below: Shown[] = [];
  for (const choice of group?.choices ?? []) {
    const question = group === undefined ? null : drillDown(node.question, group, choice);
    if (group === undefined || question === null || search.answers.has(keyOf(question))) continue;
    const view = await descend(search, node, { group, choice });
    if (view !== null) below.push({ question, view });
  }
  return below;
}

/** Extended depth-first search: splits a node by its next attribute; what a resolved slice holds is not asked again. */
async function extendedSearch(search: Search, node: Node): Promise<void> {
  const [next, ...open] = node.open;
  const group = facetsOf(search.crawl, node.view).find(({ label }) => label === next);
  if (next === undefined) return splitByNumber(search, node);
  if (group === undefined) return extendedSearch(search, { ...node, open });
  for (const choice of group.choices) {
    if (!(await isKnown(search, { group, choice }))) await descend(search, { ...node, open }, { group, choice });
  }
}

/** A value of an attribute as a page offers it. */
interface Offer {
  readonly group: ChoiceGroup;
  readonly choice: Choice;
}

/** Asks for a node's entities with one more value, and splits them if they are too many; answers the page, if it is new. */
async function descend(search: Search, node: Node, { group, choice }: Offer): Promise<PageView | null> {
  const question = drillDown(node.question, group, choice);
  if (question === null) return null;
  const { kind, view } = await ask(search, question);
  if (kind !== 'overflow' || view === null || search.split.has(keyOf(question))) return view;
  search.split.add(keyOf(question));
  await extendedSearch(search, { question, view, open: node.open });
  return view;
}

/** Whether the slice of a value shows all entities that have it. */
async function isKnown(search: Search, { group, choice }: Offer): Promise<boolean> {
  const { slices } = search;
  const same = slices?.view.groups.find(({ label }) => label === group.label);
  const first = same?.choices.find(({ value }) => value === choice.value);
  if (slices === null || same === undefined || first === undefined) return false;
  const slice = drillDown(slices.question, same, first);
  return slice !== null && (await ask(search, slice)).kind === 'resolved';
}

/** The answer to a query, which is asked once, whatever the order of its predicates. */
async function ask({ crawl, answers }: Search, question: CappedQuestion): Promise<Pick<CappedAnswer, 'kind' | 'view'>> {
  const known = answers.get(keyOf(question));
  if (known !== undefined) return known;
  const { kind, view } = await askCapped(crawl, question);
  answers.set(keyOf(question), { kind, view: kind === 'overflow' ? view : null });
  return { kind, view };
}

/** A query that all its categories leave too large is split by a number, if the site asks for one. */
async function splitByNumber({ crawl }: Search, { question, view }: Node): Promise<void> {
  const range = view.ranges?.[0];
  if (range === undefined) crawl.giveUp(question.predicates);
  else await rankShrink(crawl, question.predicates, range);
}

/** The groups of a page that are attributes. */
function facetsOf({ attributes }: CappedCrawl, view: PageView): readonly ChoiceGroup[] {
  return view.groups.filter(({ label }) => label !== null && attributes.has(label));
}

function facetNames(crawl: CappedCrawl, view: PageView): readonly string[] {
  return facetsOf(crawl, view).map(({ label }) => label ?? '');
}

function keyOf({ predicates }: CappedQuestion): string {
  return JSON.stringify(predicates.map(({ attribute, values }) => [attribute, ...values].join('\u0000')).sort());
}

function drillDown({ predicates }: CappedQuestion, group: ChoiceGroup, { value, path }: Choice): CappedQuestion | null {
  if (path === null) return null;
  const predicate: Predicate = { attribute: group.label ?? '', op: '=', values: [value] };
  return { predicates: [...predicates.filter(({ attribute }) => attribute !== group.label), predicate], path };
}
