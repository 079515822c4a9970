/**
 * Menus of attributes that a tool of the page opens, each of which gives way to its values: told from ways to compare values,
 * which come up behind a choice, too.
 */

import type { ChoiceGroup, PageView } from '../../model/page.js';
import { valueKey } from '../region.js';

/** What a choice showed, and the page as it is then. */
interface Shown {
  readonly groups: readonly ChoiceGroup[];
  readonly region: { readonly view: Pick<PageView, 'groups'> };
}

/**
 * Whether a group that a choice showed may be a menu of attributes, by what its first choices showed: each shows other values
 * in its place. Ways to compare values stay, one of them is chosen, and all show the same values.
 */
export function mayBeMenu({ guess, choices }: ChoiceGroup, shown: readonly Shown[]): boolean {
  if (guess === 'comparison' || choices.some(({ selected }) => selected)) return false;
  const own = new Set(choices.map(valueKey));
  const isReplaced = ({ region }: Shown): boolean =>
    !region.view.groups.some((group) => group.choices.some((choice) => own.has(valueKey(choice))));
  return shown.every(isReplaced) && areApart(shown);
}

/** Whether no two of them have a value in common. */
function areApart(shown: readonly Shown[]): boolean {
  const values = shown.map(({ groups }) => new Set(groups.flatMap(({ choices }) => choices.map(valueKey))));
  const all = new Set(values.flatMap((own) => [...own]));
  return all.size === values.reduce((sum, own) => sum + own.size, 0);
}
