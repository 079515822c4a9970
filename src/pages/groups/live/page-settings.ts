/**
 * Rows of buttons that say no state and choose nothing of the page's list: what its footer lets one set, as language and
 * currency, and what a search that is filled in is made up of, as the days of a journey.
 */

import type { Form } from '../../../model/form.js';
import { findFilledSearches } from '../../filled-searches.js';
import type { PageIndex } from '../../page-index.js';
import type { ScriptedGroup } from './scripted-groups.js';
import { isPlainButton } from './widget.js';

/** The groups without those rows. */
export function withoutSettings(
  index: PageIndex,
  forms: readonly Form[],
  groups: readonly ScriptedGroup[],
): readonly ScriptedGroup[] {
  const plain = new Set(groups.filter(isPlain));
  if (plain.size === 0) return groups;
  const blocks = findFilledSearches(index, forms).map(({ block }) => block);
  const isSetting = (node: number): boolean =>
    index.landmark(node) === 'footer' || blocks.some((block) => index.contains(block, node));
  return groups.filter((one) => !plain.has(one) || one.group.choices.some(({ node }) => !isSetting(node)));
}

/** Whether a group is buttons that say neither a state nor a number. */
function isPlain({ group: { choices }, widgets }: ScriptedGroup): boolean {
  return [...widgets.values()].every(isPlainButton) && choices.every(({ count }) => count === null);
}
