/**
 * Asking a region's facets: try whether a group narrows, then ask each of its values (Huang 2011 §4.3, algorithm 2).
 *
 * Departs from algorithm 2: a child's facets are asked only where no region above has answered them, since a conjunction
 * teaches nothing that its predicates have not taught (DESIGN §5.4).
 */

import { mapConcurrent } from '../base/concurrent.js';
import type { AccessPath } from '../model/access-path.js';
import type { Choice, ChoiceGroup } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import { accessKey } from './access-key.js';
import { impliesAll, type CappedQuery } from './capped-queries.js';
import { endOf } from './caps.js';
import { lookClosely } from './close-look.js';
import { fingerprints } from './comparing.js';
import type { Explorer } from './explorer.js';
import { completeFacet } from './facets.js';
import { readList, type Listing, type ListReading, type ReadOptions } from './list-reading.js';
import { styledPath } from './list-style.js';
import { withoutOwnNeedlessButton } from './needless-buttons.js';
import { editedPath, pathEdit, type PathEdit } from './path-edit.js';
import { inAskingOrder, openQuestions, type Question } from './planner.js';
import { hintOf, mayNarrow, predicateOf, valueKey, type Region } from './region.js';
import { comparableSize, narrows, relateReading } from './relating.js';
import { revealedFacets, type BuilderStage } from './revealed-facets.js';
import { takeIn, type TakenIn } from './taking-in.js';
import { withConfirmedCount, withTrailingCount } from './trailing-count.js';

/** Choices that may come before the values of a filter builder: the attribute, and how to compare. */
const MOST_STAGES = 2;

/** Asks everything that a region's page offers and no larger region has answered; answers the regions below it. */
export async function exploreRegion(explorer: Explorer, plain: Region): Promise<readonly Region[]> {
  const below: Region[] = [];
  const region = await lookClosely(explorer, plain);
  for (const group of region.view.groups) {
    if (!mayNarrow(group) || explorer.barren.has(group.key)) continue;
    below.push(...(await exploreGroup(explorer, { region, group, attribute: null, stage: 0 })));
  }
  return below;
}

/** A group of a region's page; of a filter builder also what was chosen before. */
interface GroupToAsk extends BuilderStage {
  readonly stage: number;
}

async function exploreGroup(explorer: Explorer, asked: GroupToAsk): Promise<readonly Region[]> {
  const { region, group } = asked;
  const facet = await completeFacet(explorer, region, group);
  if (!explorer.context.wants(facet.attribute) && !isScripted(group)) return [];
  const questions = openQuestions(region, facet, { ...explorer, isEntity: explorer.context.isEntity });
  if (questions.length === 0) return [];
  if (!(await narrows(explorer, region, questions))) return exploreRevealed(explorer, asked);
  if (!explorer.context.wants(facet.attribute)) return [];
  if (group.search !== undefined && !explorer.searchable.has(facet.identity))
    explorer.searchable.set(facet.identity, { region, facet });
  explorer.context.tell({
    kind: 'facet',
    attribute: facet.attribute,
    values: questions.length,
    region: region.label,
  });
  return askAll(explorer, region, questions);
}

/** Asks the groups that show after a choice of a group which narrows nothing by itself. */
async function exploreRevealed(explorer: Explorer, asked: GroupToAsk): Promise<readonly Region[]> {
  if (asked.stage >= MOST_STAGES || !isScripted(asked.group) || explorer.ways.isStopped) return [];
  const below: Region[] = [];
  for (const { region, group: shown } of await revealedFacets(explorer, asked)) {
    const group = await withoutOwnNeedlessButton(explorer, region, shown);
    below.push(...(await exploreGroup(explorer, { region, group, attribute: group.label, stage: asked.stage + 1 })));
  }
  return below;
}

/** Whether choices of the group are made in the page itself, one at a time. */
function isScripted({ choices, multiple }: ChoiceGroup): boolean {
  return !multiple && choices.some(({ control, path }) => control !== undefined && path?.kind === 'actions');
}

/** Asks all questions of a facet and keeps the answers. */
export async function askAll(
  explorer: Explorer,
  region: Region,
  questions: readonly Question[],
): Promise<readonly Region[]> {
  const answers = await mapConcurrent(inAskingOrder(questions), explorer.context.concurrency, (question) =>
    askOne(explorer, region, question),
  );
  return answers.filter((answer): answer is Region => answer !== null);
}

/** Asks one question; a region below if the answer is a drill-down, null if it is none or was not to be had. */
export async function askOne(explorer: Explorer, region: Region, question: Question): Promise<Region | null> {
  const lifted = liftedPath(explorer, region, question);
  const above = lifted === null ? null : await askAt(explorer, lifted, question);
  // What the larger region cannot be asked is asked here.
  if (above !== null && above !== 'failed') return above.region;
  const { path } = question.choice;
  const here = path === null ? 'failed' : await askAt(explorer, { path, region }, question);
  return here === 'failed' ? null : here.region;
}

interface Place {
  readonly path: AccessPath;
  readonly region: Region;
}

/** Asks a question of a region, unless it was asked before. */
async function askAt(
  explorer: Explorer,
  { path, region }: Place,
  question: Question,
): Promise<{ readonly region: Region | null } | 'failed'> {
  const { facet, choice } = question;
  const { context, visited } = explorer;
  const key = accessKey(path, explorer.tracking);
  if (visited.has(key)) return { region: null };
  visited.add(key);
  const listing = await readWithinCap(explorer, styledPath(path, explorer.style), { like: hintOf(region) });
  switch (listing.kind) {
    case 'list':
      return { region: await keepAnswer(explorer, region, { question, reading: listing.reading }) };
    case 'no-list':
      context.tell({ kind: 'empty', label: `${facet.attribute} = ${choice.value}` });
      explorer.asked.note(facet.identity, valueKey(choice), { region, size: 0 });
      return { region: null };
    case 'refusal':
      if (listing.refusal.kind === 'stopped') explorer.ways.isStopped = true;
      context.tell({ kind: 'refusal', refusal: listing.refusal, attribute: facet.attribute });
      return listing.refusal.kind === 'failed' ? 'failed' : { region: null };
  }
}

/** Reads a list to its end, but no further than its first page where it declares more than the site shows. */
export async function readWithinCap(explorer: Explorer, path: AccessPath, options: ReadOptions): Promise<Listing> {
  const { context } = explorer;
  if (explorer.caps.most() === null) return readList(context, path, options);
  const first = await readList(context, path, { ...options, mostPages: 1 });
  return first.kind !== 'list' || exceedsCap(explorer, first.reading) ? first : readList(context, path, options);
}

/** Whether a list declares more than the site shows of any query. */
export function exceedsCap({ sizes, caps }: Explorer, { first: { view } }: ListReading): boolean {
  const declared = sizes.isProven(view) ? sizes.of(view) : null;
  return declared !== null && declared > (caps.most() ?? declared);
}

/**
 * The question put to a larger region that shows the facet but not this value (it lists only its most frequent ones):
 * the same edit of the address or the same steps, applied there.
 */
function liftedPath(
  explorer: Explorer,
  region: Region,
  question: Question,
): { readonly path: AccessPath; readonly region: Region } | null {
  const above = explorer.asked.firstRegion(question.facet.identity);
  const { path } = question.choice;
  if (above === null || above === region || !region.ancestors.includes(above)) return null;
  if (question.path.length > 1 || path === null) return null;
  const edit = pathEdit({ path: region.path, url: region.view.url }, path);
  const lifted = edit === null ? null : editedPath(above.path, shownFirst(explorer, question, edit));
  return lifted === null ? null : { path: lifted, region: above };
}

/** A value that the larger region hides behind the facet's own field is typed there before it is chosen. */
function shownFirst({ searchable }: Explorer, { facet, choice }: Question, edit: PathEdit): PathEdit {
  const known = searchable.get(facet.identity)?.facet;
  const search = known?.group.search;
  if (edit.kind !== 'steps' || known === undefined || search === undefined) return edit;
  const isShown = known.choices.some((one) => valueKey(one) === valueKey(choice));
  return isShown ? edit : { kind: 'steps', steps: [{ ...search.step, value: choice.value }, ...edit.steps] };
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
  const taken = takeIn(explorer, reading);
  const choice = understoodChoice(question, taken.declared ?? taken.entities.length);
  const relation = relateReading(explorer, parent, {
    reading,
    declared: comparableSize(explorer, parent, reading.first.view),
  });
  if (relation === 'unrelated' || (relation === 'same' && saysNothing(explorer, question))) {
    explorer.context.tell({
      kind: 'note',
      text: `${facet.attribute} = ${choice.value} does not narrow ${parent.label}: left out`,
    });
    if (relation === 'unrelated') noteNeutral(explorer, parent, { question, taken });
    return null;
  }
  const predicate = predicateOf(facet.attribute, choice, [...question.path.slice(0, -1), choice.value]);
  if (taken.complete !== 'stopped' || exceedsCap(explorer, reading))
    explorer.asked.note(facet.identity, valueKey(choice), {
      region: parent,
      size: taken.declared ?? taken.entities.length,
    });
  return keepDrillDown(explorer, parent, { predicate, reading, taken });
}

/** A value that takes its facet's choice back ("any") is not asked again beside the facet's other values. */
function noteNeutral(
  { asked }: Explorer,
  parent: Region,
  { question: { facet, choice }, taken }: { readonly question: Question; readonly taken: TakenIn },
): void {
  const isOwn = ({ predicates }: Region): boolean => predicates.some(({ attribute }) => attribute === facet.attribute);
  const above = isOwn(parent) ? parent.ancestors.find((region) => !isOwn(region)) : undefined;
  if (above === undefined || taken.entities.length < above.entities.length) return;
  asked.note(facet.identity, valueKey(choice), { region: above, size: taken.declared ?? taken.entities.length });
}

/**
 * Whether a control that leaves the list as it is stands for no value. Departs from §4.3, where a sibling that narrows is
 * enough: of controls that one alone can be chosen of, "any" is one like the others, and no address tells it from them.
 */
function saysNothing({ proven }: Explorer, { facet: { group }, choice }: Question): boolean {
  return choice.path?.kind === 'actions' && choice.count === null && !group.multiple && proven.has(group.key);
}

/** A list that proved to be a drill-down, understood. */
export interface DrillDown {
  readonly predicate: Predicate;
  readonly reading: ListReading;
  readonly taken: TakenIn;
  /** The capped query that it is a piece of. */
  readonly pieceOf?: CappedQuery;
}

/** Keeps what a drill-down teaches of its own predicate, and of those of its region that no list shows wholly. */
export async function keepDrillDown(explorer: Explorer, parent: Region, drillDown: DrillDown): Promise<Region> {
  const { predicate, reading, taken, pieceOf } = drillDown;
  const { entities, declared, complete, whole } = taken;
  const { capped, context } = explorer;
  const isCapped = complete === 'capped' || exceedsCap(explorer, reading);
  // What is capped is split once all else is known, and told then; intervals were split as far as they can be.
  const isSplit = isCapped && predicate.synthetic !== true;
  const predicates = [...parent.predicates.filter(({ attribute }) => attribute !== predicate.attribute), predicate];
  const implied = [...parent.predicates, predicate];
  capped.gather(implied, entities);
  const id = await context.record({
    predicates,
    keyword: null,
    paths: [reading.path],
    teaches: [predicate, ...capped.taughtBeside(implied).filter((other) => !impliesAll([other], [predicate]))],
    parents: parent.id === null ? [] : [parent.id],
    equivalentTo: null,
    declaredSize: declared,
    pages: reading.pages,
    entities,
    complete: isCapped ? (isSplit ? 'stopped' : 'capped') : complete,
  });
  const region: Region = {
    id,
    label: `${predicate.attribute} = ${predicate.values.join(', ')}`,
    predicates,
    path: reading.path,
    view: reading.first.view,
    entities,
    fingerprints: fingerprints(reading.pages),
    size: declared ?? entities.length,
    whole: whole && !isCapped,
    ancestors: [parent, ...parent.ancestors],
  };
  if (isSplit)
    capped.add({
      region,
      teaches: [predicate],
      declared,
      gathered: new Set(entities),
      end: complete === 'capped' ? endOf(reading.pages, entities.length) : null,
      ...(pieceOf === undefined ? {} : { pieceOf }),
    });
  return region;
}
