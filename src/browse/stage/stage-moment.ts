/**
 * One moment of a live page, and how two of them compare.
 */

import { textKey } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { RequestCause } from '../../model/exchange.js';
import { SURE_FACET, type Card, type Choice, type ChoiceGroup, type Control, type PageView } from '../../model/page.js';
import type { Sight } from '../../model/shortcut.js';
import type { Snapshot } from '../../model/snapshot.js';
import { isPaging } from '../../model/step.js';
import type { BrowserFailure } from '../live/browser-failures.js';
import { listSignature } from './list-overlap.js';
import { unitPath, type UnitPath } from './stage-path.js';

/** A state that a page is in, as it was seen. */
export interface Moment {
  readonly path: UnitPath;
  /** The page before the last step of the path; null after a load. */
  readonly before: PageView | null;
  readonly sight: Sight;
  readonly snapshot: Snapshot;
  readonly bytes: number;
  /** Media type of the document. */
  readonly contentType: string;
  /** Name of its place in the history of the page; empty where it has none. */
  readonly place: string;
  /** Whether what was chosen may be lost by now though the path tells it: no other state is to be reached from here. @default false */
  readonly isSpent?: true;
}

/** Whether a step changed neither the list nor the address. */
export function isUnmoved(before: Moment, after: Moment): boolean {
  return before.snapshot.url === after.snapshot.url && hasSameList(before, after);
}

/** Whether a step left the list as it was. */
export function hasSameList(before: Moment, after: Moment): boolean {
  return listSignature(before.sight.view) === listSignature(after.sight.view);
}

/** The last step of a page's path, and the page before it, if it is a choice that changed neither the list nor the address. */
export function idleStep(moment: Moment | null): { readonly step: Step; readonly before: PageView } | null {
  const [step, before] = [moment?.path.units.at(-1), moment?.before ?? null];
  if (moment === null || step === undefined || before === null || isPaging(step)) return null;
  const { view } = moment.sight;
  return before.url === view.url && listSignature(before) === listSignature(view) ? { step, before } : null;
}

/** Whether a list that was there is gone without the page saying that there is nothing. */
export function hasLostList(before: Moment, after: Moment): boolean {
  const { list, declaredCount } = after.sight.view;
  return before.sight.view.list !== null && (list === null || list.cards.length === 0) && declaredCount !== 0;
}

/** Whether something to choose from that was there is gone: all that is worth waiting for, some of it, or nothing. */
export function lostChoices(
  { sight: { view: before } }: Moment,
  { sight: { view: after } }: Moment,
): 'most' | 'some' | 'none' {
  const left = new Set(after.groups.map(({ key }) => key));
  const lost = before.groups.filter((group) => isChoosing(group) && !left.has(group.key));
  const ranges = (before.ranges?.length ?? 0) - (after.ranges?.length ?? 0);
  if (lost.length === 0 && ranges <= 0) return 'none';
  const facets = before.groups.filter(isFacet).length + (before.ranges?.length ?? 0);
  return 2 * (lost.filter(isFacet).length + Math.max(0, ranges)) > facets ? 'most' : 'some';
}

/** Whether a list shows fewer cards than a number on the page and no way to the others: it may draw those alone that are to be seen. */
export function isDrawnInPart({ sight: { view } }: Moment): boolean {
  const { list, counts, pagination } = view;
  const shown = list?.cards.length ?? 0;
  return shown > 0 && pagination.next === null && counts.some(({ value }) => value > shown);
}

/** Whether a list that scripts may change shows nothing that narrows it for sure, nor anything to be opened. */
export function lacksFacets({ sight: { view } }: Moment): boolean {
  const { list, groups, ranges = [], openers = [], scripts, forms } = view;
  // A select beside the field for a keyword, as of countries, stands there whatever is found.
  const beside = new Set(
    forms.filter(({ purpose }) => purpose === 'search').flatMap(({ fields }) => fields.map(({ node }) => node)),
  );
  const isSure = ({ node, guess, widget, confidence }: ChoiceGroup): boolean =>
    guess === 'facet' && !beside.has(node) && (widget !== 'links' || confidence >= SURE_FACET);
  return list !== null && scripts !== 0 && ranges.length + openers.length === 0 && !groups.some(isSure);
}

function isFacet({ guess }: ChoiceGroup): boolean {
  return guess === 'facet';
}

function isChoosing({ guess }: ChoiceGroup): boolean {
  return guess === 'facet' || guess === 'other';
}

/**
 * Whether a press only opened something. The address may tell late what was chosen before: on the same page with the same
 * list it says nothing of the press.
 */
export function isOnlyOpened(from: Moment, next: Moment): boolean {
  const [old, now] = [from, next].map(({ snapshot: { url } }) => addressParts(url));
  if (old === undefined || now === undefined || old.page !== now.page || hasOtherList(from, next)) return false;
  if (turnsTicks(from.sight.view, next.sight.view) || takesStepBack(from, next)) return false;
  return old.search === now.search || beginsAlike(from.sight.view, next.sight.view);
}

/** Whether a press took back what the last step had put on the page, as "clear" does a line that "add" has brought. */
function takesStepBack({ before, sight: { view } }: Moment, next: Moment): boolean {
  const [old, now, after] = [before, view, next.sight.view].map((one) => (one === null ? null : offered(one)));
  return old !== null && old !== now && old === after;
}

/** The choices and openers that a page offers, as one text. */
function offered({ groups, openers = [] }: PageView): string {
  return JSON.stringify([...groups.map(({ key }) => key), ...openers.map(({ step }) => openerName(step))].sort());
}

function openerName({ role, name, group }: Step): string {
  return JSON.stringify([role, name, group]);
}

/** Boxes of one group that a press ticks or unticks together, at least, for it to do more than open. */
const LEAST_TURNED = 2;

/**
 * Whether several boxes of a group are ticked that were not, or several no longer: a press has worked them together, whatever
 * the list says by now. One in the place of another is what letters over values do.
 */
function turnsTicks({ groups: before }: PageView, { groups: after }: PageView): boolean {
  const turned = ({ choices }: ChoiceGroup, others: readonly Choice[], isOn: boolean): number =>
    choices.filter(({ value, selected }) =>
      others.some((one) => one.value === value && one.selected === isOn && selected !== isOn),
    ).length;
  return before.some((group) => {
    const now = group.multiple ? after.find(({ key }) => key === group.key) : undefined;
    return now !== undefined && [true, false].some((isOn) => turned(group, now.choices, isOn) >= LEAST_TURNED);
  });
}

/** Whether there is a list, and it begins as it did: it was not even put in another order. */
function beginsAlike({ list: before }: PageView, { list: after }: PageView): boolean {
  if (before === null || after === null) return false;
  return before.cards.every((card, at) => {
    const other = after.cards[at];
    return other !== undefined && cardName(card) === cardName(other);
  });
}

function cardName({ url, name }: Card): string {
  return url ?? name;
}

function addressParts(url: string): { readonly page: string; readonly search: string } {
  const parsed = parseHttpUrl(url);
  return parsed === null ? { page: url, search: '' } : { page: parsed.origin + parsed.pathname, search: parsed.search };
}

/**
 * Whether a list is counted otherwise, or lost cards where nothing counts it: something was chosen. Further cards and
 * pictures may just have come, and a list that is not to be seen lies behind what was opened.
 */
export function hasOtherList({ sight: { view: before } }: Moment, { sight: { view: after } }: Moment): boolean {
  if (before.list === null || after.list === null) return false;
  const [old, now] = [before, after].map(({ counts, declaredCount }) =>
    counts.find(({ value }) => value === declaredCount),
  );
  if (old !== undefined && old.template === now?.template) return old.value !== now.value;
  const left = new Set(after.list.cards.map(cardName));
  return before.list.cards.some((card) => !left.has(cardName(card)));
}

/** Whether a control that has the name of a step's is another one all the same: of another kind, and in another group. */
export function isNamesake({ role, group }: Step, wanted: Step): boolean {
  return role !== wanted.role && wanted.group !== null && textKey(group ?? '') !== textKey(wanted.group);
}

/** Scrolling needs no control: the last card of the list is brought to the top. */
export function scrollTarget(view: PageView, unit: Step): Control | null {
  const last = view.list?.cards.at(-1);
  return unit.do === 'scroll' && last !== undefined ? { node: last.node, step: unit } : null;
}

/** Finds the control of a step on a page. */
type Locate = (view: PageView, step: Step) => Control | null;

/** The choice that a step made; its control says by now that it takes the choice back. */
export function choiceOf(step: Step, { sight: { view } }: Moment, locate: Locate): Choice | undefined {
  const found = locate(view, step);
  const choices = view.groups.flatMap((group) => group.choices);
  // Options of a select are all worked at the select.
  return choices.find(
    ({ control }) =>
      control !== undefined &&
      control.node === found?.node &&
      (step.do !== 'select' || control.step.value === found.step.value),
  );
}

/** Whether what a step chooses is chosen. */
export function isChosen(step: Step, moment: Moment, locate: Locate): boolean {
  return choiceOf(step, moment, locate)?.selected === true;
}

/** Whether a select shows its blank again: it took the choice for an order, as "add filter", and another one adds to it. */
export function isOrder(last: Step, present: Moment, locate: Locate): boolean {
  return last.do === 'select' && !isChosen(last, present, locate);
}

/** Whether the last step of a page's path chose what was chosen already: there is nothing to be taken back. */
export function wasChosen(step: Step, moment: Moment, locate: Locate): boolean {
  const { before, sight } = moment;
  if (before === null || listSignature(before) !== listSignature(sight.view)) return false;
  return isChosen(step, { ...moment, sight: { ...sight, view: before } }, locate);
}

/** Controls that are alike in this are undone alike; those that pages were turned after by themselves. */
export function undoKey(step: Step, isTurned = false): string {
  const { role, group } = step;
  const place = step.do === 'select' ? selectPlace(step) : [role, group];
  return JSON.stringify(isTurned ? [place, 'turned'] : place);
}

/** Remembers whether a kind of control was undone; where one was before, a page that is not as it was had too much to do. */
export function noteUndone(
  { lasting, undone }: { readonly lasting: Set<string>; readonly undone: Set<string> },
  key: string,
  isUndone: boolean,
): void {
  if (isUndone) undone.add(key);
  else if (!undone.has(key)) lasting.add(key);
}

/** Whether the last steps of a path, a choice and the pages that were turned after it, may be undone by undoing the choice. */
export function isUndoable([last, ...turns]: readonly Step[], lasting: ReadonlySet<string>): boolean {
  if (last === undefined || isPaging(last) || !turns.every(isPaging)) return false;
  return !lasting.has(undoKey(last)) && (turns.length === 0 || !lasting.has(undoKey(last, true)));
}

/** Whether a list is seen to begin with what a page shows, after another page of another list was shown. */
export function isAtStart({ sight: { view } }: Moment): boolean {
  const { previous, pages } = view.pagination;
  return (view.list?.cards.length ?? 0) > 0 && previous === null && pages.every(({ number }) => number > 1);
}

/**
 * Whether choosing one takes the other back: options of one select, radios of one group; of other lists of options only where
 * a field shows what is chosen.
 */
export function replaces(last: Step, wanted: Step): boolean {
  // A select with several choices is a list box, and keeps what was chosen in it before.
  if (last.do === 'select' || wanted.do === 'select')
    return last.do === wanted.do && last.role !== 'listbox' && isSameSelect(last, wanted);
  const isSingle =
    (last.role === 'radio' && wanted.role === 'radio') ||
    (last.role === 'option' && wanted.role === 'option' && last.do === 'click' && wanted.do === 'click');
  return isSingle && last.group === wanted.group;
}

/** Whether two options are of one select: selects that nothing labels differ in their order alone. */
function isSameSelect(first: Step, second: Step): boolean {
  return JSON.stringify(selectPlace(first)) === JSON.stringify(selectPlace(second));
}

/** What tells a select from others. */
function selectPlace({ role, name, group, ordinal }: Step): readonly unknown[] {
  return [role, name, group, ordinal];
}

/** Why a page is worked, by what the step does. */
export function causeOf(unit: Step): RequestCause {
  if (isPaging(unit)) return 'pager';
  if (unit.do === 'open') return 'opener';
  return unit.do === 'type' || unit.do === 'press' ? 'search' : 'choice';
}

/** Whether the step after another one does something with what was chosen, rather than turn the pages of what that lists. */
export function isFollowed(next: Step | null): boolean {
  return next !== null && !isPaging(next);
}

/** The answer where a control is not, or no longer, there or cannot be worked. */
export function goneControl(unit: Step | undefined, path: AccessPath): BrowserFailure {
  const name = unit === undefined ? '' : `"${unit.name ?? unit.role ?? unit.do}"`;
  const url = unitPath(path)?.url ?? '';
  return {
    kind: 'failed',
    reason: 'not-found',
    url,
    status: null,
    message: `The page has no control ${name} that can be worked any more.`,
  };
}

/** Whether a control of a path was not there. */
export function isGone(failure: BrowserFailure | null): boolean {
  return failure?.kind === 'failed' && failure.reason === 'not-found';
}
