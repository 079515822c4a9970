/**
 * Whether a site shows an attribute or hides it.
 */

import type { AttributeSummary } from '../model/run.js';

/** Least number of facts that must have been looked up, unless there are fewer (design §3). */
const LOOKED_ENOUGH = 30;

/** Below this share of shown facts (0–1) an attribute is hidden. Raising it calls more attributes hidden. */
const HIDDEN_BELOW = 0.05;

/** Above this share of shown facts (0–1) an attribute is visible. Lowering it calls more attributes visible. */
const VISIBLE_ABOVE = 0.95;

/** `hidden`: its values stand neither on entity pages nor on cards; `unknown`: too few were looked up. */
export type AttributeVisibility = 'hidden' | 'visible' | 'partly' | 'unknown';

/** How visible an attribute is, told from the facts that were looked up. */
export function attributeVisibility({ visibleShare, looked, facts }: AttributeSummary): AttributeVisibility {
  if (visibleShare === null || looked < Math.min(LOOKED_ENOUGH, facts)) return 'unknown';
  if (visibleShare < HIDDEN_BELOW) return 'hidden';
  return visibleShare > VISIBLE_ABOVE ? 'visible' : 'partly';
}
