/**
 * Groups of boxes that are all ticked from the start: a list with some of them unticked is that of all the others.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';

/** Boxes that are ticked at least: of a lone one nothing else is to be unticked. */
const LEAST_BOXES = 2;

/** Whether all of several boxes are ticked, and each can be unticked. */
export function areAllChosen({ multiple, choices }: ChoiceGroup): boolean {
  return (
    multiple &&
    choices.length >= LEAST_BOXES &&
    choices.every(({ selected, control }) => selected && control?.step.do === 'uncheck')
  );
}

/** Whether the way to a choice unticks others and leaves its own box ticked. */
export function isLeftAlone({ control, selected, path }: Choice): boolean {
  return !selected && control?.step.do === 'uncheck' && path?.kind === 'actions' && path.steps.at(-1) !== control.step;
}
