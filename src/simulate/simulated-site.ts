/**
 * A simulated exploratory site in memory: entities, facets, pages, orders, sponsored cards; no HTTP (DESIGN §4, Site).
 */

import { canonicalUrl } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import type { ChoiceGroup, PageView } from '../model/page.js';
import type { Answer, Cost, Observation, Opening, Site, SiteSession } from '../model/site.js';
import type { AttributeSpec, SimulatedEntity } from './catalogue.js';
import { entityView, homeView, listView, simulatedGroup } from './simulated-view.js';

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
}

/** A simulated site and what it was asked. */
export interface SimulatedSite extends Site {
  readonly start: AccessPath;
  /** Pages answered that were not remembered. */
  asked(): number;
}

const ORIGIN = 'http://simulated.test';
const AT = '2026-01-01T00:00:00.000Z';
const DEFAULT_PAGE_SIZE = 20;

/** Serves a catalogue as an exploratory site. */
export function createSimulatedSite(
  catalogue: readonly SimulatedEntity[],
  attributes: readonly AttributeSpec[],
  options: SimulatedSiteOptions = {},
): SimulatedSite {
  const remembered = new Map<string, PageView>();
  const views = createViews(catalogue, attributes, options);
  const open = async (path: AccessPath): Promise<Opening> => {
    if (path.kind !== 'url')
      return {
        kind: 'failed',
        reason: 'not-found',
        url: '',
        status: null,
        message: 'a simulated site is asked by address',
      };
    const key = canonicalUrl(path.url);
    const known = remembered.get(key);
    const view = known ?? views(path.url);
    if (view === null)
      return { kind: 'failed', reason: 'not-found', url: path.url, status: 404, message: 'no such page' };
    remembered.set(key, view);
    return { kind: 'session', session: createSession(open, observe(key, view, known === undefined)) };
  };
  return { open, start: { kind: 'url', url: `${ORIGIN}/` }, asked: () => remembered.size };
}

function observe(page: string, view: PageView, isNew: boolean): Observation {
  const cost: Cost = { pages: isNew ? 1 : 0, bytes: 0, transport: 'memory' };
  return { page, view, cost, at: AT };
}

function createSession(open: (path: AccessPath) => Promise<Opening>, first: Observation): SiteSession {
  let current = first;
  return {
    observe: () => current,
    perform: async () => ({
      kind: 'failed',
      reason: 'not-found',
      url: current.view.url,
      status: null,
      message: 'a simulated site has no controls',
    }),
    async next(): Promise<Answer | null> {
      const { next } = current.view.pagination;
      if (next === null) return null;
      const opening = await open(next);
      if (opening.kind !== 'session') return opening;
      current = opening.session.observe();
      return { kind: 'page', observation: current };
    },
    close: async () => undefined,
  };
}

function createViews(
  catalogue: readonly SimulatedEntity[],
  attributes: readonly AttributeSpec[],
  options: SimulatedSiteOptions,
): (url: string) => PageView | null {
  const pageSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
  const counts = options.counts ?? true;
  const matching = (chosen: ReadonlyMap<string, string>): readonly number[] =>
    catalogue.flatMap((entity, index) =>
      [...chosen].every(([name, value]) => entity.values.get(name)?.includes(value) ?? false) ? [index] : [],
    );
  const groupOf = (
    attribute: AttributeSpec,
    chosen: ReadonlyMap<string, string>,
    guess: ChoiceGroup['guess'],
  ): ChoiceGroup => {
    const base = guess === 'navigation' ? new Map<string, string>() : chosen;
    const offers = attribute.values.flatMap((value) => {
      const size = matching(new Map([...base, [attribute.name, value]])).length;
      return size === 0
        ? []
        : [
            {
              text: counts ? `${value} (${size})` : value,
              url: listUrl(new Map([...base, [attribute.name, value]]), 1),
              selected: chosen.get(attribute.name) === value,
            },
          ];
    });
    return simulatedGroup(attribute.name, guess, offers);
  };
  const groups = (chosen: ReadonlyMap<string, string>): readonly ChoiceGroup[] => [
    ...attributes
      .map((attribute) => groupOf(attribute, chosen, attribute.name === options.menu ? 'navigation' : 'facet'))
      .filter(({ choices }) => choices.length > 0),
    ...((options.orders ?? true)
      ? [
          simulatedGroup(
            'Sort',
            'facet',
            ['Newest', 'Cheapest'].map((text) => ({ text, url: `${listUrl(chosen, 1)}&sort=${text}` })),
          ),
        ]
      : []),
  ];
  const list = (url: URL): PageView => {
    const chosen = new Map(
      attributes.flatMap(({ name }) =>
        url.searchParams.has(name) ? [[name, url.searchParams.get(name) ?? ''] as const] : [],
      ),
    );
    const ordered = [...matching(chosen)].sort((a, b) => (url.searchParams.get('sort') === 'Cheapest' ? b - a : a - b));
    const page = Number(url.searchParams.get('page') ?? '1');
    const shown = ordered.slice((page - 1) * pageSize, page * pageSize);
    const pick = (index: number): { index: number; entity: SimulatedEntity }[] => {
      const entity = catalogue[index];
      return entity === undefined ? [] : [{ index, entity }];
    };
    url.searchParams.set('page', String(page + 1));
    const next = page * pageSize < ordered.length ? url.href : null;
    url.searchParams.set('page', String(page));
    const sponsored = shown.length === 0 ? [] : Array.from({ length: options.sponsored ?? 0 }, (_, slot) => slot);
    return listView({
      url: url.href,
      entities: shown.flatMap(pick),
      total: counts ? ordered.length : null,
      groups: groups(chosen),
      next,
      sponsored: sponsored.flatMap(pick),
    });
  };
  return (address) => {
    const url = new URL(address);
    if (url.pathname === '/') return homeView(url.href, homeGroups(attributes, options, groupOf));
    if (
      url.pathname === '/list' &&
      ((options.everything ?? true) || [...url.searchParams.keys()].some((name) => name === options.menu))
    )
      return list(url);
    const entity = catalogue[Number(/^\/item\/(\d+)$/u.exec(url.pathname)?.[1] ?? -1)];
    return entity === undefined ? null : entityView(url.href, entity, new Set(options.visible ?? []));
  };
}

function homeGroups(
  attributes: readonly AttributeSpec[],
  options: SimulatedSiteOptions,
  groupOf: (attribute: AttributeSpec, chosen: ReadonlyMap<string, string>, guess: ChoiceGroup['guess']) => ChoiceGroup,
): readonly ChoiceGroup[] {
  const menu = attributes.find(({ name }) => name === options.menu);
  return [
    ...(menu === undefined ? [] : [groupOf(menu, new Map(), 'navigation')]),
    ...((options.everything ?? true)
      ? [simulatedGroup('Shop', 'navigation', [{ text: 'Everything', url: listUrl(new Map(), 1) }])]
      : []),
  ];
}

function listUrl(chosen: ReadonlyMap<string, string>, page: number): string {
  const query = new URLSearchParams([...chosen]);
  query.set('page', String(page));
  return `${ORIGIN}/list?${query.toString()}`;
}
