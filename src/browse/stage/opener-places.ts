/**
 * Where fields stand that drop a list down in a panel that something has opened: the panel hangs apart from what opened it,
 * and the field may be called nothing, or by what it shows.
 */

import type { Control, PageView } from '../../model/page.js';
import type { Step } from '../../model/access-path.js';

/**
 * The view after an opener was worked; the only field without a place that has come with it stands where the opener stands,
 * as at the head of a column, and those that had a place before keep it.
 */
export function withPlaces(before: PageView, after: PageView, opener: Step | null): PageView {
  const { openers = [] } = after;
  const known = before.openers ?? [];
  // A field whose list lay open offers to open it again: it has not come.
  const wasOpen = ({ name }: Step): boolean => name !== null && before.groups.some(({ label }) => label === name);
  const come = openers.filter(
    ({ step }) => isLoose(step) && !wasOpen(step) && !known.some((other) => isSameField(other.step, step)),
  );
  const placeOf = (control: Control): string | null => {
    if (!isLoose(control.step)) return null;
    const had = known.find(({ step }) => isSameField(step, control.step));
    if (had !== undefined) return had.step.group;
    return come.length === 1 && come[0] === control ? (opener?.group ?? null) : null;
  };
  const placed = openers.map((control): Control => {
    const group = placeOf(control);
    return group === null ? control : { ...control, step: { ...control.step, group } };
  });
  return placed.every((control, at) => control === openers[at]) ? after : { ...after, openers: placed };
}

/** Whether an opener is a field that stands in no group. */
function isLoose({ role, group }: Step): boolean {
  return role === 'combobox' && group === null;
}

/** Whether two are one field, wherever it is said to stand. */
function isSameField(first: Step, { role, name, ordinal }: Step): boolean {
  return first.role === role && first.name === name && first.ordinal === ordinal;
}
