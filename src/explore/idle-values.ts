/**
 * Values whose list is that of their region: whether all of it have the value, or the control is none ("any").
 */

import type { ChoiceGroup, PageView } from '../model/page.js';
import { includedShare, unionOf, type EntitySet } from './entity-set.js';
import type { DoubtfulAnswer } from './facets/doubtful-answers.js';
import { noteSent } from './facets/hidden-values.js';
import type { Explorer } from './explorer.js';
import type { ListReading } from './lists/list-reading.js';
import type { Question } from './planning/planner.js';
import { mayNarrow, valueKey, type Facet, type Region } from './region.js';

/** Values that a region's entities have one of each from which on another one that all have is none beside them. */
const LEAST_PARTS = 2;

/** Share of a region that a count must promise for all of the region to have the value, 0–1. Raising it believes counts that are not exact. */
const LEAST_PROMISED = 0.5;

const DIGIT = /\p{Nd}/u;

/** A question whose list is the region's own. */
export interface IdleAnswer {
  readonly question: Question;
  readonly reading: Pick<ListReading, 'first'>;
}

/**
 * Whether a control that leaves the list as it is stands for no value. Departs from §4.3, where a sibling that narrows is
 * enough: of controls that one alone can be chosen of, "any" is one like the others, and no address tells it from them; and
 * where values are chosen already, one beside them may widen by nothing. Nor was a value heard that promises far fewer.
 */
export function saysNothing(explorer: Explorer, parent: Region, { question, reading }: IdleAnswer): boolean {
  const { facet, choice } = question;
  const { group } = facet;
  if (choice.count !== null) return choice.count < sizeOf(parent) * LEAST_PROMISED;
  // Nothing was typed in the field that goes with it.
  if (choice.ownAnswer === true) return true;
  if (keptItsAddress(explorer, parent, { question, reading })) return true;
  if (isChosenAtFirst(parent, question) || arePartition(explorer.answers.of(parent, facet.identity), parent))
    return true;
  if (group.multiple) return mayWiden(explorer, parent, facet);
  if (isEndOfScale(explorer, parent, question)) return true;
  if (choice.path?.kind !== 'actions' || !explorer.proven.has(group.key)) return false;
  return !takesTheBlanksPlace(parent, question, reading.first.view);
}

/** Takes in that a value which was worked in a page changed the page's address. */
export function noteAddressed(explorer: Explorer, parent: Region, { question, reading }: IdleAnswer): void {
  const { facet, choice } = question;
  const [from, to] = [parent.view.url, reading.first.view.url];
  if (choice.path?.kind !== 'actions' || to === from) return;
  explorer.addressed.add(facet.group.key);
  noteSent(explorer, { question, from, to });
}

/** Whether the address stays as it was where other values of the group changed it: the control was not heard. */
function keptItsAddress({ addressed }: Explorer, parent: Region, { question, reading }: IdleAnswer): boolean {
  const { facet, choice } = question;
  const isWorked = choice.path?.kind === 'actions' && addressed.has(facet.group.key);
  return isWorked && reading.first.view.url === parent.view.url;
}

function sizeOf({ size, entities }: Region): number {
  return size ?? entities.length;
}

/**
 * Whether a select showed another option before, though nothing was asked of its facet, and shows this one now: "any" was
 * that one, so that all of the region have this value.
 */
function takesTheBlanksPlace({ view, predicates }: Region, { facet, choice }: Question, after: PageView): boolean {
  const { group, attribute } = facet;
  if (group.widget !== 'select' || predicates.some((predicate) => predicate.attribute === attribute)) return false;
  const [before, now] = [view, after].map(({ groups }) =>
    groups.find(({ key }) => key === group.key)?.choices.find(({ selected }) => selected),
  );
  return before !== undefined && now !== undefined && valueKey(now) === valueKey(choice);
}

/** A question and all whose lists are the whole regions in which they were asked. */
interface WaitedAnswers {
  readonly question: Question;
  readonly waited: readonly Pick<DoubtfulAnswer, 'region' | 'question'>[];
}

/** Values of a facet that list all of its region from which on they may be idle. */
const LEAST_IDLE = 3;

/**
 * Whether more values of a question's facet list all of its region than narrow it: their controls do nothing alone, as those
 * of a dialog that is left without being applied.
 */
export function areIdle(
  { answers }: Explorer,
  region: Region,
  { question: { facet }, waited }: WaitedAnswers,
): boolean {
  const wholes = waited.filter((one) => one.region === region && one.question.facet.identity === facet.identity).length;
  const parts = answers.of(region, facet.identity).filter(({ length }) => length < region.entities.length).length;
  return wholes >= LEAST_IDLE && wholes > parts;
}

/** Whether what lists all of a region may prove to be the way to the whole once the values beside it were asked. */
export function mayBeAll({ whole }: Region, { facet, choice }: Question): boolean {
  return whole && choice.count === null && facet.choices.length > LEAST_PARTS;
}

/** Whether a region's own page shows a choice as made. */
function isChosenAtFirst({ view }: Region, { facet: { group }, choice }: Question): boolean {
  const own = view.groups.find(({ key }) => key === group.key);
  return own?.choices.some((one) => one.selected && valueKey(one) === valueKey(choice)) === true;
}

/** Whether each entity of a region has exactly one of some values. */
function arePartition(sets: readonly EntitySet[], { entities, whole }: Region): boolean {
  const sum = sets.reduce((all, { length }) => all + length, 0);
  return whole && sets.length >= LEAST_PARTS && sum === entities.length && unionOf(sets).length === sum;
}

/**
 * Whether a value is the widest of positions of which one is always taken, and of which each takes in those before it: it
 * bounds nothing, as "anywhere" beside two regions. A number in it would be a bound of its own.
 */
function isEndOfScale({ answers }: Explorer, parent: Region, { facet, choice }: Question): boolean {
  const { whole, view, entities, predicates } = parent;
  const own = view.groups.find(({ key }) => key === facet.group.key);
  const standsAtFirst = own?.choices.some(({ selected }) => selected) === true;
  if (!whole || !standsAtFirst || predicates.some(({ attribute }) => attribute === facet.attribute)) return false;
  if (choice.range !== null || DIGIT.test(choice.value)) return false;
  const parts = answers.of(parent, facet.identity).filter(({ length }) => length > 0 && length < entities.length);
  const steps = [...parts].sort((a, b) => a.length - b.length);
  return steps.length >= LEAST_PARTS && steps.every((set, at) => includedShare(steps[at - 1] ?? set, set) === 1);
}

/** Whether a value of a facet may be listed beside those that a region has rather than together with them. */
function mayWiden({ ways }: Explorer, { predicates, view }: Region, { attribute, group }: Facet): boolean {
  if (predicates.some((predicate) => predicate.attribute === attribute)) return true;
  const isChosen = ({ key, multiple, choices }: ChoiceGroup): boolean =>
    multiple && key !== group.key && choices.some(({ selected }) => selected);
  return ways.conjunctions !== true && view.groups.filter(mayNarrow).some(isChosen);
}
