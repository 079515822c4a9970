/**
 * Groups of boxes that are all ticked from the start: a list with some of them unticked is that of all the others, so that
 * a value is asked by unticking every other one.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import { mayNarrow, type Region } from '../region.js';

/** Boxes that are ticked at least: of a lone one nothing else is to be unticked. */
const LEAST_BOXES = 2;

/** Boxes that are unticked for one value at most. Raising it takes long in a browser, a page for each box. */
const MOST_BOXES = 30;

/** Whether all of several boxes are ticked, and each can be unticked. */
export function areAllChosen({ multiple, choices }: ChoiceGroup): boolean {
  return (
    multiple &&
    choices.length >= LEAST_BOXES &&
    choices.every(({ selected, control }) => selected && control?.step.do === 'uncheck')
  );
}

/** A group of a region's page; of boxes that are all ticked with the way to leave each of them alone ticked. */
export function withLoneTicks(region: Region, group: ChoiceGroup): ChoiceGroup {
  if (!mayNarrow(group) || !areAllChosen(group) || group.choices.length > MOST_BOXES) return group;
  const { apply, choices } = group;
  const aloneOf = (choice: Choice): Choice => {
    const unticking = choices.flatMap(({ control }, at) =>
      control === undefined || choices[at] === choice ? [] : control.step,
    );
    const steps = apply === undefined ? unticking : [...unticking, apply.step];
    return { ...choice, selected: false, path: pathWithSteps(region.path, steps) };
  };
  return { ...group, choices: choices.map(aloneOf) };
}

/** Whether the way to a choice unticks others and leaves its own box ticked. */
export function isLeftAlone({ control, selected, path }: Choice): boolean {
  return !selected && control?.step.do === 'uncheck' && path?.kind === 'actions' && path.steps.at(-1) !== control.step;
}
