/**
 * What a page offers, as numbers: of a page below that offers much the same, no more than these numbers need be kept.
 */

import { textKey } from '../../base/text.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';

/** A choice as a page shows it. */
export interface ShownChoice {
  /** Key of its group. */
  readonly group: string;
  readonly attribute: string;
  /** Key of its value. */
  readonly value: string;
}

/** All choices of a page, and where each stands among them. */
export interface ShownChoices {
  readonly choices: readonly ShownChoice[];
  placeOf(group: string, value: string): number | null;
}

/** Choices that a page shares with the one above it, by their places there. */
export interface SharedChoices {
  readonly above: ShownChoices;
  readonly places: Int32Array;
}

/** A group, and the attribute that it stands for. */
export interface NamedGroup {
  readonly group: ChoiceGroup;
  readonly attribute: string;
}

/** The choices of a page's groups. */
export function shownChoices(groups: readonly NamedGroup[]): ShownChoices {
  const choices = groups.flatMap(({ group, attribute }) =>
    group.choices.map((choice): ShownChoice => ({ group: group.key, attribute, value: textKey(choice.value) })),
  );
  const places = new Map(choices.map(({ group, value }, place) => [placeKey(group, value), place]));
  return { choices, placeOf: (group, value) => places.get(placeKey(group, value)) ?? null };
}

/** Groups without the choices that the page above shows, too, and which those are. What is worked in the page, or chosen, stays. */
export function partedChoices(
  groups: readonly ChoiceGroup[],
  above: ShownChoices,
): { readonly groups: readonly ChoiceGroup[]; readonly shared: SharedChoices } {
  const places: number[] = [];
  const isOwn = (group: ChoiceGroup, choice: Choice): boolean => {
    if (choice.selected || choice.path?.kind === 'actions') return true;
    const place = above.placeOf(group.key, textKey(choice.value));
    // What cannot be asked is not asked later either.
    if (place !== null && choice.path !== null && choice.count !== 0) places.push(place);
    return place === null;
  };
  const own = groups.map((group) => ({ ...group, choices: group.choices.filter((choice) => isOwn(group, choice)) }));
  return { groups: own, shared: { above, places: Int32Array.from(places) } };
}

function placeKey(group: string, value: string): string {
  return `${group}\n${value}`;
}
