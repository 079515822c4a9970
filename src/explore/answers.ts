/**
 * Keeping what lists taught: which drill-down they are, and the facts that come of it (Huang 2011 §4.2, step 3).
 */

import { accessKey } from './access-key.js';
import type { Choice, PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import type { CappedQuery } from './lists/capped-queries.js';
import { endOf } from './lists/caps.js';
import { keepsSelection } from './planning/conjunctions.js';
import type { InferenceRule } from './context.js';
import type { EntitySet } from './entity-set.js';
import { fingerprints } from './comparing.js';
import type { Explorer } from './explorer.js';
import { gatheredEntities, recordGathered } from './lists/gathered.js';
import { growingSet } from './growing-set.js';
import type { ListReading } from './lists/list-reading.js';
import type { Question } from './planning/planner.js';
import { impliesAll } from './lists/query-index.js';
import { areIdle, mayBeAll, noteAddressed, saysNothing } from './idle-values.js';
import { chosenAbove } from './facets/chosen-values.js';
import { hintOf, keywordOf, predicateOf, valueKey, type Facet, type Region } from './region.js';
import { isDraft } from './facets/drafts.js';
import type { Relation } from './facets/drill-down.js';
import type { DoubtfulAnswer } from './facets/doubtful-answers.js';
import { comparableSize, relateReading } from './facets/relating.js';
import { noteNamed } from './facets/other-names.js';
import { isShownInstead } from './facets/shown-instead.js';
import { besideChosen } from './facets/replaced-values.js';
import { takeIn, type TakenIn } from './taking-in.js';
import { withConfirmedCount, withTrailingCount } from './facets/trailing-count.js';
import { exceedsCap, readWithinCap } from './lists/within-cap.js';

/** A question with the list that answers it. */
export interface AnsweredQuestion {
  readonly question: Question;
  readonly reading: ListReading;
  /** The answers that waited as it did for the values beside them, once those were asked as far as they will be. @default they were not yet */
  readonly waited?: readonly DoubtfulAnswer[];
  /** All its entities, where they are not those of the reading alone but follow from other lists. @default none */
  readonly inferred?: EntitySet;
  /** By which rule they follow. @default complement */
  readonly rule?: InferenceRule;
}

/** Groups with more values than this tell their counts by themselves. */
const FEW_VALUES = 4;

/** A question's choice and predicate; in a small group whose values all end with numbers, without a number that proved to be its count. */
function understood(
  { facet, choice, path }: Question,
  size: number,
): { readonly choice: Choice; readonly predicate: Predicate } {
  const { choices } = facet.group;
  const isOpen = choices.length <= FEW_VALUES && choices.every((one) => withTrailingCount(one) !== null);
  const meant = isOpen ? withConfirmedCount(choice, size) : choice;
  return { choice: meant, predicate: predicateOf(facet.attribute, meant, [...path.slice(0, -1), meant.value]) };
}

/**
 * Keeps the answer to a question; the region that it is, null if it does not narrow its parent. A value that takes the place
 * of one chosen there narrows the larger region.
 */
export async function keepAnswer(
  explorer: Explorer,
  parent: Region,
  answered: AnsweredQuestion,
): Promise<Region | null> {
  const beside = answered.inferred === undefined ? besideChosen(explorer, parent, answered) : null;
  return beside === null
    ? keepWithin(explorer, parent, answered)
    : keepWithin(explorer, beside.region, { ...answered, question: beside.question });
}

/** Keeps the answer to a question of a region; null if it does not narrow it. */
async function keepWithin(explorer: Explorer, parent: Region, answered: AnsweredQuestion): Promise<Region | null> {
  const { question, reading, inferred } = answered;
  const { facet } = question;
  const rule = inferred === undefined ? {} : { rule: answered.rule ?? ('complement' as const) };
  const taken = inferred === undefined ? takeIn(explorer, reading) : takenAs(inferred);
  const { choice, predicate } = understood(question, taken.declared ?? taken.entities.length);
  if (await findsNothing(explorer, parent, answered)) return null;
  if (!doesNarrow(explorer, parent, { ...answered, taken })) return null;
  noteAddressed(explorer, parent, answered);
  if (taken.complete !== 'stopped' || inferred !== undefined || exceedsCap(explorer, reading))
    noteAnswered(explorer, parent, { facet, choice, size: taken.declared ?? taken.entities.length });
  explorer.answers.note(parent, facet.identity, taken.entities);
  const above = chosenAbove(parent, question);
  const region = await keepDrillDown(explorer, parent, { predicate, reading, taken, ...rule, above });
  if (inferred === undefined) noteNamed(explorer, region, { question, pages: reading.pages });
  return region;
}

/** Whether an answer is none, since the site shows something else in the place of what it did not find. */
async function findsNothing(explorer: Explorer, parent: Region, answered: AnsweredQuestion): Promise<boolean> {
  if (answered.inferred !== undefined || !(await isShownInstead(explorer, parent, answered))) return false;
  const { facet, choice } = answered.question;
  const text = `${facet.attribute} = ${choice.value} finds nothing: what the site shows instead is left out`;
  explorer.context.tell({ kind: 'note', text });
  return true;
}

interface JudgedAnswer extends AnsweredQuestion {
  readonly taken: TakenIn;
}

/** Whether an answer is known to narrow its region; one of which that is not known yet waits. */
function doesNarrow(explorer: Explorer, parent: Region, answer: JudgedAnswer): boolean {
  const { question, reading, inferred, taken, waited = null } = answer;
  const { context, doubtful, ways } = explorer;
  const declared = comparableSize(explorer, parent, reading.first.view);
  const relation = relateReading(explorer, parent, { reading, declared });
  if (relation === 'unrelated') {
    noteNeutral(explorer, parent, { question, taken });
    noteElsewhere(explorer, question);
  }
  if (relation === 'unrelated' || isNoAnswer(explorer, parent, { ...answer, relation })) {
    const { choice } = understood(question, taken.declared ?? taken.entities.length);
    const text = `${question.facet.attribute} = ${choice.value} does not narrow ${parent.label}: left out`;
    context.tell({ kind: 'note', text });
    return false;
  }
  if (relation === 'same' && waited === null && mayBeAll(parent, question)) {
    doubtful.hold(heldAnswer(parent, answer));
    return false;
  }
  const isKnown = inferred !== undefined || ways.conjunctions === true;
  return isKnown || doubtful.accept(parent, { question, reading, relation, declared });
}

/** Takes in that a list is no part of the region that leads to it, as where each page of a site has the same menu. */
function noteElsewhere({ elsewhere, tracking }: Explorer, { choice: { path } }: Question): void {
  if (path !== null) elsewhere.add(accessKey(path, tracking));
}

interface RelatedAnswer extends JudgedAnswer {
  readonly relation: Relation;
}

/** Whether what was read is no answer: a dialog has not asked it yet, or its list is the region's and says nothing. */
function isNoAnswer(explorer: Explorer, parent: Region, answer: RelatedAnswer): boolean {
  const { question, reading, relation, waited = null } = answer;
  const { choice, facet } = question;
  if (isDraft(parent, { group: facet.group, choice, view: reading.first.view })) return true;
  if (relation !== 'same') return false;
  const isIdle = waited !== null && areIdle(explorer, parent, { question, waited });
  return isIdle || saysNothing(explorer, parent, { question, reading });
}

/** An answer that waits for those beside it, with what it was known by. */
function heldAnswer(region: Region, { question, reading, inferred, rule }: AnsweredQuestion): DoubtfulAnswer {
  return { region, question, reading, ...(inferred && { inferred }), ...(rule && { rule }) };
}

interface AnsweredValue {
  readonly facet: Facet;
  readonly choice: Choice;
  readonly size: number | null;
}

/** Notes that a value was answered for its region; in a part of a region that is told once all parts were asked. */
function noteAnswered({ asked }: Explorer, region: Region, { facet, choice, size }: AnsweredValue): void {
  if (!isForAbove(region, facet.attribute)) asked.note(facet.identity, valueKey(choice), { region, size });
}

/** A list that was not read to its end, though all its entities are known. */
function takenAs(entities: EntitySet): TakenIn {
  return { entities, declared: entities.length, complete: 'stopped', whole: true };
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

/** A list that proved to be a drill-down, understood. */
export interface DrillDown {
  readonly predicate: Predicate;
  readonly reading: ListReading;
  readonly taken: TakenIn;
  /** The capped query that it is a piece of. */
  readonly pieceOf?: CappedQuery;
  /** By which rule the entities follow that the reading does not list. @default it lists all */
  readonly rule?: InferenceRule;
  /** Wider values of its facet that it has as well. @default none is known */
  readonly above?: readonly Predicate[];
}

/** What of a region's page nothing is asked of: on pages with a thousand values links take as much memory as the values. */
const NOT_KEPT: Pick<PageView, 'links' | 'forms'> = { links: [], forms: [] };

/** Keeps what a drill-down teaches of its own predicate, and of those of its region that no list shows wholly. */
export async function keepDrillDown(explorer: Explorer, parent: Region, drillDown: DrillDown): Promise<Region> {
  const { predicate, reading, taken } = drillDown;
  const { entities, declared, complete, whole } = taken;
  const { capped, context } = explorer;
  const isCapped = isCut(explorer, drillDown);
  // What is capped is split once all else is known, and told then; intervals were split as far as they can be.
  const isSplit = isCapped && predicate.synthetic !== true;
  const others = parent.predicates.filter(({ attribute }) => attribute !== predicate.attribute);
  const isBoth = holdsBeside(explorer, parent, drillDown);
  const implied = [...(isBoth ? parent.predicates : []), predicate];
  const predicates = [...(isBoth ? others : []), predicate];
  capped.gather({ predicates: implied, ...sameKeyword(parent) }, entities);
  const id = await context.record({
    predicates: [...others, predicate],
    keyword: keywordOf(parent),
    paths: [reading.path],
    teaches: [
      predicate,
      ...(drillDown.above ?? []),
      ...capped.taughtBeside(implied).filter((other) => !impliesAll([other], [predicate])),
    ],
    parents: parent.id === null ? [] : [parent.id],
    equivalentTo: null,
    declaredSize: declared,
    pages: reading.pages,
    entities,
    complete: isCapped ? (isSplit ? 'stopped' : 'capped') : complete,
    ...(drillDown.rule === undefined ? {} : { rule: drillDown.rule }),
  });
  const region: Region = {
    id,
    label: `${predicate.attribute} = ${predicate.values.join(', ')}`,
    predicates,
    ...sameKeyword(parent),
    path: reading.path,
    view: { ...reading.first.view, ...NOT_KEPT },
    entities,
    fingerprints: fingerprints(reading.pages),
    size: declared ?? entities.length,
    whole: whole && !isCapped,
    ancestors: [parent, ...parent.ancestors],
  };
  if (predicate.synthetic !== true) gatherFor(explorer, region, drillDown);
  return region;
}

/** Gathers what other lists tell of a drill-down that was cut, or that may have been. */
function gatherFor(explorer: Explorer, region: Region, drillDown: DrillDown): void {
  const { capped, known } = explorer;
  const query = (): CappedQuery => splitLater(region, drillDown, known.together(region.predicates));
  if (isCut(explorer, drillDown)) capped.add(query());
  else if (isDoubtful(drillDown.taken)) {
    const { reading, taken } = drillDown;
    capped.doubt({ ...query(), end: endOf(reading.pages, taken.entities.length) });
  }
}

/** Whether a list that was taken to be complete may have been cut: it misses a few of those that it declares, or tells none and ends evenly. */
function isDoubtful({ complete, declared, whole }: TakenIn): boolean {
  return complete === 'changed' || (complete === 'yes' && declared === null && !whole);
}

function isCut(explorer: Explorer, { reading, taken, rule }: DrillDown): boolean {
  return rule === undefined && (taken.complete === 'capped' || exceedsCap(explorer, reading));
}

/** Whether what a drill-down lists is known to have what its region asks for, too, and not only the new value in place of it. */
function holdsBeside({ ways }: Explorer, parent: Region, { reading, pieceOf }: DrillDown): boolean {
  const isTried = pieceOf !== undefined || parent.isPart === true || ways.conjunctions === true;
  return parent.whole || isTried || keepsSelection(parent, reading.first.view) === true;
}

function sameKeyword({ keyword }: Region): Pick<Region, 'keyword'> {
  return keyword === undefined ? {} : { keyword };
}

/** A drill-down that was cut, to be reached by other queries; those of which all predicates are known need not be listed. */
function splitLater(
  region: Region,
  { predicate, reading, taken, pieceOf }: DrillDown,
  known: Iterable<number>,
): CappedQuery {
  const { entities, declared, complete } = taken;
  return {
    region,
    teaches: [predicate],
    declared,
    gathered: growingSet([...entities, ...known]),
    end: complete === 'capped' ? endOf(reading.pages, entities.length) : null,
    ...(pieceOf === undefined ? {} : { pieceOf }),
  };
}

/** Whether a facet is asked in a part of a region for the region's sake; what lies below the part's own value is its own. */
function isForAbove({ isPart, predicates }: Region, attribute: string): boolean {
  return isPart === true && predicates.at(-1)?.attribute !== attribute;
}

/** A query whose first page was read; what it holds comes from queries below it. */
export interface BegunQuery {
  readonly region: Region;
  /** Identity of its facet. */
  readonly facet: string;
  readonly predicate: Predicate;
  readonly parent: Region;
  readonly query: CappedQuery;
}

/** Keeps the first page of an answer, to be gathered from queries below it; null if it does not narrow its parent. */
export async function keepBegun(
  explorer: Explorer,
  parent: Region,
  { question, reading }: AnsweredQuestion,
): Promise<BegunQuery | null> {
  const { facet } = question;
  const taken = takeIn(explorer, reading);
  // As long as no list told which cards do not belong, what stands on a first page is not believed.
  const believed = explorer.foreign.isTried() ? reading : { ...reading, pages: [] };
  const { entities } = takeIn(explorer, believed);
  const declared = taken.declared ?? explorer.sizes.measured(reading.first.view);
  if (relateReading(explorer, parent, { reading, declared }) === 'unrelated') return null;
  const { choice, predicate } = understood(question, declared ?? taken.entities.length);
  noteAnswered(explorer, parent, { facet, choice, size: declared });
  const region = await keepDrillDown(explorer, parent, {
    predicate,
    reading: believed,
    taken: { ...taken, entities, declared, complete: 'stopped', whole: false },
  });
  const query: CappedQuery = { region, teaches: [predicate], declared, gathered: growingSet(entities), end: null };
  explorer.capped.begin(query);
  return { region: { ...region, isPart: true }, facet: facet.identity, predicate, parent, query };
}

/** What a begun query holds: what was gathered if that is as much as it declares, else its list is read. */
export async function settleBegun(explorer: Explorer, begun: BegunQuery): Promise<Region | null> {
  const { region, facet, predicate, parent, query } = begun;
  const { declared } = query;
  if (declared === null || gatheredEntities(explorer, query).length < declared) {
    const listing = await readWithinCap(explorer, region.path, { like: hintOf(parent) });
    explorer.capped.drop(query);
    if (listing.kind !== 'list') return null;
    const { reading } = listing;
    return keepDrillDown(explorer, parent, { predicate, reading, taken: takeIn(explorer, reading) });
  }
  explorer.capped.drop(query);
  const entities = await recordGathered(explorer, query, 'yes');
  explorer.answers.note(parent, facet, entities);
  const { isPart: _, ...settled } = region;
  return { ...settled, entities, whole: true };
}
