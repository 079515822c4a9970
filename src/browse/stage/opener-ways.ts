/**
 * Behind what openers stand: which one brought up another, and the way through them all.
 */

import type { Step } from '../../model/access-path.js';
import { openerKey } from './opener-keys.js';

/** The openers that lead to one behind others, itself the last. */
export function wayTo(within: ReadonlyMap<string, Step>, opener: Step): readonly Step[] {
  const way: Step[] = [];
  for (let at: Step | undefined = opener; at !== undefined; at = within.get(openerKey(at))) way.unshift(at);
  return way;
}

/**
 * Remembers that one opener stands behind another. None stands behind itself: where a page brings up two by turns, each
 * after the other, what was noted first holds.
 */
export function placeBehind(within: Map<string, Step>, step: Step, opener: Step): void {
  const key = openerKey(step);
  if (wayTo(within, opener).every((passed) => openerKey(passed) !== key)) within.set(key, opener);
}
