/**
 * Lists that stand behind a button of another one, as "See all" below what a front page shows off: without an address such a
 * button looks like one that brings more of the same. And those behind a button of a page that shows nothing else.
 */

import type { AccessPath } from '../../model/access-path.js';
import { NO_PAGINATION } from '../../model/no-pagination.js';
import type { PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { leadsElsewhere } from '../lists/elsewhere.js';
import { byAddress } from './led-to.js';
import { enteredList } from './pressed-forms.js';
import { hasSameCards } from './showcases.js';

/** A page of a list, and what stands behind its button. */
export interface LedElsewhere {
  /** The page; without a way on if that leads to another list. */
  readonly observation: Observation;
  /** Where the other list is found again; null if there is none. */
  readonly behind: AccessPath | null;
}

/** Facets with counts beside a list from which on that is what they narrow; one may be a menu of what the site has. */
const LEAST_COUNTED = 2;

/**
 * Presses the only button behind a list that does not say which of its pages are shown, and beside which nothing counts what
 * it holds; or those through which a page is entered that shows nothing else.
 */
export async function lookBehindButton(context: ExploreContext, observation: Observation): Promise<LedElsewhere> {
  const { view } = observation;
  const entered = view.list === null ? await enteredList(context, view) : null;
  if (entered !== null) return { observation, behind: entered.path };
  const { next, pages, isSideways } = view.pagination;
  const isSole = next?.kind === 'actions' && next.steps.at(-1)?.do === 'click' && pages.length === 0;
  if (!isSole || isSideways === true || isNarrowed(view)) return { observation, behind: null };
  const answer = await glance(context, next, { priority: 1 });
  if (answer.kind !== 'page' || !leadsElsewhere(view, answer.observation.view)) return { observation, behind: null };
  return {
    observation: { ...observation, view: { ...view, pagination: NO_PAGINATION } },
    behind: await addressOf(context, next, answer.observation.view),
  };
}

/** Whether facets beside a list say how many entities their values have. */
function isNarrowed({ groups }: PageView): boolean {
  const counted = groups.filter(
    ({ guess, choices }) => guess === 'facet' && choices.some(({ count }) => count !== null),
  );
  return counted.length >= LEAST_COUNTED;
}

/** The address of what a press led to if it shows the same, else the press. */
async function addressOf(context: ExploreContext, press: AccessPath, pressed: PageView): Promise<AccessPath> {
  const addressed = await byAddress(context, pressed, { options: { priority: 1 }, isSame: hasSameCards });
  return addressed?.path ?? press;
}
