/**
 * Buttons of dialogs, which stand beside all of their facets: one that has no words yet while its number is being counted is
 * missed beside the facets that are read then.
 */

import { withButton } from '../../model/applying-button.js';
import type { ChoiceGroup, Control } from '../../model/page.js';
import type { Region } from '../region.js';
import { buttonKey } from './needless-buttons.js';

/** The region with all buttons of a dialog beside those of its facets that were read with some of them. */
export function withDialogButtons(region: Region): Region {
  const inDialog = region.view.groups.filter(({ isInDialog }) => isInDialog === true);
  if (inDialog.length < 2) return region;
  const groups = region.view.groups.map((group) => (inDialog.includes(group) ? completed(group, inDialog) : group));
  return { ...region, view: { ...region.view, groups } };
}

function completed(group: ChoiceGroup, others: readonly ChoiceGroup[]): ChoiceGroup {
  const own = keysOf(group);
  const fuller = others.find((other) => {
    const keys = keysOf(other);
    return own.size > 0 && keys.size > own.size && [...own].every((key) => keys.has(key));
  });
  if (fuller?.apply === undefined) return group;
  const { otherButtons = [] } = fuller;
  return { ...withButton(group, fuller.apply), otherButtons };
}

function keysOf({ apply, otherButtons = [] }: ChoiceGroup): ReadonlySet<string> {
  const buttons: readonly Control[] = apply === undefined ? [] : [apply, ...otherButtons];
  return new Set(buttons.map(({ step }) => buttonKey(step)));
}
