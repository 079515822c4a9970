/**
 * Menus of a start page that scripts fold: their heads stand beside what the page shows off as choices of a facet would, and
 * pressing one only brings up the links below it.
 */

import type { Choice, ChoiceGroup, Link, PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { goesOn } from './rich-lists.js';
import { hasSameCards } from './showcases.js';

/** Heads that are pressed on one page. Raising it costs a press each on pages whose facets have neither counts nor addresses. */
const MOST_PRESSED = 12;

/** A page without the heads of its folded menus, and what these brought up, as a page that offers nothing else. */
export interface UnfoldedPage {
  readonly observation: Observation;
  /** Null where nothing was folded. */
  readonly below: PageView | null;
}

/** Presses what may be heads of folded menus on a page that tells nothing of a whole; one that does has facets. */
export async function unfoldMenus(context: ExploreContext, observation: Observation): Promise<UnfoldedPage> {
  const { view } = observation;
  const mayFold = view.source === 'browser' && view.declaredCount === null && !goesOn(view);
  const folded = new Set<ChoiceGroup>();
  const links: Link[] = [];
  let left = MOST_PRESSED;
  for (const group of mayFold ? view.groups.filter(mayBeHeads) : []) {
    for (const head of group.choices.slice(0, left)) {
      left -= 1;
      const brought = await linksBelow(context, view, head);
      if (brought.length === 0) break;
      folded.add(group);
      links.push(...brought.filter(({ url }) => links.every((other) => other.url !== url)));
    }
  }
  if (folded.size === 0) return { observation, below: null };
  const rest = { ...view, groups: view.groups.filter((group) => !folded.has(group)) };
  return {
    observation: { ...observation, view: rest },
    below: { ...view, groups: [], list: null, forms: [], links },
  };
}

/** Whether a group offers nothing but texts that a script hears of, and tells of none how much it would list. */
function mayBeHeads({ guess, widget, choices }: ChoiceGroup): boolean {
  const isHead = ({ path, count, selected }: Choice): boolean =>
    path?.kind === 'actions' && count === null && !selected;
  return guess === 'facet' && widget === 'links' && choices.every(isHead);
}

/** The links that a press brings up where it changes neither the page's address nor what it lists. */
async function linksBelow(context: ExploreContext, before: PageView, { path }: Choice): Promise<readonly Link[]> {
  const answer = path === null ? null : await glance(context, path, { priority: 1, tentative: true });
  if (answer?.kind !== 'page') return [];
  const { view } = answer.observation;
  if (view.url !== before.url || !hasSameCards(view, before)) return [];
  const known = new Set(before.links.map(({ url }) => url));
  return view.links
    .filter(({ url, acts }) => !acts && !known.has(url))
    .map((link) => ({ ...link, area: 'navigation' as const }));
}
