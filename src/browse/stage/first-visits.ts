/**
 * Whether an address shows what it says or what its visitor asked last: some sites keep the last question in the visitor's
 * session, so that the address of a list shows another one later. There each load comes as a first visit.
 */

import { shortHash } from '../../base/hash.js';
import type { PageView } from '../../model/page.js';

/** Loads as a new visitor that change nothing before no more are tried. Raising it costs loads of lists that change by themselves. */
const MOST_TRIALS = 2;

/** What is known of a site's addresses. One for all that asks a site. */
export interface FirstVisits {
  /** Whether each load is to come as a new visitor. */
  areNeeded(): boolean;
  /** Each load is to come so from now on, as was seen elsewhere. */
  need(): void;
  /** Whether an address shows another list than at first, so that it is to be loaded once more as a new visitor. */
  isOther(url: string, view: PageView): boolean;
  /** Takes in what a new visitor was shown after {@link isOther}. */
  note(url: string, view: PageView): void;
}

/** Nothing known yet. */
export function createFirstVisits(): FirstVisits {
  const shown = new Map<string, string>();
  let areNeeded = false;
  let trials = 0;
  return {
    areNeeded: () => areNeeded,
    need() {
      areNeeded = true;
    },
    isOther(url, view) {
      const list = listOf(view);
      const first = shown.get(url);
      if (first === undefined) shown.set(url, list);
      // What shows nothing at first may only be late.
      return !areNeeded && trials < MOST_TRIALS && first !== undefined && first !== NOTHING && first !== list;
    },
    note(url, view) {
      trials += 1;
      areNeeded = shown.get(url) === listOf(view);
    },
  };
}

const NOTHING = '';

/** What a page lists: how much it declares, else which cards it shows. Lists of one size may be of different things. */
function listOf({ list, declaredCount }: PageView): string {
  if (list === null || list.cards.length === 0) return NOTHING;
  return declaredCount === null
    ? shortHash(JSON.stringify(list.cards.map(({ name, url }) => url ?? name)))
    : String(declaredCount);
}
