/**
 * Which page a simulated site shows at which address.
 *
 * What all pages of a list share (its entities in order, its groups) is worked out once per list, so that a further page
 * costs no more than its cards.
 */

import { seedOf } from '../base/hash.js';
import { createRandom } from '../base/random.js';
import type { ChoiceGroup, Link, PageView, RangeControl } from '../model/page.js';
import { textsOf, type AttributeColumn, type Catalogue } from './catalogue-columns.js';
import type { SimulatedEntity } from './catalogue.js';
import { listKey, pageAddress, selectionAt } from './list-address.js';
import type { Postings } from './postings.js';
import { createPresence } from './presence.js';
import { createRecent, type Recent } from './recent.js';
import { createSelections, type Selections } from './selections.js';
import { homeGroups, listGroups, listRanges, ORDERS, toldNumber, type Shop } from './simulated-facets.js';
import { choiceLinks, entityView, homeView, listView } from './simulated-view.js';
import { SIMULATED_ORIGIN, type SimulatedSiteSettings } from './site-options.js';

/** Lists whose common parts are remembered. */
const MOST_LISTS = 64;
/** States of a changing site that are remembered. */
const MOST_STATES = 4;

/** What all pages of a list share. */
interface SharedList {
  /** In the order asked for, cut at the cap. */
  readonly entities: Postings;
  readonly total: number | null;
  readonly groups: readonly ChoiceGroup[];
  readonly groupLinks: readonly Link[];
  readonly ranges: readonly RangeControl[];
}

/** A shop with what is known of its lists. */
interface OpenShop extends Shop {
  readonly lists: Recent<SharedList>;
}

/** The page at an address of a simulated site, as the page with this number that is asked for; null if there is none. */
export type SimulatedPages = (address: string, number?: number) => PageView | null;

/** The pages over a catalogue. */
export function createSimulatedPages(catalogue: Catalogue, settings: SimulatedSiteSettings): SimulatedPages {
  const shopAt = shops(catalogue, settings);
  return (address, number = 0) => {
    const url = new URL(address);
    if (url.origin !== SIMULATED_ORIGIN) return null;
    const shop = shopAt(number);
    if (url.pathname === '/') return homeAt(shop, url);
    if (url.pathname === '/list') return listsAt(shop, url) ? listPage(shop, url) : null;
    const entity = Number(/^\/item\/(\d+)$/u.exec(url.pathname)?.[1] ?? catalogue.size);
    return entity < catalogue.size ? entityView(url.href, entityAt(shop, entity), new Set(settings.visible)) : null;
  };
}

/** The shop by number of pages asked for: the same one, unless entities come and go. */
function shops(catalogue: Catalogue, settings: SimulatedSiteSettings): (number: number) => OpenShop {
  const { across, churn } = settings;
  const open = (selections: Selections): OpenShop => ({
    catalogue,
    settings,
    selections,
    lists: createRecent<SharedList>(MOST_LISTS),
  });
  if (churn === null) {
    const shop = open(createSelections(catalogue, { across }));
    return () => shop;
  }
  const presence = createPresence(catalogue.size, churn);
  const states = createRecent<OpenShop>(MOST_STATES);
  return (number) => {
    const changes = presence.changesAt(number);
    return states.get(String(changes), () =>
      open(createSelections(catalogue, { across, isThere: (entity) => presence.isThere(entity, changes) })),
    );
  };
}

function homeAt(shop: OpenShop, url: URL): PageView {
  const { keywordFirst } = shop.settings;
  const view = homeView(url.href, keywordFirst ? [] : homeGroups(shop));
  const template = { kind: 'url', url: `${SIMULATED_ORIGIN}/list?q={query}` } as const;
  return keywordFirst ? { ...view, searches: [{ node: 0, label: 'Search, such as Item', template }] } : view;
}

/** Without a list of everything only lists below a choice of the menu exist. */
function listsAt({ settings }: OpenShop, url: URL): boolean {
  if (settings.keywordFirst) return (url.searchParams.get('q') ?? '') !== '';
  return settings.everything || (settings.menu !== null && url.searchParams.has(settings.menu));
}

function listPage(shop: OpenShop, url: URL): PageView {
  const { settings, catalogue } = shop;
  const { entities, total, groups, groupLinks, ranges } = shop.lists.get(listKey(url), () => sharedList(shop, url));
  const page = Number(url.searchParams.get('page') ?? '1');
  const pageSize = Number(url.searchParams.get('per') ?? settings.pageSize);
  const shown = entities.subarray((page - 1) * pageSize, page * pageSize);
  const sponsored = shown.length === 0 ? 0 : Math.min(settings.sponsored, catalogue.size);
  const next = page * pageSize < entities.length ? pageAddress(url, page + 1) : null;
  const view = listView({
    url: url.href,
    entities: Array.from(shown, (index) => ({ index, entity: entityAt(shop, index) })),
    shownAttributes: new Set(settings.visibleOnCards),
    total,
    groups,
    groupLinks,
    next: settings.pager ? next : null,
    sponsored: Array.from({ length: sponsored }, (_, index) => ({ index, entity: entityAt(shop, index) })),
    textLinks: [...wanderingLinks(shop, url), ...(next === null || settings.pager ? [] : [next])],
  });
  return ranges.length === 0 ? view : { ...view, ranges };
}

function sharedList(shop: OpenShop, url: URL): SharedList {
  const { cap, counts, totals } = shop.settings;
  const ordered = inOrder(shop, matchingAt(shop, url), url.searchParams.get('sort'));
  const groups = listGroups(shop, url);
  return {
    entities: cap === null ? ordered : ordered.slice(0, cap),
    total: toldNumber(totals ?? counts, ordered.length, listKey(url)),
    groups,
    groupLinks: choiceLinks(groups),
    ranges: listRanges(shop, url),
  };
}

/** Entities in an order: as in the catalogue, reversed, or by a number, those without one last. */
function inOrder({ catalogue, settings }: OpenShop, matching: Postings, order: string | null): Postings {
  if (order === ORDERS[1]) return matching.slice().reverse();
  const name = settings.sortable.find((one) => order === `${one} ascending` || order === `${one} descending`);
  const column = catalogue.attributes.find((attribute) => attribute.name === name);
  if (column === undefined) return matching;
  const sign = order?.endsWith('descending') === true ? -1 : 1;
  const key = (entity: number): number => (column.numberOf(entity) ?? Number.MAX_VALUE * sign) * sign;
  return matching.slice().sort((a, b) => key(a) - key(b) || a - b);
}

/** Entities of the list at an address: by what is chosen and by a word of their names. */
function matchingAt({ catalogue, settings, selections }: OpenShop, url: URL): Postings {
  const word = url.searchParams.get('q')?.toLowerCase();
  const chosen = selections.matching(selectionAt(catalogue.attributes, settings, url));
  return word === undefined
    ? chosen
    : chosen.filter((entity) => catalogue.name(entity).toLowerCase().split(' ').includes(word));
}

/** An entity with what it has, which is looked up when it is needed. */
function entityAt(shop: Shop, entity: number): SimulatedEntity {
  const { catalogue } = shop;
  return {
    name: catalogue.name(entity),
    get values() {
      return new Map([...textsOf(catalogue, entity), ...numbersOf(shop, entity)]);
    },
  };
}

/** Numbers of an entity that are asked by free bounds: they are shown as they are. */
function numbersOf({ catalogue, settings }: Shop, entity: number): readonly (readonly [string, readonly string[]])[] {
  return catalogue.attributes
    .filter(({ name }) => settings.sliders.includes(name))
    .flatMap(({ name, numberOf }) => {
      const number = numberOf(entity);
      return number === null ? [] : [[name, [String(number)]] as const];
    });
}

/** Addresses of lists that this page alone happens to name: two values each, drawn by page. */
function wanderingLinks({ catalogue, settings }: OpenShop, url: URL): readonly string[] {
  if (settings.wanderingLinks === 0) return [];
  const random = createRandom(seedOf(url.search));
  const draw = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  return Array.from({ length: settings.wanderingLinks }, () => {
    const attributes: readonly (AttributeColumn | undefined)[] = [
      draw(catalogue.attributes),
      draw(catalogue.attributes),
    ];
    const chosen = attributes.flatMap((attribute) => {
      const value = attribute === undefined ? undefined : draw(attribute.values);
      return attribute === undefined || value === undefined ? [] : [[attribute.name, value] as const];
    });
    const query = new URLSearchParams(chosen.map(([name, value]): [string, string] => [name, value]));
    query.set('page', '1');
    return `${SIMULATED_ORIGIN}/list?${query.toString()}`;
  });
}
