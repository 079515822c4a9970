/**
 * Buttons and links that tell what is chosen in other groups, by label and value ("Colour: Oak"), and take it back: with what
 * stands beside them they choose nothing.
 */

import { textKey } from '../../base/text.js';
import type { FoundGroup } from './found-group.js';

/** Whether one of a group's buttons is called as another group with what is chosen in it, or links as others in which as much is chosen. */
export function tellsChoices(group: FoundGroup, groups: readonly FoundGroup[]): boolean {
  if (group.widget === 'links') return namesOthers(group, groups);
  if (group.widget !== 'buttons') return false;
  const told = groups.flatMap((other) => (other === group ? [] : chosenIn(other)));
  return group.choices.some(({ value }) => told.some((one) => tells(value, one)));
}

/** Whether choices are called as other groups in which as many are chosen, with words that the site may have for these only here. */
function namesOthers(group: FoundGroup, groups: readonly FoundGroup[]): boolean {
  const said = group.choices.flatMap(({ value }) => {
    const [label, behind] = splitTold(value);
    return label === undefined || behind === undefined ? [] : [textKey(label)];
  });
  return said.some((label) => {
    const other = groups.find((one) => one !== group && one.label !== null && textKey(one.label) === label);
    const chosen = other?.choices.filter(({ selected }) => selected).length ?? 0;
    return chosen > 0 && said.filter((one) => one === label).length <= chosen;
  });
}

/** A label and, behind a colon, a value. */
function splitTold(text: string): readonly string[] {
  return text.split(/\s*[:：]\s+/u, 2);
}

interface Told {
  readonly label: string;
  readonly value: string;
}

function chosenIn({ label, choices }: FoundGroup): readonly Told[] {
  if (label === null) return [];
  return choices.flatMap(({ selected, value }) => (selected ? [{ label: textKey(label), value: textKey(value) }] : []));
}

/** Whether a text says a label and, behind a colon, a value, be it the last of several that lead to it. */
function tells(text: string, { label, value }: Told): boolean {
  const [said = '', behind] = splitTold(text);
  if (behind === undefined || label === '' || value === '' || textKey(said) !== label) return false;
  return textKey(behind) === value || textKey(behind).endsWith(` ${value}`);
}
