/**
 * The control that led to this page of a list, standing there again: where nothing else tells on from back, it leads on.
 */

import type { AccessPath } from '../model/access-path.js';
import { isPaging } from '../model/step.js';
import type { PageIndex } from './page-index.js';
import { pressControl, type Pressable } from './pressables.js';

/**
 * The press among some that repeats the last step of the way to the page, or null if that was none of paging, or is gone.
 * Between presses the list may have been scrolled through.
 */
export function pressedAgain(index: PageIndex, presses: readonly Pressable[], at: AccessPath | null): Pressable | null {
  const last = at?.kind === 'actions' ? at.steps.findLast((step) => step.do !== 'scroll') : undefined;
  if (last === undefined || last.do !== 'click' || !isPaging(last)) return null;
  const alike = presses.filter((press) => pressControl(index, press).step.name === last.name);
  return alike.find(({ isDisabled }) => !isDisabled) ?? null;
}
