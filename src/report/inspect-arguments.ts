/**
 * What the arguments of a page's addresses do, as text for a person.
 */

import { displayText, padText } from './display-text.js';

/** An argument as far as it is known. */
export interface InspectedArgument {
  readonly name: string;
  /** `keyword`, `selects`, `orders`, `positions`, `tracks`. */
  readonly kind: string;
  /** Why it is taken for that. */
  readonly reason: string;
}

const NAME_COLUMNS = 26;
const KIND_COLUMNS = 10;

/** A section with a line for each argument; empty if there is none. */
export function formatArguments(items: readonly InspectedArgument[]): string {
  if (items.length === 0) return '';
  const lines = items.map(
    ({ name, kind, reason }) =>
      `  ${padText(displayText(name), NAME_COLUMNS)}  ${padText(kind, KIND_COLUMNS)}  ${reason.replaceAll('-', ' ')}`,
  );
  return ['Arguments of its addresses, from this page alone', ...lines].join('\n');
}
