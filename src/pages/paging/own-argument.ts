/**
 * The position in a page's own address where its pager writes addresses in another way: links of many scripts say arguments
 * that an address does without (`?page=3&sort=` beside `?page=2`).
 */

import { allSlots } from './url-slots.js';

/** What stands for the number in a slot's key. */
const SLOT = '\u0000';

/** The position that a page's address gives in the pager's argument; null if it says anything that the pager's links do not. */
export function ownPosition(pageUrl: string, key: string): number | null {
  const pager = argumentsOf(key);
  if (pager.position === null) return null;
  const own = allSlots(pageUrl).find((slot) => {
    const { path, position, others } = argumentsOf(slot.key);
    return path === pager.path && position === pager.position && others.every((other) => pager.others.includes(other));
  });
  return own?.value ?? null;
}

interface KeyParts {
  readonly path: string;
  /** The argument that holds the number; null unless there is one. */
  readonly position: string | null;
  readonly others: readonly string[];
}

function argumentsOf(key: string): KeyParts {
  const [path = '', query = ''] = key.split('?', 2);
  const all = query.split('&').filter((argument) => argument !== '');
  const [position = null, ...more] = all.filter((argument) => argument.includes(SLOT));
  return {
    path,
    position: more.length === 0 ? position : null,
    others: all.filter((argument) => !argument.includes(SLOT)),
  };
}
