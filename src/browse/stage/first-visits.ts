/**
 * Whether an address shows what it says or what its visitor asked last: some sites keep the last question in the visitor's
 * session, so that the address of a list shows another one later. There each load comes as a first visit.
 */

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
  const sizes = new Map<string, number>();
  let areNeeded = false;
  let trials = 0;
  return {
    areNeeded: () => areNeeded,
    need() {
      areNeeded = true;
    },
    isOther(url, view) {
      const size = sizeOf(view);
      const first = sizes.get(url);
      if (first === undefined) sizes.set(url, size);
      // What shows nothing at first may only be late.
      return !areNeeded && trials < MOST_TRIALS && first !== undefined && first > 0 && first !== size;
    },
    note(url, view) {
      trials += 1;
      areNeeded = sizes.get(url) === sizeOf(view);
    },
  };
}

/** How much a page lists: what it declares, or shows. */
function sizeOf({ list, declaredCount }: PageView): number {
  return list === null ? 0 : (declaredCount ?? list.cards.length);
}
