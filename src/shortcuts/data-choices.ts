/**
 * The groups of a page as they are under another selection, told from the page as it was seen live and the values that the
 * data of the answer counts.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import type { Choice, ChoiceGroup } from '../model/page.js';
import { splitCount, textKey } from '../base/text.js';
import { NO_NODE } from './card-reader.js';
import { groupOfStep, ownStep } from './choice-book.js';
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
export function chosenIn(group: ChoiceGroup, steps: readonly Step[]): readonly string[] {
  const rules = new Set(
    group.choices
      .map(ownStep)
      .filter((step) => step !== null)
      .map(groupOfStep),
  );
  return steps.filter((step) => rules.has(groupOfStep(step))).map(stepText);
}

function stepText(step: Step): string {
  return splitCount(step.value ?? step.name ?? '').value;
}

/** The group as it is under the selection. */
export function groupUnder(group: ChoiceGroup, selection: Selection, valuesAt: ValuesAt): ChoiceGroup {
  const depth = chosenIn(group, selection.steps).length;
  const same = JSON.stringify(selection.steps) === JSON.stringify(selection.seen);
  const levels = [...new Set(group.choices.map(({ level }) => level))].sort((a, b) => a - b);
  const choices = levels.flatMap((level) => {
    const here = group.choices.filter((choice) => choice.level === level);
    const values = level >= depth ? valuesAt(level) : undefined;
    if (values !== undefined) return countedChoices({ group, here, values }, selection);
    if (level > 0 && !same) return [];
    return here.map((choice) => uncounted(choice, group, selection));
  });
  return { ...group, choices };
}

interface Level {
  readonly group: ChoiceGroup;
  readonly here: readonly Choice[];
  readonly values: readonly CountedValue[];
}

/** Choices that the answer counts: those seen live first, in their order, then those that the page did not show. */
function countedChoices({ group, here, values }: Level, selection: Selection): readonly Choice[] {
  const counts = new Map(values.map(({ value, count }) => [textKey(value), count]));
  const shown = here.flatMap((choice): readonly Choice[] => {
    const count = counts.get(textKey(choice.value)) ?? 0;
    return count === 0 ? [] : [{ ...uncounted(choice, group, selection), count }];
  });
  const known = new Set(here.map(({ value }) => textKey(value)));
  const model = here.find((choice) => ownSteps(choice, selection.seen).length > 0);
  if (model === undefined) return shown;
  const further = values
    .filter(({ value, count }) => count > 0 && !known.has(textKey(value)))
    .map(({ value, count }) => ({ ...uncounted(renamed(model, here, value), group, selection), count }));
  return [...shown, ...further];
}

/** A choice like another one, of another value. */
function renamed(model: Choice, siblings: readonly Choice[], value: string): Choice {
  const path =
    model.path?.kind === 'actions'
      ? { ...model.path, steps: model.path.steps.map((step) => renamedStep(step, model, value)) }
      : model.path;
  const handles = handlesOf(siblings, value);
  const { handles: _handles, control: _control, ...rest } = model;
  return { ...rest, node: NO_NODE, value, path, range: null, ...(handles.length === 0 ? {} : { handles }) };
}

function renamedStep(step: Step, model: Choice, value: string): Step {
  if (step.value !== null && textKey(step.value) === textKey(model.value)) return { ...step, value, ordinal: 0 };
  if (step.name === null || textKey(splitCount(step.name).value) !== textKey(model.value)) return step;
  return { ...step, name: value, ordinal: 0 };
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

/** The choice under the selection, with a path of its own and without the count that it had elsewhere. */
function uncounted(choice: Choice, group: ChoiceGroup, selection: Selection): Choice {
  const { control: _control, ...rest } = choice;
  const own = ownSteps(choice, selection.seen);
  const [first] = own;
  const selected = first !== undefined && selection.steps.some((step) => isSameChoice(step, first));
  return { ...rest, count: null, selected, path: choicePath({ choice, group, own }, selection) };
}

function isSameChoice(first: Step, second: Step): boolean {
  return groupOfStep(first) === groupOfStep(second) && textKey(stepText(first)) === textKey(stepText(second));
}

/** What choosing adds to the path of the page that offered it. */
function ownSteps(choice: Choice, seen: readonly Step[]): readonly Step[] {
  if (choice.path?.kind !== 'actions') return [];
  const { steps } = choice.path;
  const goesOn = seen.every((step, index) => JSON.stringify(step) === JSON.stringify(steps[index]));
  return goesOn ? steps.slice(seen.length) : steps.slice(-1);
}

interface OwnChoice {
  readonly choice: Choice;
  readonly group: ChoiceGroup;
  readonly own: readonly Step[];
}

function choicePath({ choice, group, own }: OwnChoice, { from, steps, seen }: Selection): AccessPath | null {
  const [first] = own;
  if (first === undefined) {
    // An address holds the selection of the page that it stood on: it is right only there.
    return JSON.stringify(steps) === JSON.stringify(seen) ? choice.path : null;
  }
  const replaces = !group.multiple && choice.level === 0;
  const kept = replaces ? withoutGroup(steps, first, own.length) : steps;
  return { kind: 'actions', from, steps: [...kept, ...own] };
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
