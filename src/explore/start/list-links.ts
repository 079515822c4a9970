/**
 * Which links point to list pages: predicted from the link's pattern, confirmed by fetching (design §5.2).
 */

import { canonicalUrl, parseHttpUrl, urlPattern } from '../../base/url.js';
import type { Link, PageView } from '../../model/page.js';
import type { Site } from '../../model/site.js';
import { glance } from '../glance.js';
import { isRich } from './rich-lists.js';

/** Fetched links of a pattern from which the others are predicted; more costs pages and errs less. */
const CONFIRMATIONS = 2;
/** Share of a pattern's fetched links that must agree for a prediction, 0.5–1; higher fetches more of mixed patterns. */
const AGREEMENT_SHARE = 0.9;

/** What is known of a site's links. */
export interface ListLinks {
  /** Whether the link points to a list page. Fetches it if its pattern does not tell yet. */
  leadsToList(url: string): Promise<boolean>;
  /** Takes in what a page that was fetched turned out to be. */
  note(url: string, isList: boolean): void;
}

interface Tally {
  readonly lists: number;
  readonly others: number;
}

/** Nothing known yet. */
export function createListLinks(site: Site): ListLinks {
  const tallies = new Map<string, Tally>();
  const answers = new Map<string, Promise<boolean>>();
  const noted = new Set<string>();
  const note = (url: string, isList: boolean): void => {
    const key = canonicalUrl(url);
    if (noted.has(key)) return;
    noted.add(key);
    for (const pattern of patternsOf(url)) {
      const { lists, others } = tallies.get(pattern) ?? { lists: 0, others: 0 };
      tallies.set(pattern, isList ? { lists: lists + 1, others } : { lists, others: others + 1 });
    }
  };
  const confirm = async (url: string): Promise<boolean> => {
    const answer = await glance({ site }, { kind: 'url', url });
    if (answer.kind !== 'page') return false;
    const isList = isListPage(answer.observation.view);
    note(url, isList);
    return isList;
  };
  return {
    note,
    leadsToList(url) {
      for (const pattern of patternsOf(url)) {
        const predicted = predict(tallies.get(pattern));
        if (predicted !== null) return Promise.resolve(predicted);
      }
      const key = canonicalUrl(url);
      const answer = answers.get(key) ?? confirm(url);
      answers.set(key, answer);
      return answer;
    },
  };
}

/** Patterns of an address, the finest first: with the names of its arguments, and its path alone. */
function patternsOf(url: string): readonly string[] {
  const whole = urlPattern(url);
  // Of k facets there are 2^k sets of arguments; to confirm each would cost more than to ask them.
  return [whole, `${whole.split('?', 1)[0] ?? ''} path`];
}

function predict(tally: Tally | undefined): boolean | null {
  if (tally === undefined) return null;
  const seen = tally.lists + tally.others;
  if (seen < CONFIRMATIONS || Math.max(tally.lists, tally.others) < seen * AGREEMENT_SHARE) return null;
  return tally.lists > tally.others;
}

/** Whether a page lists entities without being an entity page itself (Huang 2011 §4.1). */
export function isListPage(view: PageView): boolean {
  return view.list !== null && !view.empty.empty && (view.type === 'list' || isRich(view));
}

/** Links of a page that may point to list pages of its site: no cards, nothing that acts or leads elsewhere. */
export function possibleListLinks(view: PageView): readonly Link[] {
  const host = parseHttpUrl(view.url)?.host;
  return view.links.filter(({ acts, area, url }) => !acts && area !== 'list' && parseHttpUrl(url)?.host === host);
}
