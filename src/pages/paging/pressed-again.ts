/**
 * The control that led to this page of a list, standing there again: where nothing else tells on from back, it leads on.
 */

import type { AccessPath, Step } from '../../model/access-path.js';
import { isPaging } from '../../model/step.js';
import type { PageIndex } from '../page-index.js';
import { numberOf } from './pressed-numbers.js';
import { pressControl, type Pressable } from '../pressables.js';

/** The number of the page that pressing numbers led to, each press one on; null if the last step pressed none. */
export function pressedPage(at: AccessPath | null): number | null {
  const last = lastPress(at);
  const first = numberOf(last?.name ?? '');
  return last === null || first === null ? null : first + (last.times ?? 1) - 1;
}

/** How many pages on a path has pressed since it last chose anything; numbers pressed count as one each. */
export function pressesOn(at: AccessPath | null): number {
  if (at?.kind !== 'actions') return 0;
  const steps = at.steps.slice(at.steps.findLastIndex((step) => !isPaging(step)) + 1);
  return steps.reduce((sum, step) => sum + (step.do === 'scroll' ? 0 : (step.times ?? 1)), 0);
}

/** The last step of a path, if it was a press of a pager. */
function lastPress(at: AccessPath | null): Step | null {
  const last = at?.kind === 'actions' ? at.steps.findLast((step) => step.do !== 'scroll') : undefined;
  return last === undefined || last.do !== 'click' || !isPaging(last) ? null : last;
}

/**
 * The press among some that repeats the last step of the way to the page, or null if that was none of paging, or is gone.
 * Between presses the list may have been scrolled through.
 */
export function pressedAgain(index: PageIndex, presses: readonly Pressable[], at: AccessPath | null): Pressable | null {
  const last = lastPress(at);
  // A number leads to its own page, however often.
  if (last === null || numberOf(last.name ?? '') !== null) return null;
  const alike = presses.filter((press) => pressControl(index, press).step.name === last.name);
  return alike.find(({ isDisabled }) => !isDisabled) ?? null;
}
