/**
 * How lists of a site go on in a browser, by the address patterns of their first pages: as they are scrolled, or by a pager that
 * scripts work. What comes of them over HTTP often shows neither.
 */

import { placePattern } from '../../base/url.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { isPaging, isWindowScroll, PAGINATION_GROUP } from '../../model/step.js';
import type { UnitPath } from '../stage/stage-path.js';

/** Any pager's step; a pager is found by its group. */
const NEXT: Step = { do: 'click', role: null, name: null, group: PAGINATION_GROUP, ordinal: 0, value: null };

/** Scrolls to the end of a list. */
export const SCROLL: Step = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null };

/** What was seen of lists; grows. */
export interface WaysOn {
  /** Takes in a page of a list. */
  note(path: UnitPath, view: PageView): void;
  /** Steps that may lead on from a page that shows no way, the likeliest first. */
  steps(path: UnitPath, view: PageView): readonly Step[];
  /** The step that leads on in a browser, or null if none is known that would work. */
  inBrowser(path: UnitPath): Step | null;
}

/** Nothing seen yet. */
export function createWaysOn(): WaysOn {
  const scrolled = new Set<string>();
  const turned = new Set<string>();

  function note(path: UnitPath, { source, url, list, pagination: { next } }: PageView): void {
    const last = path.units.at(-1);
    if (source === 'browser' && isByControl(next)) turned.add(placePattern(path.url));
    if (last?.do !== 'scroll' || isWindowScroll(last) || next !== null || (list?.cards.length ?? 0) === 0) return;
    for (const place of [url, path.url]) scrolled.add(placePattern(place));
  }

  return {
    note,
    steps(path, { url }) {
      const isScrolled = [url, path.url].some((place) => scrolled.has(placePattern(place)));
      const mayTurn = !isScrolled || turned.has(placePattern(path.url));
      return [...(isScrolled ? [SCROLL] : []), ...(mayTurn ? [NEXT] : [])];
    },
    inBrowser({ url, units }) {
      const place = placePattern(url);
      if (scrolled.has(place)) return SCROLL;
      // Behind the last page there is no pager to be worked: a count that is wrong must not lead there.
      const isFirst = !units.some(isPaging);
      return isFirst && turned.has(place) ? NEXT : null;
    },
  };
}

/** Whether a way leads on by a control that is worked. */
function isByControl(next: AccessPath | null): boolean {
  return next?.kind === 'actions' && next.steps.at(-1)?.do !== 'scroll';
}
