/**
 * Labels that show what is chosen beside their own words, as the heads of accordions do: `Make Kestrel ▾`.
 */

import { labelText } from '../../../base/text.js';
import type { Choice } from '../../../model/page.js';

/** A label without the values that are chosen and stand at its end, joined by signs; as it is if nothing else is left. */
export function withoutChosen(label: string, choices: readonly Pick<Choice, 'value' | 'selected'>[]): string {
  const chosen = choices.flatMap(({ value, selected }) => (selected && value !== '' ? [value] : []));
  let rest = label;
  for (let value = endOf(rest, chosen); value !== undefined; value = endOf(rest, chosen))
    rest = rest.slice(0, -value.length).replace(JOINED, '');
  return /\p{L}/u.test(rest) ? labelText(rest) : label;
}

const JOINED = /[\s,;·•|/+&–—-]+$/u;

function endOf(label: string, values: readonly string[]): string | undefined {
  return values.find((value) => label.endsWith(value));
}
