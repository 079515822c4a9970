/**
 * Keys of groups that were called after something else than themselves: as what opened them, as the attribute that was chosen
 * for them.
 */

import { textKey } from '../base/text.js';

/** Stands before the name. */
const OF = ' of ';

/** The key of a group of this key that was called so. */
export function calledKey(key: string, name: string): string {
  return `${key}${OF}${textKey(name)}`;
}

/** The key that a group has by itself, whatever it was called; only keys that end so are shortened. */
export function ownKey(key: string): string {
  const at = key.lastIndexOf(`|${OF}`);
  return at < 0 ? key : key.slice(0, at + 1);
}
