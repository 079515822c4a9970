/**
 * Openers of one kind, as the icons that sort a table have at the head of each column, and signs that stand alike behind
 * values: what shows nothing at the first of them shows nothing at the others, and what is called otherwise once it was
 * pressed is still the same.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { Control } from '../../model/page.js';
import { kindKey, openerKey } from './opener-keys.js';
import { createVainTrials } from './vain-trials.js';

/** Openers of one kind that are worked in vain. Raising it costs an action each where a table has many columns. */
const MOST_VAIN = 3;

/** What openers showed, by their kind. */
export interface OpenerKinds {
  /** Learns of which kind the openers of a page are that tell it. */
  meet(openers: readonly Control[]): void;
  /** Whether an opener is of no kind, or those of its kind were not always in vain. */
  mayTry(opener: Step): boolean;
  note(opener: Step, isUseful: boolean): void;
}

/** Nothing worked yet. */
export function createOpenerKinds(): OpenerKinds {
  const trials = createVainTrials();
  const told = new Map<string, string>();
  const kindOf = (opener: Step): string => told.get(openerKey(opener)) ?? kindKey(opener);
  const isOfKind = (opener: Step): boolean => kindOf(opener) !== openerKey(opener);
  return {
    meet(openers) {
      for (const { kind, step } of openers) if (kind !== undefined) told.set(openerKey(step), `look ${kind}`);
    },
    mayTry: (opener) => !isOfKind(opener) || trials.mayTry(kindOf(opener), MOST_VAIN),
    note(opener, isUseful) {
      if (isOfKind(opener)) trials.note(kindOf(opener), isUseful);
    },
  };
}

/**
 * The opener that stands in the place of one that was worked in a group: it alone has come there, as that one went; null if
 * there is none. The head of a folded group, called as it, gives way to what lies in the group.
 */
export function turnedInto(opener: Step, seen: ReadonlySet<string>, offered: readonly Step[]): Step | null {
  const { role, group } = opener;
  if (group === null || offered.some((step) => openerKey(step) === openerKey(opener))) return null;
  const come = offered.filter((step) => !seen.has(openerKey(step)));
  const [only] = come;
  if (come.length !== 1 || only?.role !== role || only.group !== group) return null;
  return isCalled(opener, group) && !isCalled(only, group) ? null : only;
}

/** Whether an opener has the name of a group in its own. */
function isCalled({ name }: Step, group: string): boolean {
  return textKey(name ?? '').includes(textKey(group));
}
