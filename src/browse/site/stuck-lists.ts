/**
 * Lists that came over HTTP, promise more than they list and have no way on: a browser may know one.
 */

import { urlPattern } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { isPaging } from '../../model/step.js';
import { unitPath } from '../stage/stage-path.js';

/** Lists of one pattern that are opened in vain before the rest is left as it is. */
const MOST_IN_VAIN = 2;

/** Tells which lists are worth a browser. */
export interface StuckLists {
  /** Whether the browser may know how a page goes on. */
  mayBeHelped(path: AccessPath, view: PageView): boolean;
  /** Notes that a page did not go on in the browser either. */
  noteInVain(view: PageView): void;
}

/** No list so far. `onward` adds the way on that is known already. */
export function createStuckLists(onward: (path: AccessPath, view: PageView) => PageView): StuckLists {
  const inVain = new Map<string, number>();
  return {
    mayBeHelped(path, view) {
      if ((inVain.get(urlPattern(view.url)) ?? 0) >= MOST_IN_VAIN) return false;
      // A later page of a list came by the site's pager, which is known then: it tells the end as well.
      const last = unitPath(path)?.units.at(-1);
      return (last === undefined || !isPaging(last)) && isStuck(onward(path, view));
    },
    noteInVain(view) {
      const pattern = urlPattern(view.url);
      inVain.set(pattern, (inVain.get(pattern) ?? 0) + 1);
    },
  };
}

/** Whether a page that came over HTTP lists less than it promises and has no way on. */
function isStuck({ source, list, pagination, declaredCount, scripts, counts }: PageView): boolean {
  if (
    source !== 'http' ||
    scripts === 0 ||
    list === null ||
    pagination.next !== null ||
    pagination.isLast === true ||
    declaredCount === null
  )
    return false;
  const told = counts.find(({ value }) => value === declaredCount);
  return (told?.to ?? list.cards.length) < declaredCount && pagination.previous === null;
}
