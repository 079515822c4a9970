/**
 * Groups of boxes that are all ticked from the start: a list with some of them unticked is that of all the others.
 */

import { areAllSelected } from '../../model/choice.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';

/** Whether all of several boxes are ticked, and each can be unticked. */
export function areAllChosen(group: ChoiceGroup): boolean {
  return areAllSelected(group) && group.choices.every(({ control }) => control?.step.do === 'uncheck');
}

/** Whether the way to a choice unticks others and leaves its own box ticked. */
export function isLeftAlone({ control, selected, path }: Choice): boolean {
  return !selected && control?.step.do === 'uncheck' && path?.kind === 'actions' && path.steps.at(-1) !== control.step;
}
