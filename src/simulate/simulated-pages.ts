/**
 * Which page a simulated site shows at which address.
 */

import { shortHash } from '../base/hash.js';
import { createRandom } from '../base/random.js';
import type { ChoiceGroup, PageView } from '../model/page.js';
import type { AttributeSpec, SimulatedEntity } from './catalogue.js';
import { createSelections, type Selection, type Selections } from './selections.js';
import { entityView, homeView, listView, simulatedGroup, type OfferedChoice } from './simulated-view.js';

/** How a simulated site behaves; every field is a switch. */
export interface SimulatedSiteOptions {
  /** @default 20 */
  readonly pageSize?: number;
  /** Whether values and lists tell their sizes. @default true */
  readonly counts?: boolean;
  /** Attributes that entity pages show. @default none */
  readonly visible?: readonly string[];
  /** Attribute whose values are a menu on every page instead of a facet. @default none */
  readonly menu?: string | null;
  /** Whether one page lists everything. @default true */
  readonly everything?: boolean;
  /** Cards per page that are listed without belonging. @default 0 */
  readonly sponsored?: number;
  /** Whether lists offer orders, which change nothing. @default true */
  readonly orders?: boolean;
  /** Whether the way to the next page is seen to be a pager; else it is a link in the text. @default true */
  readonly pager?: boolean;
  /** Links per list page to other lists, different ones on each page of a list ("popular now"). @default 0 */
  readonly wanderingLinks?: number;
}

/** Options with their defaults filled in. */
export type SimulatedSiteSettings = Required<SimulatedSiteOptions>;

/** Address of everything that a simulated site serves. */
export const SIMULATED_ORIGIN: string = 'http://simulated.test';

const DEFAULT_PAGE_SIZE = 20;
const ORDERS: readonly string[] = ['Newest', 'Cheapest'];
/** The order that reverses the catalogue. */
const REVERSED = 'Cheapest';
/** Digits of a hash that make a seed. */
const SEED_DIGITS = 8;
const HEXADECIMAL = 16;

/** The options, completed. */
export function resolveSimulatedSiteOptions(options: SimulatedSiteOptions = {}): SimulatedSiteSettings {
  return {
    pageSize: DEFAULT_PAGE_SIZE,
    counts: true,
    visible: [],
    menu: null,
    everything: true,
    sponsored: 0,
    orders: true,
    pager: true,
    wanderingLinks: 0,
    ...options,
  };
}

/** A simulated site's database and manners. */
interface Shop {
  readonly catalogue: readonly SimulatedEntity[];
  readonly attributes: readonly AttributeSpec[];
  readonly settings: SimulatedSiteSettings;
  readonly selections: Selections;
}

/** The page at an address of a simulated site; null if there is none. */
export function createSimulatedPages(
  catalogue: readonly SimulatedEntity[],
  attributes: readonly AttributeSpec[],
  settings: SimulatedSiteSettings,
): (address: string) => PageView | null {
  const shop: Shop = { catalogue, attributes, settings, selections: createSelections(catalogue) };
  return (address) => {
    const url = new URL(address);
    if (url.origin !== SIMULATED_ORIGIN) return null;
    if (url.pathname === '/') return homeView(url.href, homeGroups(shop));
    if (url.pathname === '/list') return listsAt(shop, url) ? listPage(shop, url) : null;
    const entity = catalogue[Number(/^\/item\/(\d+)$/u.exec(url.pathname)?.[1] ?? -1)];
    return entity === undefined ? null : entityView(url.href, entity, new Set(settings.visible));
  };
}

/** Without a list of everything only lists below a choice of the menu exist. */
function listsAt({ settings }: Shop, url: URL): boolean {
  return settings.everything || (settings.menu !== null && url.searchParams.has(settings.menu));
}

function listPage(shop: Shop, url: URL): PageView {
  const { settings, selections } = shop;
  const selection = selectionOf(shop, url);
  const matching = selections.matching(selection);
  const ordered = url.searchParams.get('sort') === REVERSED ? [...matching].reverse() : matching;
  const page = Number(url.searchParams.get('page') ?? '1');
  const shown = ordered.slice((page - 1) * settings.pageSize, page * settings.pageSize);
  const sponsored = Array.from({ length: shown.length === 0 ? 0 : settings.sponsored }, (_, slot) => slot);
  const next = page * settings.pageSize < ordered.length ? pageAddress(url, page + 1) : null;
  return listView({
    url: url.href,
    entities: [...shown].flatMap((index) => itemAt(shop, index)),
    total: settings.counts ? ordered.length : null,
    groups: listGroups(shop, selection),
    next: settings.pager ? next : null,
    sponsored: sponsored.flatMap((index) => itemAt(shop, index)),
    textLinks: [...wanderingLinks(shop, url), ...(next === null || settings.pager ? [] : [next])],
  });
}

function itemAt({ catalogue }: Shop, index: number): { index: number; entity: SimulatedEntity }[] {
  const entity = catalogue[index];
  return entity === undefined ? [] : [{ index, entity }];
}

function selectionOf({ attributes }: Shop, url: URL): Selection {
  return new Map(
    attributes.flatMap(({ name }) => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

function listGroups(shop: Shop, selection: Selection): readonly ChoiceGroup[] {
  const { attributes, settings } = shop;
  const facets = attributes.map((attribute) => attributeGroup(shop, attribute, selection));
  const orders = ORDERS.map((text) => ({ text, url: `${listAddress(selection)}&sort=${text}` }));
  return [
    ...facets.filter(({ choices }) => choices.length > 0),
    ...(settings.orders ? [simulatedGroup('Sort', 'facet', orders)] : []),
  ];
}

function homeGroups(shop: Shop): readonly ChoiceGroup[] {
  const { attributes, settings } = shop;
  const menu = attributes.find(({ name }) => name === settings.menu);
  const everything = { text: 'Everything', url: listAddress(new Map()) };
  return [
    ...(menu === undefined ? [] : [attributeGroup(shop, menu, new Map())]),
    ...(settings.everything ? [simulatedGroup('Shop', 'navigation', [everything])] : []),
  ];
}

/** A facet narrows what is chosen; a menu starts anew with each choice. */
function attributeGroup(shop: Shop, { name, values }: AttributeSpec, selection: Selection): ChoiceGroup {
  const isMenu = name === shop.settings.menu;
  const base: Selection = isMenu ? new Map() : selection;
  const sizes = shop.selections.sizes(base, name);
  const offered = values.flatMap((value): readonly OfferedChoice[] => {
    const size = sizes.get(value) ?? 0;
    const text = shop.settings.counts ? `${value} (${size})` : value;
    const url = listAddress(new Map([...base, [name, value]]));
    return size === 0 ? [] : [{ text, url, selected: selection.get(name) === value }];
  });
  return simulatedGroup(name, isMenu ? 'navigation' : 'facet', offered);
}

/** Addresses of lists that this page alone happens to name: two values each, drawn by page. */
function wanderingLinks({ attributes, settings }: Shop, url: URL): readonly string[] {
  const random = createRandom(Number.parseInt(shortHash(url.search).slice(0, SEED_DIGITS), HEXADECIMAL));
  const draw = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  return Array.from({ length: settings.wanderingLinks }, () => {
    const chosen = [draw(attributes), draw(attributes)].flatMap((attribute) => {
      const value = attribute === undefined ? undefined : draw(attribute.values);
      return attribute === undefined || value === undefined ? [] : [[attribute.name, value] as const];
    });
    return listAddress(new Map(chosen));
  });
}

function listAddress(selection: Selection): string {
  const query = new URLSearchParams([...selection]);
  query.set('page', '1');
  return `${SIMULATED_ORIGIN}/list?${query.toString()}`;
}

function pageAddress(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
