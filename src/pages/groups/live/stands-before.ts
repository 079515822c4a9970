/**
 * Buttons before groups, which bring up others rather than apply what is chosen.
 */

import type { PageIndex } from '../../page-index.js';
import type { FoundGroup } from '../found-group.js';
import { dialogAround } from '../opening/dialog-around.js';
import { layerOf } from '../opening/layers.js';

/** Groups beside a button, and the fields that drop them down. */
export interface Surroundings {
  readonly around: readonly FoundGroup[];
  readonly owners: ReadonlyMap<FoundGroup, number | null>;
}

/**
 * Whether a button stands before all choices and what drops them down: it brings up others, unless it is at the top of their
 * dialog. Where the choices of a field hang apart from the button, the field alone tells.
 */
export function standsBefore(index: PageIndex, node: number, { around, owners }: Surroundings): boolean {
  const layer = layerOf(index, node);
  const placesOf = (group: FoundGroup): readonly number[] => {
    const owner = owners.get(group) ?? null;
    const choices = group.choices.map((choice) => choice.node);
    const isApart = owner !== null && choices.every((choice) => layerOf(index, choice) !== layer);
    return isApart ? [owner] : [...choices, owner ?? node + 1];
  };
  return around.every((group) => placesOf(group).every((place) => place > node)) && !isInDialog(index, node);
}

/** Whether an element stands in a dialog. */
export function isInDialog(index: PageIndex, node: number): boolean {
  return dialogAround(index, node) !== null;
}
