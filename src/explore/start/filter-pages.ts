/**
 * Facets that stand on a page of their own, which a list only links: "Filters".
 *
 * Such a page lists nothing itself; what is chosen there leads back to a list. It is looked for among the links that no other
 * page of the site had: where a list shows no facet that is surely one, and beside those of the site's own lists, whose
 * "All filters" many sites lay over the page and serve under an address, too.
 */

import { textKey } from '../../base/text.js';
import { bareUrl, urlPattern } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import { SURE_FACET, type ChoiceGroup, type Link, type PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';

/** Links of a list that are tried. Raising it costs a page each on sites whose lists have links of their own. */
const MOST_TRIALS = 8;

/** The same beside facets of the list's own. */
const MOST_BESIDE = 3;

/** Groups of facets on pages that a list links; where the list has facets of its own, only those that it has not, of whole lists. */
export async function filterPageGroups(
  explorer: Explorer,
  view: PageView,
  isWhole: boolean,
): Promise<readonly ChoiceGroup[]> {
  const hasSure = view.groups.some(({ guess, confidence }) => guess === 'facet' && confidence >= SURE_FACET);
  if (!hasSure) return linkedFacets(explorer, view, MOST_TRIALS);
  return isWhole ? furtherFacets(view, await linkedFacets(explorer, view, MOST_BESIDE)) : [];
}

/** Those of some facets that a page has not itself, and that lead to where it is. */
function furtherFacets(view: PageView, facets: readonly ChoiceGroup[]): readonly ChoiceGroup[] {
  const own = new Set(view.groups.map(({ label }) => textKey(label ?? '')));
  const leadsHere = ({ choices }: ChoiceGroup): boolean =>
    choices.some(({ path }) => path?.kind === 'url' && bareUrl(path.url) === bareUrl(view.url));
  return facets.filter((group) => group.label !== null && !own.has(textKey(group.label)) && leadsHere(group));
}

async function linkedFacets(explorer: Explorer, view: PageView, most: number): Promise<readonly ChoiceGroup[]> {
  const { filterLinks, otherLinks } = explorer;
  // What led elsewhere from one list, as to another order of it, does so from the others.
  const links = ownLinks(explorer, view).filter((link) => !otherLinks.has(nameOf(link)));
  const known = links.filter((link) => filterLinks.has(nameOf(link)));
  // Once one is known, the other links of a list are not tried any more.
  const tried = filterLinks.size > 0 ? known : links.slice(0, most);
  for (const link of tried) {
    const groups = await facetsBehind(explorer, { kind: 'url', url: link.url });
    const name = nameOf(link);
    if (groups.length > 0) {
      filterLinks.add(name);
      return groups;
    }
    if (!filterLinks.has(name)) otherLinks.add(name);
  }
  return [];
}

/** What links that lead to the same from several lists are known by. */
function nameOf({ text }: Link): string {
  return textKey(text);
}

/**
 * Links that belong to the list rather than to the site: outside of cards, choices and bars, and not seen before. Those that
 * stand alone come first: one may have been read into a menu.
 */
function ownLinks({ context, scouted, tracking, visited }: Explorer, view: PageView): readonly Link[] {
  const host = hostOf(view.url);
  // A link to the top of a page leads nowhere else.
  const keyOf = (url: string): string => accessKey({ kind: 'url', url: url.replace(/#$/u, '') }, tracking);
  const seen = new Set([keyOf(view.url)]);
  const isMenu = ({ guess, label }: ChoiceGroup): boolean => guess === 'navigation' && label === null;
  const inMenu = new Set(view.groups.filter(isMenu).flatMap(addressesOf));
  // What dropped a facet down may be closed again, and its values stand among no choices then.
  const values = new Set(view.groups.filter(({ guess }) => guess === 'facet').flatMap(addressesOf));
  const alone = view.links.filter(({ area, url }) => (area === 'content' || area === 'navigation') && !values.has(url));
  const among = view.links.filter(({ area, url }) => area === 'group' && inMenu.has(url));
  // On a second shelf stand cards of the same kind.
  const cards = new Set(view.list?.cards.flatMap((card) => (card.url === null ? [] : urlPattern(card.url))) ?? []);
  return [...alone, ...among].filter(({ url, text, acts }) => {
    const key = keyOf(url);
    const isOwn = !acts && text !== '' && hostOf(url) === host && !cards.has(urlPattern(url));
    if (!isOwn || scouted.has(key) || visited.has(key) || seen.has(key) || context.isEntity(url)) return false;
    seen.add(key);
    return true;
  });
}

function addressesOf({ choices }: ChoiceGroup): readonly string[] {
  return choices.flatMap(({ path }) => (path?.kind === 'url' ? path.url : []));
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/** The facets of a page that lists nothing. */
async function facetsBehind(explorer: Explorer, path: AccessPath): Promise<readonly ChoiceGroup[]> {
  const answer = await glance(explorer.context, path, { controls: true });
  if (answer.kind !== 'page') return [];
  const { view } = answer.observation;
  return view.list === null && view.type !== 'entity' ? view.groups.filter(({ guess }) => guess === 'facet') : [];
}
