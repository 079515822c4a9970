/**
 * Openers that need not be worked again where only what is new is wanted: each showed one list on a page before.
 */

import { groupBy } from '../../base/group-by.js';
import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import { isChoiceOf } from './choices-below.js';
import { openerKey } from './opener-keys.js';
import type { OpenerMemory } from './opener-memory.js';

/** What is known of openers before a page is opened. */
type KnownOfOpeners = Pick<OpenerMemory, 'fruitful' | 'byGroup' | 'byChoice' | 'within'>;

/**
 * Tells whether an opener showed one list before, or the rest of one, and nothing else that can be opened, so that what is new
 * on a page does not stand behind it; what leads to the group of a name does not pass for known.
 */
export function knownOpeners(memory: KnownOfOpeners, group: string | null): (opener: Step) => boolean {
  const leading = group === null ? new Set<string>() : leadingTo(memory, group);
  const outer = new Set([...memory.within.values()].map(openerKey));
  const ends = groupBy(
    [...memory.byGroup.values()].flatMap((way) => way.at(-1) ?? []),
    openerKey,
  );
  return (opener) => {
    const key = openerKey(opener);
    if (!memory.fruitful.has(key) || isOf(opener, group) || leading.has(key)) return false;
    return (ends.get(key)?.length ?? 0) <= 1 && !outer.has(key);
  };
}

function isOf({ name, group: owner }: Step, group: string | null): boolean {
  return group !== null && [name, owner].some((one) => one !== null && textKey(one) === textKey(group));
}

/** Keys of the openers behind which a group, or one of its choices, stands. */
function leadingTo({ byGroup, byChoice }: KnownOfOpeners, group: string): ReadonlySet<string> {
  const choices = [...byChoice].filter(([choice]) => isChoiceOf(choice, group)).map(([, way]) => way);
  return new Set([byGroup.get(group) ?? [], ...choices].flat().map(openerKey));
}
