/**
 * Pages, groups and regions for tests, with what matters told and the rest left blank.
 */
import type { AccessPath, Step } from '../../src/model/access-path.js';
import type { ListedEntity, ListedPage } from '../../src/explore/context.js';
import { entitySet } from '../../src/explore/entity-set.js';
import type { Region } from '../../src/explore/region.js';
import type { Card, Choice, ChoiceGroup, Link, PageView } from '../../src/model/page.js';
import { blankPage } from '../pages/blank-page.js';

/** Address of the site that the pages are of. */
export const SITE = 'https://shop.example';

/** A page without anything, but for what is given. */
export function pageView(given: Partial<PageView> = {}): PageView {
  return blankPage({ url: `${SITE}/list`, ...given });
}

/** A list page with cards of these names. */
export function listPage(names: readonly string[], given: Partial<PageView> = {}): PageView {
  const cards = names.map(card);
  return pageView({
    type: 'list',
    list: { node: 0, cards, linkPattern: 'shop.example/item/*', label: null },
    ...given,
  });
}

function card(name: string, position: number): Card {
  const url = `${SITE}/item/${encodeURIComponent(name)}`;
  return { node: 0, position, url, name, image: null, identifier: null, texts: [name], attributes: [], marks: [] };
}

/** A choice that leads to `/list?<query>`; without a query it leads nowhere. */
export function choice(value: string, query: string | null, given: Partial<Choice> = {}): Choice {
  const path = query === null ? null : ({ kind: 'url', url: `${SITE}/list?${query}` } as const);
  return { node: 0, value, count: null, selected: false, path, level: 0, range: null, ...given };
}

/** A facet with one choice per value, each setting the argument `label`. */
export function facet(label: string, values: readonly string[], given: Partial<ChoiceGroup> = {}): ChoiceGroup {
  return {
    node: 0,
    label,
    widget: 'links',
    guess: 'facet',
    confidence: 1,
    key: `links ${label}`,
    field: null,
    multiple: false,
    choices: values.map((value) => choice(value, new URLSearchParams([[label, value]]).toString())),
    more: null,
    ...given,
  };
}

/** A link in the text, unless said otherwise. */
export function link(url: string, given: Partial<Link> = {}): Link {
  return {
    node: 0,
    url: url.startsWith('/') ? `${SITE}${url}` : url,
    text: 'link',
    rel: [],
    area: 'content',
    acts: false,
    ...given,
  };
}

/** A query that was read. */
export function region(entities: readonly number[], given: Partial<Region> = {}): Region {
  return {
    id: 'q',
    label: 'a query',
    predicates: [],
    path: { kind: 'url', url: `${SITE}/list` },
    view: listPage([]),
    entities: entitySet(entities),
    fingerprints: entitySet([]),
    size: entities.length,
    whole: true,
    ancestors: [],
    ...given,
  };
}

/** A page that lists these entities; `7:Sponsored` is entity 7 with a mark. */
export function listedPage(items: readonly (number | string)[]): ListedPage {
  return { page: 'p', at: '2026-01-01T00:00:00.000Z', items: items.map(listedEntity) };
}

function listedEntity(item: number | string, position: number): ListedEntity {
  const [entity = '', ...marks] = String(item).split(':');
  return { entity: Number(entity), position, marks, fingerprint: `item ${entity}` };
}

/** A step that works a control of this name. */
export function step(name: string, given: Partial<Step> = {}): Step {
  return { do: 'click', role: 'button', name, group: null, ordinal: 0, value: null, ...given };
}

/** The way to `/list` and on by steps. */
export function byScript(...steps: readonly Step[]): AccessPath {
  return { kind: 'actions', from: { kind: 'url', url: `${SITE}/list` }, steps };
}
