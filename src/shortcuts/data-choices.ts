/**
 * The groups of a page as they are under another selection, told from the page as it was seen live and the values that the
 * data of the answer counts.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import type { Choice, ChoiceGroup } from '../model/page.js';
import { splitCount, textKey } from '../base/text.js';
import { takesBack, wordings } from '../base/words.js';
import { NO_NODE } from './card-reader.js';
import { isAddressStep, joinAddress, splitAddress, textOfStep, writtenLike } from './address-steps.js';
import { groupOfStep } from './choice-book.js';
import type { CountedValue } from './distributions.js';

/** The selection that is answered, and that of the page seen live. */
export interface Selection {
  readonly from: AccessPath;
  /** Steps that choose, without those that go to later pages. */
  readonly steps: readonly Step[];
  /** The same of the page seen live. */
  readonly seen: readonly Step[];
}

/** Values by level, where the answer counts them; undefined where it does not. */
export type ValuesAt = (level: number) => readonly CountedValue[] | undefined;

/** Texts of the values of a group that a selection holds, in the order in which they were chosen. */
export function chosenIn(group: ChoiceGroup, { steps, seen }: Pick<Selection, 'steps' | 'seen'>): readonly string[] {
  const rules = new Set(offersOf(group, seen).flatMap(({ own }) => own.slice(0, 1).map(groupOfStep)));
  return steps.filter((step) => rules.has(groupOfStep(step))).map(stepText);
}

/**
 * Whether a group tells what was chosen on the page seen live and takes it back ("Red ×", "Clear all"): where something else
 * is chosen there is another in its place.
 */
export function isOfSelection({ choices, multiple }: ChoiceGroup, { steps, seen }: Selection): boolean {
  if (multiple || JSON.stringify(steps) === JSON.stringify(seen)) return false;
  if (choices.some(({ value }) => seen.some((step) => takesBack(value, stepText(step))))) return true;
  // In words of its own, beside no more than what takes all back.
  const uncounted = choices.filter(({ count }) => count === null).map(({ value }) => value);
  const worded = wordings(uncounted, seen.map(stepText));
  return worded.length > 0 && worded.length <= seen.length && choices.length <= worded.length + 1;
}

/** A choice and the steps that making it adds. */
interface Offer {
  readonly choice: Choice;
  readonly own: readonly Step[];
}

/** The group as it is under the selection. */
export function groupUnder(group: ChoiceGroup, selection: Selection, valuesAt: ValuesAt): ChoiceGroup {
  const chosen = chosenIn(group, selection);
  const same = JSON.stringify(selection.steps) === JSON.stringify(selection.seen);
  const { seen } = selection;
  const isTouched = chosen.length > 0 || chosenIn(group, { steps: seen, seen }).length > 0;
  const offers = offersOf(group, seen).map((offer) => (isTouched ? unselected(offer) : offer));
  const levels = [...new Set(group.choices.map(({ level }) => level))].sort((a, b) => a - b);
  const choices = levels.map((level) => {
    const here = offers.filter(({ choice }) => choice.level === level);
    const values = level >= chosen.length ? valuesAt(level) : undefined;
    if (values !== undefined) return countedChoices({ group, here, values }, selection);
    if (level > 0 && !same) return [];
    return here.map((offer) => (same ? asSeen : uncounted)(offer, group, selection));
  });
  return { ...group, choices: nested(choices, parentsIn(group.choices), chosen) };
}

/**
 * Levels as a tree: what lies right below what was chosen belongs there, everything else where it was seen. Values that
 * belong nowhere come first, below none.
 */
function nested(
  levels: readonly (readonly Choice[])[],
  seen: ReadonlyMap<string, string>,
  chosen: readonly string[],
): readonly Choice[] {
  const parents = levels.map((choices, level) =>
    choices.map(({ value }) => textKey(chosen[level - 1] ?? seen.get(placeKey(level, value)) ?? '')),
  );
  const belowOf = (level: number, parent: string): readonly Choice[] =>
    (levels[level] ?? [])
      .filter((_choice, index) => level === 0 || parents[level]?.[index] === parent)
      .flatMap((choice) => [choice, ...belowOf(level + 1, textKey(choice.value))]);
  const placed = belowOf(0, '');
  return [...levels.flat().filter((choice) => !placed.includes(choice)), ...placed];
}

/** The value above each one of a group, by level and value. */
function parentsIn(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const path: string[] = [];
  const parents = new Map<string, string>();
  for (const { level, value } of choices) {
    path.splice(level, path.length, value);
    const parent = path[level - 1];
    if (parent !== undefined) parents.set(placeKey(level, value), parent);
  }
  return parents;
}

function placeKey(level: number, value: string): string {
  return JSON.stringify([level, textKey(value)]);
}

interface Level {
  readonly group: ChoiceGroup;
  readonly here: readonly Offer[];
  readonly values: readonly CountedValue[];
}

/** Choices that the answer counts: those seen live first, in their order, then those that the page did not show. */
function countedChoices({ group, here, values }: Level, selection: Selection): readonly Choice[] {
  const counts = new Map(values.map(({ value, count }) => [textKey(value), count]));
  const shown = here.flatMap((offer): readonly Choice[] => {
    const count = counts.get(textKey(offer.choice.value)) ?? 0;
    return count === 0 ? [] : [{ ...uncounted(offer, group, selection), count }];
  });
  const known = new Set(here.map(({ choice }) => textKey(choice.value)));
  const models = here.filter(({ choice, own }) =>
    own.some((step) => textKey(stepText(step)) === textKey(choice.value)),
  );
  // One that has escapes shows how they are written.
  const model = models.find(({ own }) => own.some((step) => stepText(step) !== step.name)) ?? models[0];
  if (model === undefined) return shown;
  const siblings = here.map(({ choice }) => choice);
  const further = values
    .filter(({ value, count }) => count > 0 && !known.has(textKey(value)))
    .map(({ value, count }) => ({ ...uncounted(renamed(model, siblings, value), group, selection), count }));
  return [...shown, ...further];
}

/** A choice like another one, of another value. */
function renamed({ choice, own }: Offer, siblings: readonly Choice[], value: string): Offer {
  const handles = handlesOf(siblings, value);
  const { handles: _handles, ...rest } = choice;
  return {
    choice: { ...rest, node: NO_NODE, value, range: null, ...(handles.length === 0 ? {} : { handles }) },
    own: own.map((step) => renamedStep(step, choice.value, value)),
  };
}

function renamedStep(step: Step, from: string, to: string): Step {
  if (step.value !== null && textKey(step.value) === textKey(from)) return { ...step, value: to };
  if (step.name === null || textKey(splitCount(textOfStep({ ...step, value: null })).value) !== textKey(from))
    return step;
  return { ...step, name: writtenLike(step, to), ordinal: isAddressStep(step) ? step.ordinal : 0 };
}

/** Handles that follow from the value on all siblings; from the first that does not, none, as they are known by their order. */
function handlesOf(siblings: readonly Choice[], value: string): readonly string[] {
  const handles: string[] = [];
  for (let index = 0; ; index += 1) {
    const write = [(text: string) => text, (text: string) => text.toLowerCase()].find((way) =>
      siblings.every((choice) => choice.handles?.[index] === way(choice.value)),
    );
    if (write === undefined || siblings.length === 0) return handles;
    handles.push(write(value));
  }
}

/** An offer of a group of which something is or was chosen: what it showed as chosen is not told by that. */
function unselected({ choice, own }: Offer): Offer {
  return { choice: { ...choice, selected: false }, own };
}

/**
 * The choice under the selection, with a path of its own and without the count that it had elsewhere. What a page shows as
 * chosen from the start, as "any", stays so.
 */
function uncounted({ choice, own }: Offer, group: ChoiceGroup, selection: Selection): Choice {
  const { control: _control, ...rest } = choice;
  const [first] = own;
  const isChosen = first !== undefined && selection.steps.some((step) => isSameChoice(step, first));
  const selected = isChosen || choice.selected;
  return { ...rest, count: null, selected, path: choicePath({ choice, own }, group, selection) };
}

/** The same with its control, which is there on this very page: it may do no more than show further fields. */
function asSeen(offer: Offer, group: ChoiceGroup, selection: Selection): Choice {
  const { control } = offer.choice;
  const choice = uncounted(offer, group, selection);
  return control === undefined ? choice : { ...choice, control: { ...control, node: NO_NODE } };
}

function isSameChoice(first: Step, second: Step): boolean {
  return groupOfStep(first) === groupOfStep(second) && textKey(stepText(first)) === textKey(stepText(second));
}

/** The choices of a group with what each adds to the path of the page that offers it. */
function offersOf(group: ChoiceGroup, seen: readonly Step[]): readonly Offer[] {
  return group.choices.map((choice) => {
    if (choice.path?.kind === 'actions') return { choice, own: addedSteps(choice.path.steps, seen) };
    if (choice.path?.kind !== 'url') return { choice, own: [] };
    return { choice, own: addedArguments(choice, group, seen) };
  });
}

function addedSteps(steps: readonly Step[], seen: readonly Step[]): readonly Step[] {
  const worked = seen.filter((step) => !isAddressStep(step));
  const goesOn = worked.every((step, index) => JSON.stringify(step) === JSON.stringify(steps[index]));
  return goesOn ? steps.slice(worked.length) : steps.slice(-1);
}

/** The arguments by which a link differs from its siblings: what they share is the selection of the page they stand on. */
function addedArguments(choice: Choice, group: ChoiceGroup, seen: readonly Step[]): readonly Step[] {
  const siblings = group.choices.filter(
    ({ level, selected, path }) => level === choice.level && !selected && path?.kind === 'url',
  );
  const others = siblings.length > 1 ? siblings.map(linkSteps) : [seen];
  const shared = (step: Step): boolean =>
    others.every((steps) => steps.some((other) => JSON.stringify(other) === JSON.stringify(step)));
  return linkSteps(choice).filter((step) => !shared(step));
}

function linkSteps({ path }: Choice): readonly Step[] {
  return path?.kind === 'url' ? splitAddress(path.url).steps : [];
}

function choicePath({ choice, own }: Offer, group: ChoiceGroup, { from, steps, seen }: Selection): AccessPath | null {
  const [first] = own;
  // An address without arguments of its own holds the selection of the page that it stood on: it is right only there.
  if (first === undefined) return JSON.stringify(steps) === JSON.stringify(seen) ? choice.path : null;
  const replaces = !group.multiple && choice.level === 0;
  const kept = replaces ? withoutGroup(steps, first, own.length) : steps;
  return pathFrom(from, [...kept, ...own]);
}

/** Steps without those of the group, each with what confirms it. */
function withoutGroup(steps: readonly Step[], first: Step, length: number): readonly Step[] {
  const kept: Step[] = [];
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step !== undefined && groupOfStep(step) === groupOfStep(first)) index += length - 1;
    else if (step !== undefined) kept.push(step);
  }
  return kept;
}

/** The path of these steps, those of the address in the address. */
export function pathFrom(from: AccessPath, steps: readonly Step[]): AccessPath {
  const joined = joinAddress(from, steps);
  return joined.steps.length === 0 ? joined.from : { kind: 'actions', from: joined.from, steps: joined.steps };
}

function stepText(step: Step): string {
  return splitCount(textOfStep(step)).value;
}
