/**
 * What a choice has brought up to be opened, where it left the list as it was: a builder of conditions shows the field of the
 * values once their attribute is chosen. All else the page offers as it did before, and it was looked at there.
 */

import type { Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { openerKey } from './opener-keys.js';
import { placeBehind, wayTo } from './opener-ways.js';

/** The last step to a page that left its list as it was. */
export interface IdleStep {
  readonly step: Step;
  /** The page before it. */
  readonly before: PageView;
}

/** What is known of openers. */
interface KnownOpeners {
  readonly byGroup: ReadonlyMap<string, readonly Step[]>;
  readonly within: Map<string, Step>;
}

/**
 * Whether an opener is worth to be worked after a step: it came with the step, or it stands in the panel that had to be opened
 * for it. Null where all are. What came is remembered as a part of that panel.
 */
export function besideIdleStep(
  idle: IdleStep | null,
  offered: readonly Step[],
  { byGroup, within }: KnownOpeners,
): ((opener: Step) => boolean) | null {
  const [panel] = idle === null ? [] : (byGroup.get(idle.step.group ?? '') ?? []);
  if (idle === null || panel === undefined) return null;
  const known = new Set((idle.before.openers ?? []).map(({ step }) => openerKey(step)));
  const outermost = openerKey(panel);
  const isBrought = (opener: Step): boolean => !known.has(openerKey(opener));
  for (const opener of offered) if (isBrought(opener)) placeBehind(within, opener, panel);
  return (opener) => openerKey(wayTo(within, opener)[0] ?? opener) === outermost && openerKey(opener) !== outermost;
}
