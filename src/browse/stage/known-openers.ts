/**
 * Openers that need not be worked again where only what is new is wanted: each showed one list on a page before.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import { isChoiceOf } from './choices-below.js';
import { openerKey } from './opener-keys.js';
import type { OpenerMemory } from './opener-memory.js';

/**
 * Whether an opener showed one list before, or the rest of one, and nothing else that can be opened, so that what is new on a
 * page does not stand behind it; what leads to the group of a name does not pass for known.
 */
export function isKnownOpener(opener: Step, memory: OpenerMemory, group: string | null): boolean {
  const key = openerKey(opener);
  if (!memory.fruitful.has(key) || isOf(opener, group) || leadsTo(key, memory, group)) return false;
  const ends = [...memory.byGroup.values()].filter((way) => endsWith(way, key));
  return ends.length <= 1 && [...memory.within.values()].every((outer) => openerKey(outer) !== key);
}

function isOf({ name, group: owner }: Step, group: string | null): boolean {
  return group !== null && [name, owner].some((one) => one !== null && textKey(one) === textKey(group));
}

/** Whether a group, or one of its choices, stands behind an opener. */
function leadsTo(key: string, { byGroup, byChoice }: OpenerMemory, group: string | null): boolean {
  if (group === null) return false;
  const choices = [...byChoice].filter(([choice]) => isChoiceOf(choice, group)).map(([, way]) => way);
  const ways = [byGroup.get(group) ?? [], ...choices];
  return ways.some((way) => way.some((step) => openerKey(step) === key));
}

function endsWith(way: readonly Step[], key: string): boolean {
  const last = way.at(-1);
  return last !== undefined && openerKey(last) === key;
}
