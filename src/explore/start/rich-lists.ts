/**
 * How much the page of a list tells of the whole.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';

/** Whether a page looks like one that lists entities. */
export function showsList(view: PageView): boolean {
  return view.list !== null && !view.empty.empty && (view.type === 'list' || isRich(view));
}

/** Whether a list page by itself offers a way into the whole: pages, a count, or facets. */
export function isRich(view: PageView): boolean {
  return (
    view.list !== null && (goesOn(view) || tellsCount(view) || view.groups.some((group) => group.guess === 'facet'))
  );
}

/** Whether a page says how many entities its list holds; a count beside cards that move sideways is of something else. */
function tellsCount({ declaredCount, pagination }: PageView): boolean {
  return declaredCount !== null && pagination.isSideways !== true;
}

/** Whether a list has further pages, as far as its page tells: that scrolling may bring more is only a guess. */
export function goesOn({ pagination: { next, isSideways } }: PageView): boolean {
  return next !== null && isSideways !== true && !(next.kind === 'actions' && next.steps.at(-1)?.do === 'scroll');
}

/** Confidence from which a facet is no menu of lists of their own, as front pages have beside what they show off. */
const SURE_FACET = 0.5;

/** The same of a pair of choices without counts, as links of a front page are read. */
const SURE_PAIR = 0.55;

/** The same, and no front page: its menus look like facets only because they stand beside a list. */
export function isSurelyRich(view: PageView): boolean {
  return isRich(view) && (hasSureFacet(view) || goesOn(view) || tellsCount(view));
}

/** Whether a list that offers a way into the whole is among several. */
export function holdWholes(lists: readonly { readonly observation: { readonly view: PageView } }[]): boolean {
  return lists.some(({ observation }) => isSurelyRich(observation.view));
}

/** Whether a page offers a facet that is no guess. */
export function hasSureFacet(view: PageView): boolean {
  return view.groups.some(
    (group) => group.guess === 'facet' && group.confidence >= leastConfidence(group) && !countsBeyond(group, view),
  );
}

/**
 * Whether the links of a group lead away from a page, to more than its list could hold as far as it tells, which neither goes
 * on nor has a number: a menu of other lists, each with its size.
 */
function countsBeyond({ choices }: ChoiceGroup, { url, list, declaredCount, pagination }: PageView): boolean {
  if (declaredCount !== null || (pagination.next !== null && pagination.isSideways !== true)) return false;
  const place = parseHttpUrl(url)?.pathname;
  const leadsAway = choices.every(({ path }) => path?.kind === 'url' && parseHttpUrl(path.url)?.pathname !== place);
  const shown = list?.cards.length ?? 0;
  return leadsAway && choices.some(({ count }) => count !== null && count > shown);
}

function leastConfidence({ choices }: ChoiceGroup): number {
  const isPair = choices.length <= 2 && choices.every(({ count }) => count === null);
  return isPair ? SURE_PAIR : SURE_FACET;
}
