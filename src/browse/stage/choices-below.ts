/**
 * Choices that an opener brings into the group in which it stands.
 */

import type { Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { hasChoice } from './drawn-options.js';

/**
 * Keys of the choices that an opener brought into the group in which it stands: as a choice itself, as a node of a tree, or
 * as the button for the rest, which may show them apart from it.
 */
export function choicesBelow({ name, group: place }: Step, before: PageView, after: PageView): readonly string[] {
  return after.groups.flatMap((group) => {
    const earlier = before.groups.filter(({ key, label }) => key === group.key || (place !== null && label === place));
    const isOwn = place !== null && place === group.label;
    if (!isOwn && !earlier.some((one) => one.key === group.key && hasChoice(one, name))) return [];
    return group.choices
      .filter(({ value }) => !earlier.some((one) => hasChoice(one, value)))
      .map(({ value }) => choiceKey(group.label, value));
  });
}

/** Tells choices of one group apart. */
export function choiceKey(group: string | null, name: string | null): string {
  return JSON.stringify([group, name]);
}

/** Whether the key of a choice is that of one of a group. */
export function isChoiceOf(key: string, group: string): boolean {
  return key.startsWith(`${JSON.stringify([group]).slice(0, -1)},`);
}
