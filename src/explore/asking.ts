/**
 * Asking a region's facets: try whether a group narrows, then ask each of its values (Huang 2011 §4.3, algorithm 2).
 *
 * Departs from algorithm 2: a child's facets are asked only where no region above has answered them, since a conjunction
 * teaches nothing that its predicates have not taught (DESIGN §5.4).
 */

import { applyUrlEdit, urlEdit } from '../base/url.js';
import { mapConcurrent } from '../base/concurrent.js';
import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../model/page.js';
import { accessKey } from './access-key.js';
import { fingerprints, includedListing } from './comparing.js';
import type { ExploreContext } from './context.js';
import { relate, type Relation } from './drill-down.js';
import type { Explorer } from './explorer.js';
import { takeIn } from './taking-in.js';
import { readEntities, readList, type ListReading } from './list-reading.js';
import { styledPath } from './list-style.js';
import { inAskingOrder, openQuestions, trials, type Question } from './planner.js';
import { withConfirmedCount, withKnownValues, withTrailingCount } from './trailing-count.js';
import { attributeOf, hintOf, mayNarrow, predicateOf, valueKey, type Facet, type Region } from './region.js';

/** Asks everything that a region's page offers and no larger region has answered; answers the regions below it. */
export async function exploreRegion(explorer: Explorer, region: Region): Promise<readonly Region[]> {
  const below: Region[] = [];
  for (const group of region.view.groups) {
    if (!mayNarrow(group) || explorer.barren.has(group.key)) continue;
    const facet = await completeFacet(explorer, region, group);
    if (!explorer.context.wants(facet.attribute)) continue;
    const questions = openQuestions(region, facet, { ...explorer, isEntity: explorer.context.isEntity });
    if (questions.length === 0 || !(await narrows(explorer, region, questions))) continue;
    explorer.context.tell({
      kind: 'facet',
      attribute: facet.attribute,
      values: questions.length,
      region: region.label,
    });
    below.push(...(await askAll(explorer, region, questions)));
  }
  return below;
}

/** The facet that a group shows, with the values that its page of further values adds. */
async function completeFacet(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<Facet> {
  const attribute = attributeOf(group, region.view);
  const identity = explorer.identities.identify(group, attribute);
  const all =
    group.more === null || explorer.barren.has(group.key)
      ? null
      : await furtherChoices(explorer.context, group, group.more);
  const known = new Set(group.choices.map(valueKey));
  const choices = [...group.choices, ...(all ?? []).filter((choice) => !known.has(valueKey(choice)))];
  const named = withKnownValues(choices, (value) => explorer.asked.knows(identity, value));
  return { group, attribute, identity, choices: named };
}

/** Values of the same group on the page that promises all of them. */
export async function furtherChoices(
  context: ExploreContext,
  group: ChoiceGroup,
  more: AccessPath,
): Promise<readonly Choice[]> {
  const opening = await context.site.open(more, { purpose: 'list' });
  if (opening.kind !== 'session') return [];
  const { view } = opening.session.observe();
  await opening.session.close();
  const own = new Set(group.choices.map(valueKey));
  const overlap = (other: ChoiceGroup): number => other.choices.filter((choice) => own.has(valueKey(choice))).length;
  const best = [...view.groups].sort((a, b) => overlap(b) - overlap(a))[0];
  return best === undefined || overlap(best) * 2 < own.size ? [] : best.choices;
}

/** Whether asking shows that the group narrows its region. */
async function narrows(explorer: Explorer, region: Region, questions: readonly Question[]): Promise<boolean> {
  const group = questions[0]?.facet.group;
  if (group === undefined) return false;
  if (explorer.proven.has(group.key)) return true;
  for (const question of trials(questions, region.size)) {
    const relation = await tryQuestion(explorer, region, question);
    if (relation === 'stopped') return false;
    if (
      relation === 'narrower' ||
      (relation === 'same' && question.choice.count !== null && question.choice.count === region.size)
    ) {
      explorer.proven.add(group.key);
      return true;
    }
  }
  explorer.barren.add(group.key);
  return false;
}

async function tryQuestion(
  explorer: Explorer,
  region: Region,
  question: Question,
): Promise<Relation | 'none' | 'stopped'> {
  const { choice } = question;
  if (choice.path === null) return 'none';
  const path = styledPath(choice.path, explorer.style);
  const short = await readList(explorer.context, path, { mostPages: 1, priority: 1, like: hintOf(region) });
  if (short.kind === 'refusal') return short.refusal.kind === 'stopped' ? 'stopped' : 'none';
  if (short.kind === 'no-list') return 'none';
  const { view } = short.reading.first;
  const declared = comparableSize(explorer, region, view);
  if (declared !== null || view.pagination.next === null)
    return relateReading(explorer, region, { reading: short.reading, declared });
  if (samePage(explorer, region, short.reading)) return 'same';
  const whole = await readList(explorer.context, path, {
    mostPages: pagesOf(region) + 1,
    priority: 1,
    like: hintOf(region),
  });
  return whole.kind === 'list'
    ? relateReading(explorer, region, { reading: whole.reading, declared: null })
    : 'stopped';
}

/** Whether the first page lists the region's own first entities: a view or a tracking link. */
function samePage(explorer: Explorer, region: Region, reading: ListReading): boolean {
  const names = (region.view.list?.cards ?? []).map((card) => textKey(card.name));
  const own = (reading.first.view.list?.cards ?? []).map((card) => textKey(card.name));
  return explorer.style === null && names.length > 0 && names.join('\n') === own.join('\n');
}

function pagesOf(region: Region): number {
  const perPage = Math.max(1, region.view.list?.cards.length ?? 1);
  return Math.ceil(region.entities.length / perPage);
}

/** A list that was read and the size to compare it by; null to compare what was listed. */
interface Compared {
  readonly reading: ListReading;
  readonly declared: number | null;
}

function relateReading(explorer: Explorer, region: Region, { reading, declared }: Compared): Relation {
  const entities = readEntities(explorer.context, reading, explorer.foreign.marks());
  const included = region.id === null ? null : includedListing({ entities, pages: reading.pages }, region);
  const childSize = declared ?? entities.length;
  const listedSize = region.id === null ? null : region.entities.length;
  const parentSize = declared === null ? listedSize : explorer.sizes.of(region.view);
  return relate({ included, parentSize, childSize, parentWhole: region.whole });
}

/** The size that a page declares if it can be compared with its region's: both declare one, and lists confirmed it. */
function comparableSize(explorer: Explorer, region: Region, view: PageView): number | null {
  const { sizes } = explorer;
  return sizes.isProven(view) && sizes.isProven(region.view) ? sizes.of(view) : null;
}

/** Asks all questions of a facet and keeps the answers. */
async function askAll(explorer: Explorer, region: Region, questions: readonly Question[]): Promise<readonly Region[]> {
  const answers = await mapConcurrent(inAskingOrder(questions), explorer.context.concurrency, (question) =>
    askOne(explorer, region, question),
  );
  return answers.filter((answer): answer is Region => answer !== null);
}

/** Asks one question; a region below if the answer is a drill-down, null if it is none or was not to be had. */
export async function askOne(explorer: Explorer, region: Region, question: Question): Promise<Region | null> {
  const { facet, choice } = question;
  const { context } = explorer;
  const lifted = liftedPath(explorer, region, question);
  const path = lifted?.path ?? choice.path;
  const parent = lifted?.region ?? region;
  if (path === null) return null;
  const key = accessKey(path, explorer.tracking);
  if (explorer.visited.has(key)) return null;
  explorer.visited.add(key);
  const listing = await readList(context, styledPath(path, explorer.style), { like: hintOf(parent) });
  if (listing.kind === 'refusal') {
    context.tell({ kind: 'refusal', refusal: listing.refusal, attribute: facet.attribute });
    return null;
  }
  if (listing.kind === 'no-list') {
    context.tell({ kind: 'empty', label: `${facet.attribute} = ${choice.value}` });
    explorer.asked.note(facet.identity, valueKey(choice), parent);
    return null;
  }
  return keepAnswer(explorer, parent, { question, reading: listing.reading });
}

/**
 * The question put to a larger region that shows the facet but not this value (it lists only its most frequent ones):
 * the same edit of the address, applied there.
 */
function liftedPath(
  explorer: Explorer,
  region: Region,
  question: Question,
): { readonly path: AccessPath; readonly region: Region } | null {
  const above = explorer.asked.firstRegion(question.facet.identity);
  const { path } = question.choice;
  if (above === null || above === region || !region.ancestors.includes(above)) return null;
  if (question.path.length > 1 || path?.kind !== 'url' || above.path.kind !== 'url') return null;
  const edit = urlEdit(region.view.url, path.url);
  if (edit === null || edit.path !== null || edit.add.length === 0) return null;
  const url = applyUrlEdit(above.path.url, { ...edit, remove: [] });
  return url === null ? null : { path: { kind: 'url', url }, region: above };
}

/** A question with the list that answers it. */
interface AnsweredQuestion {
  readonly question: Question;
  readonly reading: ListReading;
}

/** Groups with more values than this tell their counts by themselves. */
const FEW_VALUES = 4;

/** The question's choice; in a small group whose values all end with numbers, without a number that proved to be its count. */
function understoodChoice({ facet, choice }: Question, size: number): Choice {
  const { choices } = facet.group;
  const isOpen = choices.length <= FEW_VALUES && choices.every((one) => withTrailingCount(one) !== null);
  return isOpen ? withConfirmedCount(choice, size) : choice;
}

async function keepAnswer(explorer: Explorer, parent: Region, answered: AnsweredQuestion): Promise<Region | null> {
  const { question, reading } = answered;
  const { facet } = question;
  const { entities, declared, complete, whole } = takeIn(explorer, reading);
  const choice = understoodChoice(question, declared ?? entities.length);
  const relation = relateReading(explorer, parent, {
    reading,
    declared: comparableSize(explorer, parent, reading.first.view),
  });
  if (relation === 'unrelated') {
    explorer.context.tell({
      kind: 'note',
      text: `${facet.attribute} = ${choice.value} does not narrow ${parent.label}: left out`,
    });
    return null;
  }
  const predicate = predicateOf(facet.attribute, choice, [...question.path.slice(0, -1), choice.value]);
  const predicates = [...parent.predicates.filter(({ attribute }) => attribute !== predicate.attribute), predicate];
  const id = await explorer.context.record({
    predicates,
    keyword: null,
    paths: [reading.path],
    teaches: [predicate],
    parents: parent.id === null ? [] : [parent.id],
    equivalentTo: null,
    declaredSize: declared,
    pages: reading.pages,
    entities,
    complete,
  });
  if (complete === 'yes' || complete === 'changed') explorer.asked.note(facet.identity, valueKey(choice), parent);
  return {
    id,
    label: `${facet.attribute} = ${choice.value}`,
    predicates,
    path: reading.path,
    view: reading.first.view,
    entities,
    fingerprints: fingerprints(reading.pages),
    size: declared ?? entities.length,
    whole,
    ancestors: [parent, ...parent.ancestors],
  };
}
