/**
 * Buttons that apply choices, at the end of the ways to these.
 */

import type { AccessPath, Step } from './access-path.js';
import type { Choice, ChoiceGroup, Control } from './page.js';
import { isSameStep, pathWithSteps } from './step.js';

/** The group with its choices made without its button, if it has one. */
export function withoutButton(group: ChoiceGroup): ChoiceGroup {
  const { apply, otherButtons: _, ...rest } = group;
  if (apply === undefined) return group;
  const choices = group.choices.map((choice) => ({
    ...choice,
    path: unappliedPath(choice, apply.step) ?? choice.path,
  }));
  return { ...rest, choices };
}

/** The way to a choice without the button at its end; null if it does not end so. */
export function unappliedPath({ path }: Pick<Choice, 'path'>, button: Step): AccessPath | null {
  const last = path?.kind === 'actions' ? path.steps.at(-1) : undefined;
  if (path?.kind !== 'actions' || last === undefined || !isSameStep(last, button)) return null;
  return { ...path, steps: path.steps.slice(0, -1) };
}

/** A group with a button at the end of its ways, in place of the one that is there. */
export function withButton(group: ChoiceGroup, button: Control): ChoiceGroup {
  const { apply } = group;
  const choices = group.choices.map((choice) => {
    const path = apply === undefined ? choice.path : unappliedPath(choice, apply.step);
    return path?.kind !== 'actions' ? choice : { ...choice, path: pathWithSteps(path, [button.step]) };
  });
  return { ...group, apply: button, choices };
}

/** The group with the next likeliest of the buttons beside it in place of the first, which applies nothing; with none if that was the only one. */
export function withNextButton(group: ChoiceGroup): ChoiceGroup {
  const [next, ...others] = group.otherButtons ?? [];
  if (next === undefined) return withoutButton(group);
  const { otherButtons: _, ...rest } = withButton(group, next);
  return others.length === 0 ? rest : { ...rest, otherButtons: others };
}
