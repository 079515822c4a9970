/**
 * Lists whose cards lead to lists of other things: menus, such as pictures of categories.
 */

import { splitCount, textKey } from '../../base/text.js';
import { bareUrl } from '../../base/url.js';
import { listHint } from '../../model/list-hint.js';
import type { Card, ItemList, ListHint, PageView } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import type { FoundList } from './found-list.js';
import { goesOn } from './rich-lists.js';

/** Cards that are opened to see that all lead to lists: the page of one entity may look like a list by itself. */
const MOST_OPENED = 2;

/** Cards that must tell counts beside their names, and the share of all of them, for these to choose what is opened. */
const LEAST_COUNTED = 3;
const COUNTED_SHARE = 0.75;

/** What was found out of lists of cards. */
export interface Hubs {
  /**
   * Whether a list is a menu; opens pages of its cards where nothing else tells. Short lists there are told by those that are
   * known, if their cards link otherwise.
   */
  isHub(context: ExploreContext, view: PageView, known?: readonly Pick<FoundList, 'observation'>[]): Promise<boolean>;
  /** Whether a list is known to be a menu. */
  isKnown(list: ItemList | null): boolean;
  /** Whether a menu of cards has any that others like it had not; takes them in. */
  namesFurther(list: ItemList): boolean;
}

/** Nothing known. */
export function createHubs(): Hubs {
  /** By kinds of lists. */
  const hubs = new Map<string, boolean>();
  /** Names of the cards of such lists, by pattern: another order of one leads nowhere else. */
  const names = new Map<string, Set<string>>();
  return {
    async isHub(context, { list, ...view }, lists = []) {
      if (list === null || !list.cards.some(({ url }) => url !== null) || tellsParts(view)) return false;
      const kind = kindOf(list);
      const known = hubs.get(kind);
      if (known !== undefined) return known;
      const other = lists
        .flatMap(({ observation }) => observation.view.list ?? [])
        .find(({ linkPattern }) => linkPattern !== list.linkPattern);
      const leads = await leadsToLists(context, list, other === undefined ? null : listHint(other));
      if (leads !== null) hubs.set(kind, leads);
      return leads === true;
    },
    isKnown: (list) => list !== null && hubs.get(kindOf(list)) === true,
    namesFurther({ linkPattern, cards }) {
      const known = names.get(linkPattern) ?? new Set();
      const before = known.size;
      for (const { name } of cards) known.add(textKey(name));
      names.set(linkPattern, known);
      return known.size > before;
    },
  };
}

/** What lists of one kind share: how their cards link; where all things stand right below the host, also where the list stands. */
function kindOf({ linkPattern, place }: ItemList): string {
  return /^[^/]+\/\*$/u.test(linkPattern) ? `${linkPattern} ${place ?? ''}` : linkPattern;
}

/** Whether a list goes on, and tells how many of its entities each value of a facet has: a menu does not. */
function tellsParts({ declaredCount, pagination, groups }: Omit<PageView, 'list'>): boolean {
  if (declaredCount === null || pagination.next === null) return false;
  return groups.some(
    ({ guess, choices }) =>
      guess === 'facet' && choices.length > 1 && choices.every(({ count }) => count !== null && count <= declaredCount),
  );
}

/**
 * Whether the first cards of a list lead to lists of other things; null where the first page could not be had. Tiles of a
 * start page lead to all kinds of pages: one list that is surely larger is enough where no other of them shows an entity.
 */
async function leadsToLists(context: ExploreContext, list: ItemList, like: ListHint | null): Promise<boolean | null> {
  let leads: boolean | null = null;
  let isLarger = false;
  for (const url of firstTargets(list.cards)) {
    const answer = await glance(context, { kind: 'url', url }, { priority: 1, purpose: 'entity', like });
    if (answer.kind !== 'page') return leads;
    const { view } = answer.observation;
    leads = listsOthers(view, list) || (isLarger && view.type === 'other');
    if (!leads) return false;
    isLarger ||= listsOthers(view, list) && isLargerList(view, list);
  }
  return leads;
}

/** Whether a page lists more than a list has cards, tells how many, and goes on. */
function isLargerList(view: PageView, { cards }: ItemList): boolean {
  return goesOn(view) && (view.declaredCount ?? 0) > cards.length;
}

/** The first cards, or those that tell the largest counts beside their names: what few things have shows no list of its own. */
function firstTargets(cards: readonly Card[]): readonly string[] {
  const counted = cards.flatMap(({ url, ...card }) => {
    const count = toldCount(card);
    return count === null ? [] : [{ url, count }];
  });
  const isCounted = counted.length >= LEAST_COUNTED && counted.length >= cards.length * COUNTED_SHARE;
  const ordered = isCounted ? [...counted].sort((a, b) => b.count - a.count) : cards;
  return [...new Set(ordered.flatMap(({ url }) => url ?? []))].slice(0, MOST_OPENED);
}

/** The number in brackets of a card that shows nothing else but its name; null of others. */
function toldCount({ name, texts }: Pick<Card, 'name' | 'texts'>): number | null {
  const [first, told = '', ...others] = texts;
  const number = first === name && others.length === 0 ? splitCount(`${name} ${told}`) : null;
  return number !== null && number.value === name ? number.count : null;
}

/** Whether a page lists other things than a list does. */
function listsOthers(view: PageView, { cards, linkPattern }: ItemList): boolean {
  const { type, list } = view;
  const own = new Set(cards.map(({ name }) => textKey(name)));
  return (
    type === 'list' &&
    list !== null &&
    list.linkPattern !== linkPattern &&
    !isAmongItsCards(view, list) &&
    !list.cards.some(({ name }) => own.has(textKey(name)))
  );
}

/**
 * Whether a page is one of what it lists, told by an address of its own that it names besides the one that led to it: an
 * entity beside which others stand, as a site may address each by the way there.
 */
function isAmongItsCards({ url, canonicalUrl }: PageView, { linkPattern }: ItemList): boolean {
  if (canonicalUrl === null || bareUrl(canonicalUrl) === bareUrl(url)) return false;
  const [path = ''] = linkPattern.split('?');
  const known = path.split('/');
  const own = bareUrl(canonicalUrl)
    .replace(/^https?:\/\//u, '')
    .split('/');
  return own.length === known.length && known.every((segment, at) => segment === '*' || segment === own[at]);
}
