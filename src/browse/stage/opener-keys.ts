/**
 * Which openers are the same: on one page, on pages that are drawn otherwise, and in groups that are worked alike.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { GivenNames } from './opened-groups.js';
import { FIELD, isShownByField } from './shown-choice.js';
import { isUnmoved, replaces, type Moment } from './stage-moment.js';

/** Drops the list of a field down (ARIA practices, combobox). */
export const DROP_KEYS = 'Alt+ArrowDown';

/** An opener by all that tells it from others. */
export function openerKey({ do: what, role, name, group, ordinal }: Step): string {
  return JSON.stringify([what, role, name, group, ordinal]);
}

/** The same for openers that are called as their groups in the same way: what sorts one column sorts the others, too. */
export function kindKey(opener: Step): string {
  const { do: what, role, name, group } = opener;
  if (name === null || group === null || name === group || !name.includes(group)) return openerKey(opener);
  return JSON.stringify([what, role, ...name.split(group)]);
}

/** Whether an opener is there, and still closed. */
export function isOffered(view: PageView | null, opener: Step): boolean {
  return stepsOf(view).some((step) => openerKey(step) === openerKey(opener));
}

/**
 * The opener that is there for one that was worked before; null if there is none. What lies open around it may have given it
 * a group, and a field without a label is called what is chosen in its list.
 */
export function offeredFor(view: PageView | null, opener: Step, names: GivenNames): Step | null {
  const steps = stepsOf(view);
  const values = names.get(opener.name ?? '');
  return (
    steps.find((step) => openerKey(step) === openerKey(opener)) ??
    steps.find((step) => isSameElsewhere(step, opener)) ??
    steps.find(
      ({ role, name }) => role === FIELD && opener.role === FIELD && values?.has(textKey(name ?? '')) === true,
    ) ??
    null
  );
}

/**
 * The opener that is there in place of one that was worked before, called as that one but for what is chosen behind it:
 * "Colour Red" for "Colour" or "Colour Blue". The bare name is that of an opener which showed something and is not there.
 */
export function offeredWithChoice(view: PageView | null, opener: Step, fruitful: ReadonlySet<string>): Step | null {
  const steps = stepsOf(view);
  const there = new Set(steps.map(openerKey));
  const stem = stemOf(opener, fruitful);
  if (stem === null || there.has(stem)) return null;
  return steps.find((step) => stemOf(step, fruitful) === stem) ?? null;
}

/** The key of the shortest opener that showed something and with whose name that of another begins; null if there is none. */
function stemOf(opener: Step, fruitful: ReadonlySet<string>): string | null {
  const { name } = opener;
  for (let length = 1; length <= (name ?? '').length; length += 1) {
    const key = openerKey({ ...opener, name: (name ?? '').slice(0, length).trimEnd() });
    if (fruitful.has(key)) return key;
  }
  return null;
}

function isSameElsewhere(step: Step, opener: Step): boolean {
  const isPlaced = step.group === null || opener.group === null;
  return (
    isPlaced && step.name !== null && openerKey({ ...step, group: null }) === openerKey({ ...opener, group: null })
  );
}

function stepsOf(view: PageView | null): readonly Step[] {
  return (view?.openers ?? []).map(({ step }) => step);
}

/** Whether choosing one on a page takes the other back, which is to be seen first of options that a field drops down. */
export function mayReplace(present: Moment, last: Step, wanted: Step): boolean {
  return replaces(last, wanted) && (last.role !== 'option' || isShownByField(present, last));
}

/** Whether it has to be seen that a choice took the place of another: of options, and of radio buttons that nothing applies. */
export function isToBeSeen({ role }: Step, wanted: readonly Step[]): boolean {
  return role === 'option' || (role === 'radio' && wanted.length === 1);
}

/** Whether a choice is seen to have taken the place of another: its field shows it; of radio buttons, the list is another one. */
export function isInPlace(
  { last, wanted }: { readonly last: Step; readonly wanted: Step },
  from: Moment,
  after: Moment,
): boolean {
  if (last.role === 'option') return isShownByField(after, wanted);
  return last.role !== 'radio' || !isUnmoved(from, after);
}
