/**
 * Lists that only show off what others hold: front pages of a site or of one of its departments, with rows of cards beside
 * the ways to the lists themselves.
 */

import { parseHttpUrl, withoutHash } from '../../base/url.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import type { FoundList } from './found-list.js';

/** What the identity of a group begins with that is the cards of a list. */
export const CARDS = 'cards ';

/** Links to addresses below a page's own from which on they are its departments. */
const LEAST_BELOW = 2;

/** Whether a list by itself offers a way into the whole that is no menu. */
export type RichTest = (view: PageView) => boolean;

/** Whether a page lists the same as another in the same order, as other addresses of a start page do. */
export function listsTheSame({ list }: PageView, { list: other }: PageView): boolean {
  const urlsOf = (one: PageView['list']): string => JSON.stringify((one?.cards ?? []).map(({ url }) => url));
  return urlsOf(list) === urlsOf(other);
}

/** Whether two pages list cards of the same names and addresses in the same order, or neither lists any. */
export function hasSameCards({ list }: PageView, { list: other }: PageView): boolean {
  const cardsOf = (one: PageView['list']): string =>
    JSON.stringify((one?.cards ?? []).map(({ url, name }) => [url, name]));
  return cardsOf(list) === cardsOf(other);
}

/** Keys of the groups of links that lead below a page's own address, or, where its cards move sideways, of all its facets. */
export function menusBelow({ url, groups, pagination }: PageView): ReadonlySet<string> {
  const own = parseHttpUrl(url)?.pathname.replace(/\/+$/u, '') ?? '';
  const below = groups.filter((group) => own !== '' && leadsBelow(group, own));
  const sideways = pagination.isSideways === true ? groups.filter(({ guess }) => guess === 'facet') : [];
  return new Set([...below, ...sideways].map(({ key }) => key));
}

function leadsBelow({ choices }: ChoiceGroup, own: string): boolean {
  const paths = choices.flatMap(({ path }) => (path?.kind === 'url' ? [parseHttpUrl(path.url)?.pathname ?? ''] : []));
  return paths.filter((path) => path.startsWith(`${own}/`)).length >= LEAST_BELOW;
}

/**
 * The lists without those that only show off: their cards move sideways, or they led to other lists, or they stand behind
 * a card, as what else may please stands on the page of an entity, and a list that tells how it goes on has cards of the
 * same kind. Nor those of which several cards are ways to such lists, as tiles of departments above what is new.
 */
export function withoutShowcases(
  lists: readonly FoundList[],
  ledOn: ReadonlySet<FoundList>,
  isRich: RichTest,
): readonly FoundList[] {
  const patternOf = ({ observation }: FoundList): string => observation.view.list?.linkPattern ?? '';
  const rich = new Set(lists.filter(({ observation }) => isRich(observation.view)).map(patternOf));
  const places = new Set([...rich].map(placeOf));
  const isEntity = ({ via }: FoundList): boolean => via !== null && isOfCards(via.group, places);
  const ends = new Set(lists.flatMap(({ observation: { view } }) => (isRich(view) ? [withoutHash(view.url)] : [])));
  return lists.filter(
    (found) =>
      isRich(found.observation.view) ||
      !(
        isEntity(found) ||
        leadsTo(found, ends) ||
        (rich.has(patternOf(found)) && (ledOn.has(found) || isSideways(found)))
      ),
  );
}

/** Cards that lead to lists from which on they are tiles of these. Raising it takes two departments for entities. */
const LEAST_TILES = 2;

/** Whether several cards of a list lead to some addresses. */
function leadsTo({ observation: { view } }: FoundList, ends: ReadonlySet<string>): boolean {
  const cards = view.list?.cards ?? [];
  return cards.filter(({ url }) => url !== null && ends.has(withoutHash(url))).length >= LEAST_TILES;
}

function isSideways({ observation }: FoundList): boolean {
  return observation.view.pagination.isSideways === true;
}

/** The pattern of cards' addresses without their arguments. */
function placeOf(pattern: string): string {
  return pattern.split('?', 1)[0] ?? '';
}

/** Whether a group is of the cards of a list that are addressed as at these places, in a folder of their own. */
function isOfCards(group: string, places: ReadonlySet<string>): boolean {
  if (!group.startsWith(CARDS)) return false;
  const place = placeOf(group.slice(CARDS.length));
  return place.split('/').length > 2 && places.has(place);
}
