/**
 * Links to states of a page behind the hash, where the page itself is a list that is known: once several of them were seen to
 * show a part of it each, the others are no lists of their own but choices, and each would cost a page in a browser.
 */

import { fragmentArguments, fragmentRoute, parseHttpUrl, withoutHash } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { FoundList } from './found-list.js';
import { isSurelyRich } from './rich-lists.js';
import { sizeGuess } from './size-guess.js';

/** States that are looked at before the others of their kind are taken for parts of the page's list. Raising it costs a page in a browser each. */
const LEAST_SEEN = 3;

/** Whether a link leads to a state of a known list's page of which several others of its kind show less than that list. */
export function isStateOfKnown(path: AccessPath, lists: readonly FoundList[]): boolean {
  const state = stateOf(path);
  const whole = state === null ? null : wholeOf(state, lists);
  if (state === null || whole === null) return false;
  const seen = lists.filter((list) => isAlike(stateOf(list.path), state));
  return seen.length >= LEAST_SEEN && seen.every(({ observation: { view } }) => sizeGuess(view) < whole);
}

interface HashState {
  readonly page: string;
  /** Names of what its hash says. */
  readonly names: string;
}

/** What an address says behind the hash of which page; null where it says nothing there. */
function stateOf(path: AccessPath): HashState | null {
  const parsed = path.kind === 'url' ? parseHttpUrl(path.url) : null;
  const hash = parsed?.hash ?? '';
  const names = fragmentArguments(hash).map(({ name }) => name);
  if (parsed === null || names.length === 0) return null;
  return { page: withoutHash(parsed.href) + fragmentRoute(hash), names: names.join('&') };
}

function isAlike(one: HashState | null, { page, names }: HashState): boolean {
  return one?.page === page && one.names === names;
}

/** How many the list of a page itself says that it holds, where that is known and its page offers ways into it; else null. */
function wholeOf({ page }: HashState, lists: readonly FoundList[]): number | null {
  const whole = lists.find(({ path }) => path.kind === 'url' && path.url === page)?.observation.view;
  return whole !== undefined && isSurelyRich(whole) ? whole.declaredCount : null;
}
