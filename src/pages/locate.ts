/**
 * Finds the control of a step again, in a page that may have redrawn itself since the step was made.
 */

import { textKey } from '../base/text.js';
import type { Step } from '../model/access-path.js';
import { offersValues } from '../model/choice.js';
import type { ChoiceGroup, Control, PageView, SearchControl } from '../model/page.js';
import { CARD_GROUP, isPaging, LIST_GROUP } from '../model/step.js';

/** The control that a step means, or null if the page has none like it; scrolling the list itself needs none. */
export function locate(view: PageView, step: Step): Control | null {
  if (step.do === 'scroll' && step.group === LIST_GROUP) return null;
  if (step.group === CARD_GROUP) return cardOf(view, step);
  // Scrolling has no name: whatever else has none would pass for its control.
  const offered = step.do === 'scroll' ? [] : controlsOf(view).filter((control) => offersValue(control.step, step));
  const namesakes = namesakesOf(view, step);
  const controls = offered.filter((control) => !namesakes.has(control));
  for (const isAlike of LIKENESSES) {
    const alike = controls.filter((control) => isAlike(control.step, step));
    const found = chosenOf(alike, step);
    if (found !== null) return found;
  }
  return isPaging(step) ? (view.pagination.control ?? null) : null;
}

/** Values of other facets that are called as one that its own facet, which is there or folded, does not show now. */
function namesakesOf({ groups, openers = [] }: PageView, step: Step): ReadonlySet<Control> {
  const valuesOf = ({ choices }: ChoiceGroup): readonly Control[] => choices.flatMap(({ control }) => control ?? []);
  const own = groups.filter((group) => valuesOf(group).some((control) => hasSamePlace(control.step, step)));
  const isFolded = openers.some((opener) => isSameText(opener.step.name, step.group));
  const isThere = step.group !== null && (own.length > 0 || isFolded);
  const others = isThere ? groups.filter((group) => offersValues(group) && !own.includes(group)) : [];
  const values = others.flatMap(valuesOf);
  return new Set(values.filter(({ step: { group, role } }) => group !== null && role === step.role));
}

/** The card that a step presses. */
function cardOf({ list }: PageView, step: Step): Control | null {
  const card = list?.cards.find(({ name }) => isSameText(name, step.name));
  return card === undefined ? null : { node: card.node, step };
}

/** All that can be worked on a page as its reader recognised it. */
export function controlsOf(view: PageView): readonly Control[] {
  return [
    ...view.groups.flatMap(({ choices, apply, otherButtons = [], search }) => [
      ...choices.flatMap(({ control }) => control ?? []),
      ...(apply === undefined ? [] : [apply, ...otherButtons]),
      ...(search === undefined ? [] : [search]),
    ]),
    ...(view.pagination.control === undefined ? [] : [view.pagination.control]),
    ...(view.ranges ?? []).flatMap(({ low, high, apply }) => [low, high, apply].flatMap((control) => control ?? [])),
    ...(view.searches ?? []).flatMap(controlsOfSearch),
    ...(view.openers ?? []),
    ...(view.overlays ?? []).flatMap(({ dismiss }) => dismiss),
    ...(view.senders ?? []),
    ...(view.filled ?? []),
    ...(view.entrances ?? []),
    ...(view.entranceFields ?? []),
  ];
}

/** Controls of a keyword field: those it names, else the field for each step that its template ends with. */
function controlsOfSearch({ node, template, controls }: SearchControl): readonly Control[] {
  if (controls !== undefined) return controls;
  if (template.kind !== 'actions') return [];
  return template.steps.filter((step) => step.do === 'type').map((step) => ({ node, step }));
}

type Likeness = (found: Step, wanted: Step) => boolean;

/** From all that tells controls apart to the name alone. Steps of a pager stay in the pager, whatever they are called. */
const LIKENESSES: readonly Likeness[] = [
  (found, wanted) => hasSameText(found, wanted) && hasSamePlace(found, wanted) && found.role === wanted.role,
  (found, wanted) => hasSameText(found, wanted) && hasSamePlace(found, wanted),
  (found, wanted) => hasSameText(found, wanted) && mayMove(found, wanted) && found.role === wanted.role,
  (found, wanted) => hasSameText(found, wanted) && mayMove(found, wanted),
  isNamedAfterOpener,
];

function hasSameText(found: Step, wanted: Step): boolean {
  return isSameText(found.name, wanted.name) && (found.name !== null || hasSamePlace(found, wanted));
}

/** Whether a select has no name at all by now: it bore that of what showed it, which may be gone. */
function isNamedAfterOpener(found: Step, wanted: Step): boolean {
  const areSelects = found.do === 'select' && wanted.do === 'select' && found.role === wanted.role;
  return areSelects && found.name === null && found.group === null && wanted.name === null;
}

function hasSamePlace(found: Step, wanted: Step): boolean {
  return isSameText(found.group, wanted.group);
}

function mayMove(found: Step, wanted: Step): boolean {
  return isPaging(found) === isPaging(wanted);
}

function isSameText(first: string | null, second: string | null): boolean {
  if (first === null || second === null) return first === second;
  return first === second || textKey(first) === textKey(second);
}

/** Of a select, the option must be there; what is typed may be anything. */
function offersValue(found: Step, wanted: Step): boolean {
  return wanted.do !== 'select' || found.do !== 'select' || isSameText(found.value, wanted.value);
}

/** The one in the wanted position among those that work alike, the first where there are fewer. */
function chosenOf(alike: readonly Control[], wanted: Step): Control | null {
  const working = alike.filter(({ step }) => worksAlike(step.do, wanted.do));
  const candidates = working.length > 0 ? working : alike;
  return candidates.find(({ step }) => step.ordinal === wanted.ordinal) ?? candidates[0] ?? null;
}

const TOGGLES: ReadonlySet<Step['do']> = new Set<Step['do']>(['check', 'uncheck', 'click']);

function worksAlike(first: Step['do'], second: Step['do']): boolean {
  return first === second || (TOGGLES.has(first) && TOGGLES.has(second));
}
