/**
 * Which page a simulated site shows at which address.
 */

import { shortHash } from '../base/hash.js';
import { createRandom } from '../base/random.js';
import type { ChoiceGroup, PageView } from '../model/page.js';
import type { AttributeSpec, SimulatedEntity } from './catalogue.js';
import { createSelections, type Across, type Selection, type Selections } from './selections.js';
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
  /**
   * Whether choices, pager and search work by script alone; `shown`: the address bar tells the state, `hidden`: one
   * address for everything. Menus are links. @default 'no'
   */
  readonly scripted?: 'no' | 'shown' | 'hidden';
  /** Entities of one query that can be reached at most; null = all. @default null */
  readonly cap?: number | null;
  /** Whether several values of one facet can be chosen, which widens. @default false */
  readonly multiple?: boolean;
  /** How chosen values of different facets combine. @default 'all' */
  readonly across?: Across;
  /** Page sizes on offer, if any beside {@link pageSize}. @default none */
  readonly pageSizes?: readonly number[];
  /** What is chosen on pages that say nothing else of the attribute; it can be lifted. @default null */
  readonly preset?: { readonly attribute: string; readonly value: string } | null;
  /** Values shown per facet, the most frequent first; the others are found by typing. Null = all. @default null */
  readonly shownValues?: number | null;
  /** Whether there is a list only for a word of the entities' names. @default false */
  readonly keywordFirst?: boolean;
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
    scripted: 'no',
    cap: null,
    multiple: false,
    across: 'all',
    pageSizes: [],
    preset: null,
    shownValues: null,
    keywordFirst: false,
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
  const shop: Shop = { catalogue, attributes, settings, selections: createSelections(catalogue, settings.across) };
  return (address) => {
    const url = new URL(address);
    if (url.origin !== SIMULATED_ORIGIN) return null;
    if (url.pathname === '/') return homeAt(shop, url);
    if (url.pathname === '/list') return listsAt(shop, url) ? listPage(shop, url) : null;
    const entity = catalogue[Number(/^\/item\/(\d+)$/u.exec(url.pathname)?.[1] ?? -1)];
    return entity === undefined ? null : entityView(url.href, entity, new Set(settings.visible));
  };
}

function homeAt(shop: Shop, url: URL): PageView {
  const { keywordFirst } = shop.settings;
  const view = homeView(url.href, keywordFirst ? [] : homeGroups(shop));
  const template = { kind: 'url', url: `${SIMULATED_ORIGIN}/list?q={query}` } as const;
  return keywordFirst ? { ...view, searches: [{ node: 0, label: 'Search, such as Item', template }] } : view;
}

/** Without a list of everything only lists below a choice of the menu exist. */
function listsAt({ settings }: Shop, url: URL): boolean {
  if (settings.keywordFirst) return (url.searchParams.get('q') ?? '') !== '';
  return settings.everything || (settings.menu !== null && url.searchParams.has(settings.menu));
}

function listPage(shop: Shop, url: URL): PageView {
  const { settings } = shop;
  const matching = matchingAt(shop, url);
  const ordered = url.searchParams.get('sort') === REVERSED ? [...matching].reverse() : matching;
  const reachable = settings.cap === null ? ordered : ordered.slice(0, settings.cap);
  const page = Number(url.searchParams.get('page') ?? '1');
  const pageSize = Number(url.searchParams.get('per') ?? settings.pageSize);
  const shown = reachable.slice((page - 1) * pageSize, page * pageSize);
  const sponsored = Array.from({ length: shown.length === 0 ? 0 : settings.sponsored }, (_, slot) => slot);
  const next = page * pageSize < reachable.length ? pageAddress(url, page + 1) : null;
  return listView({
    url: url.href,
    entities: [...shown].flatMap((index) => itemAt(shop, index)),
    total: settings.counts ? ordered.length : null,
    groups: listGroups(shop, url),
    next: settings.pager ? next : null,
    sponsored: sponsored.flatMap((index) => itemAt(shop, index)),
    textLinks: [...wanderingLinks(shop, url), ...(next === null || settings.pager ? [] : [next])],
  });
}

/** Entities of the list at an address: by what is chosen and by a word of their names. */
function matchingAt(shop: Shop, url: URL): readonly number[] {
  const word = url.searchParams.get('q');
  const chosen = shop.selections.matching(selectionOf(shop, url));
  return word === null ? chosen : chosen.filter((index) => hasWord(shop.catalogue[index], word));
}

function hasWord(entity: SimulatedEntity | undefined, word: string): boolean {
  return entity?.name.toLowerCase().split(' ').includes(word.toLowerCase()) ?? false;
}

function itemAt({ catalogue }: Shop, index: number): { index: number; entity: SimulatedEntity }[] {
  const entity = catalogue[index];
  return entity === undefined ? [] : [{ index, entity }];
}

/** What is chosen at an address: nothing, where its argument is empty; the preset, where it is absent. */
function selectionOf({ attributes, settings: { preset } }: Shop, url: URL): Selection {
  return new Map(
    attributes.flatMap(({ name }) => {
      const given = url.searchParams.getAll(name);
      const values = given.length === 0 && preset?.attribute === name ? [preset.value] : given;
      const chosen = values.filter((value) => value !== '');
      return chosen.length === 0 ? [] : [[name, chosen] as const];
    }),
  );
}

function listGroups(shop: Shop, url: URL): readonly ChoiceGroup[] {
  const { attributes, settings } = shop;
  const facets = attributes.map((attribute) => attributeGroup(shop, attribute, url));
  const orders = ORDERS.map((text) => ({ text, url: addressWith(url, 'sort', [text]) }));
  const sizes = settings.pageSizes.map((size) => ({
    text: String(size),
    url: addressWith(url, 'per', [String(size)]),
  }));
  return [
    ...facets.filter(({ choices }) => choices.length > 0),
    ...(settings.orders ? [simulatedGroup('Sort', settings.scripted === 'no' ? 'facet' : 'order', orders)] : []),
    ...(sizes.length === 0 ? [] : [simulatedGroup('Per page', 'page-size', sizes)]),
  ];
}

function homeGroups(shop: Shop): readonly ChoiceGroup[] {
  const { attributes, settings } = shop;
  const menu = attributes.find(({ name }) => name === settings.menu);
  const list = new URL(`${SIMULATED_ORIGIN}/list`);
  const everything = { text: 'Everything', url: `${list.href}?page=1` };
  return [
    ...(menu === undefined ? [] : [attributeGroup(shop, menu, list)]),
    ...(settings.everything ? [simulatedGroup('Shop', 'navigation', [everything])] : []),
  ];
}

/** A facet narrows what is chosen, or widens what is chosen of itself; a menu starts anew with each choice. */
function attributeGroup(shop: Shop, { name, values }: AttributeSpec, url: URL): ChoiceGroup {
  const { settings, selections } = shop;
  const isMenu = name === settings.menu;
  const here = isMenu ? new URL(`${SIMULATED_ORIGIN}/list`) : url;
  const chosen = selectionOf(shop, url).get(name) ?? [];
  const sizes = selections.sizes(selectionOf(shop, here), name);
  const offered = values.flatMap((value): readonly OfferedChoice[] => {
    const size = sizes.get(value) ?? 0;
    const selected = chosen.includes(value);
    if (size === 0 && !selected) return [];
    const text = settings.counts ? `${value} (${size})` : value;
    const others = chosen.filter((one) => one !== value);
    const after = settings.multiple ? (selected ? others : [...chosen, value]) : [value];
    return [{ text, url: addressWith(here, name, after), selected }];
  });
  const group = simulatedGroup(name, isMenu ? 'navigation' : 'facet', offered);
  return isMenu ? group : { ...shownPart(shop, group, url), multiple: settings.multiple };
}

/** The most frequent values and those that are chosen; all that a text typed into the facet's own field is in. */
function shownPart({ settings }: Shop, group: ChoiceGroup, url: URL): ChoiceGroup {
  const most = settings.shownValues;
  if (most === null) return group;
  const text = url.searchParams.get(`find ${group.label ?? ''}`)?.toLowerCase() ?? '';
  const found = group.choices.filter(({ value }) => value.toLowerCase().includes(text));
  const step = { do: 'type', role: 'searchbox', name: 'Find', group: group.label, ordinal: 0, value: null } as const;
  return { ...group, choices: found.slice(0, most), search: { node: 0, step } };
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
    const query = new URLSearchParams(chosen.map(([name, value]): [string, string] => [name, value]));
    query.set('page', '1');
    return `${SIMULATED_ORIGIN}/list?${query.toString()}`;
  });
}

/** The first page of the list at an address, with other values of one argument; without a value it stays, but empty. */
function addressWith(url: URL, name: string, values: readonly string[]): string {
  const other = new URL(url);
  other.searchParams.delete(name);
  other.searchParams.delete('page');
  for (const value of values.length === 0 ? [''] : values) other.searchParams.append(name, value);
  for (const argument of [...other.searchParams.keys()])
    if (argument.startsWith('find ')) other.searchParams.delete(argument);
  other.searchParams.set('page', '1');
  return other.href;
}

function pageAddress(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
