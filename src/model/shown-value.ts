/**
 * Names of fields that tell the value shown in the field behind its label, as browsers compute them from both
 * ("Country All countries").
 */

import type { Choice } from './page.js';

/** A name without the value of the field's list that it ends with; as it is where it ends with none, or is nothing else. */
export function withoutValueBehind(name: string, choices: readonly Pick<Choice, 'value'>[]): string {
  const ends = choices.map(({ value }) => value).filter((value) => value !== '' && name.endsWith(` ${value}`));
  // Of two values of which one ends with the other the longer one is meant.
  const [shown] = ends.sort((one, other) => other.length - one.length);
  const label = shown === undefined ? '' : name.slice(0, -shown.length).trim();
  return /\p{L}/u.test(label) ? label : name;
}
