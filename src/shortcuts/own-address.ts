/**
 * Arguments that hold the address of their own request once more, as a page tells what it fetches: what a choice changes in
 * the request it changes there, too, so that such a value says nothing of its own.
 */

import { parseHttpUrl } from '../base/url.js';
import { type Tree, isRecord, recordOf } from './tree.js';

/** Name under which such a value keeps the names of the arguments that it leaves out. No site uses a name that begins with NUL. */
export const PACKED_OWN = '\u0000own';

/** The argument as that of which it tells; null unless its value is the address of its request, but for some arguments. */
export function packedOwn(value: string, { origin, pathname, searchParams }: URL): Tree | null {
  const isWhole = value.startsWith(`${origin}/`);
  if (!isWhole && !value.startsWith('/')) return null;
  const held = parseHttpUrl(value, origin);
  if (held?.origin !== origin || held.pathname !== pathname || held.hash !== '' || held.search.length <= 1) return null;
  const names = new Set(held.searchParams.keys());
  const others = [...searchParams].filter(([name]) => names.has(name));
  const isSame = new URLSearchParams(others).toString() === held.searchParams.toString();
  if (!isSame) return null;
  const leftOut = [...new Set(searchParams.keys())].filter((name) => !names.has(name));
  return recordOf([
    [
      PACKED_OWN,
      recordOf([['origin', isWhole ? origin : ''], ...leftOut.map((name): [string, Tree] => [without(name), true])]),
    ],
  ]);
}

/** The address that such a value stands for in a request with these arguments, or null if it is none. */
export function ownAddress(
  value: Tree,
  { path, pairs }: { readonly path: string; readonly pairs: readonly (readonly [string, string])[] },
): string | null {
  const own = isRecord(value) ? value[PACKED_OWN] : undefined;
  if (!isRecord(own)) return null;
  const kept = pairs
    .filter(([name]) => own[without(name)] !== true)
    .map(([name, text]): [string, string] => [name, text]);
  return `${String(own['origin'])}${path}?${new URLSearchParams(kept).toString()}`;
}

function without(name: string): string {
  return `without ${name}`;
}
