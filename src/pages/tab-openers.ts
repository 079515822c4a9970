/**
 * Tabs of a dialog that show one facet each in a panel beside them: each shows values, and chooses none.
 */

import { textKey } from '../base/text.js';
import type { ChoiceGroup, Control } from '../model/page.js';
import type { PageIndex } from './page-index.js';

/** Tabs called as facets of the page from which on all beside them are facets. Raising it opens fewer dialogs whose panel shows no facet now. */
const LEAST_CALLED = 2;

/** The groups of tabs in a dialog that show facets: the one that is open is called as a facet beside it, or several as facets of the page. */
export function facetTabs(
  index: PageIndex,
  groups: readonly ChoiceGroup[],
  dialog: number | null,
): readonly ChoiceGroup[] {
  if (dialog === null) return [];
  const facets = groups.filter((group) => group.guess === 'facet' && !areTabs(index, group));
  const called = new Set(facets.map(({ label }) => textKey(label ?? '')));
  const inside = facets.filter(({ node }) => index.contains(dialog, node));
  return groups.filter((group) => {
    if (!index.contains(dialog, group.node) || !areTabs(index, group)) return false;
    const names = group.choices.map(({ value }) => textKey(value));
    const open = group.choices.findIndex(({ selected }) => selected);
    const isOpen = inside.some(({ label }) => label !== null && textKey(label) === names[open]);
    return isOpen || names.filter((name) => name !== '' && called.has(name)).length >= LEAST_CALLED;
  });
}

/** The tabs that are not open, as what shows more of the page. */
export function tabOpeners(tabs: readonly ChoiceGroup[]): readonly Control[] {
  return tabs.flatMap(({ choices }) =>
    choices.flatMap(({ selected, control }): readonly Control[] => {
      if (selected || control === undefined) return [];
      const { role, name, ordinal } = control.step;
      return [{ ...control, step: { do: 'open', role, name, group: null, ordinal, value: null } }];
    }),
  );
}

/** Whether all of a group are tabs of which one is open. */
function areTabs(index: PageIndex, { choices }: ChoiceGroup): boolean {
  return (
    choices.filter(({ selected }) => selected).length === 1 &&
    choices.every(({ node, control }) => [node, control?.node ?? node].some((id) => index.role(id) === 'tab'))
  );
}
