/**
 * Lists of values of which a page draws only those that are to be seen: they are scrolled through for the others.
 */

import { textKey } from '../../base/text.js';
import { areAllTicked, isScripted } from '../../model/choice.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';

/** Times that one list is scrolled on. Raising it reads longer lists, a look at the page each. */
const MOST_TURNS = 40;

/** Times in a row that a list is scrolled on and shows no value that it has not shown. */
const MOST_VAIN = 3;

/** Scrolls the list around a node on; the page then, or null if it shows nothing else. */
export type ScrollOn = (node: number) => Promise<PageView | null>;

/** The sights of the list that has come on a page, after the first, as it is scrolled on. */
export async function* furtherSights(
  before: readonly ChoiceGroup[],
  first: PageView,
  scrollOn: ScrollOn,
): AsyncGenerator<PageView, void> {
  const key = keyOfList(before, first);
  const seen = new Set<string>();
  let vain = 0;
  let view: PageView | null = first;
  for (let turn = 0; turn < MOST_TURNS && vain < MOST_VAIN && view !== null && key !== null; turn += 1) {
    const choices: readonly Choice[] = view.groups.find((group) => group.key === key)?.choices ?? [];
    const known = seen.size;
    for (const { value } of choices) seen.add(textKey(value));
    vain = seen.size > known ? 0 : vain + 1;
    const last = choices.at(-1);
    view = last?.control === undefined ? null : await scrollOn(last.control.node);
    if (view !== null) yield view;
  }
}

/** The page with all values of the list that has come on it. */
export async function withAllSights(
  before: readonly ChoiceGroup[],
  first: PageView,
  scrollOn: ScrollOn,
): Promise<PageView> {
  const key = keyOfList(before, first);
  let whole = first;
  for await (const { groups } of furtherSights(before, first, scrollOn)) {
    const further = groups.find((group) => group.key === key);
    const add = (group: ChoiceGroup): ChoiceGroup =>
      further !== undefined && group.key === key ? withChoices(group, further) : group;
    whole = { ...whole, groups: whole.groups.map(add) };
  }
  return whole;
}

/** The key of the longest list that has come and that a script works, or whose boxes are to be unticked; or null. */
function keyOfList(before: readonly ChoiceGroup[], { groups }: PageView): string | null {
  const isWorked = (group: ChoiceGroup): boolean => isScripted(group) || areAllTicked(group);
  const come = groups.filter((group) => isWorked(group) && !before.some((other) => isSameList(other, group)));
  const [longest] = [...come].sort((a, b) => b.choices.length - a.choices.length);
  return longest?.key ?? null;
}

function isSameList(other: ChoiceGroup, group: ChoiceGroup): boolean {
  return other.key === group.key && hasChoice(other, group.choices[0]?.value ?? null);
}

/** A group with the choices of the same group on a later page that it has not. */
export function withChoices(group: ChoiceGroup, { choices }: ChoiceGroup): ChoiceGroup {
  return { ...group, choices: [...group.choices, ...choices.filter(({ value }) => !hasChoice(group, value))] };
}

/** Whether a group has a choice of a name. */
export function hasChoice({ choices }: ChoiceGroup, name: string | null): boolean {
  return name !== null && choices.some(({ value }) => textKey(value) === textKey(name));
}
