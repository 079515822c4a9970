/**
 * Steps of access paths: which are the same, which go on in a list, and how they follow each other.
 */

import type { AccessPath, Step } from './access-path.js';
import type { Control } from './page.js';

/** Group of every step that goes to another page of the same list. */
export const PAGINATION_GROUP = 'pagination';

/** Whether a step goes to another page of the same list. */
export function isPaging(step: Step): boolean {
  return step.group === PAGINATION_GROUP || step.do === 'scroll';
}

/** The group of steps that scroll the list itself, though it has a pager. */
export const LIST_GROUP = 'list';

/** Whether a step only scrolls through what a list draws of the page that its pager shows. */
export function isWindowScroll(step: Step): boolean {
  return step.do === 'scroll' && step.group === LIST_GROUP;
}

/** The group of steps that press a card of the list, which has no address of its own. */
export const CARD_GROUP = 'card';

/**
 * Whether two steps do the same, however often. Steps of a pager are the same whatever page they lead to: each goes one
 * page on.
 */
export function isSameStep(first: Step, second: Step): boolean {
  if (isPaging(first) && isPaging(second)) return first.do === second.do;
  return (
    first.do === second.do &&
    first.role === second.role &&
    first.name === second.name &&
    first.group === second.group &&
    first.ordinal === second.ordinal &&
    first.value === second.value
  );
}

/** The steps with equal neighbours as one step that is done several times. */
export function joinedSteps(steps: readonly Step[]): readonly Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last === undefined || !isSameStep(last, step)) result.push(step);
    else result[result.length - 1] = { ...last, times: (last.times ?? 1) + (step.times ?? 1) };
  }
  return result;
}

/** The steps that make a choice: its control is worked, then the button that applies it, if there is one. */
export function choosingSteps({ step }: Control, apply: Control | undefined): readonly Step[] {
  return apply === undefined ? [step] : [step, apply.step];
}

/** The path with further steps; steps after steps make one sequence. */
export function pathWithSteps(path: AccessPath, steps: readonly Step[]): AccessPath {
  if (steps.length === 0) return path;
  return path.kind === 'actions'
    ? { ...path, steps: [...path.steps, ...steps] }
    : { kind: 'actions', from: path, steps };
}
