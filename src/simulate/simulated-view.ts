/**
 * The page that a simulated site shows for an address, as a PageView.
 */

import { splitCount } from '../base/text.js';
import { NO_PAGINATION } from '../model/no-pagination.js';
import type { Card, Choice, ChoiceGroup, LabelledValues, Link, PageView } from '../model/page.js';
import type { SimulatedEntity } from './catalogue.js';

/** What a list page of a simulated site shows. */
export interface SimulatedList {
  readonly url: string;
  readonly entities: readonly { readonly index: number; readonly entity: SimulatedEntity }[];
  readonly total: number | null;
  readonly groups: readonly ChoiceGroup[];
  /** Links of the groups' choices, where they are known already. */
  readonly groupLinks?: readonly Link[];
  /** Attributes that cards show. @default none */
  readonly shownAttributes?: ReadonlySet<string>;
  readonly next: string | null;
  /** Entities that are listed without belonging to the result. */
  readonly sponsored: readonly { readonly index: number; readonly entity: SimulatedEntity }[];
  /** Addresses that stand in the text, besides groups, cards and pager. */
  readonly textLinks: readonly string[];
}

/** A choice as a page offers it: its text, such as `Red (12)`, and where it leads. */
export interface OfferedChoice {
  readonly text: string;
  readonly url: string;
  readonly selected?: boolean;
  /** How deep it stands in a hierarchy. @default 0 */
  readonly level?: number;
  /** Bounds of a bucket. @default null */
  readonly range?: { readonly min: number; readonly max: number } | null;
}

const BLANK: Omit<PageView, 'url' | 'type' | 'typeScores' | 'title' | 'list' | 'empty'> = {
  status: 200,
  source: 'simulated',
  canonicalUrl: null,
  language: null,
  links: [],
  forms: [],
  groups: [],
  pagination: NO_PAGINATION,
  counts: [],
  declaredCount: null,
  details: {
    name: null,
    price: null,
    image: null,
    identifiers: [],
    breadcrumbs: [],
    attributes: [],
    contentHash: null,
  },
  textLength: 1000,
  scripts: 0,
};

/** A list page. */
export function listView(page: SimulatedList): PageView {
  const origin = new URL(page.url).origin;
  const shown = [
    ...page.sponsored.map((item) => ({ ...item, marks: ['Sponsored'] })),
    ...page.entities.map((item) => ({ ...item, marks: [] })),
  ];
  const cards = shown.map(({ index, entity, marks }, position): Card => {
    return {
      node: 0,
      position,
      url: `${origin}/item/${index}`,
      name: entity.name,
      image: null,
      identifier: null,
      texts: [entity.name, ...marks],
      attributes: attributesOf(entity, page.shownAttributes, 'card'),
      marks,
    };
  });
  return {
    ...BLANK,
    url: page.url,
    type: 'list',
    typeScores: { entity: 0, list: 1, other: 0 },
    title: 'List',
    links: linksOf(page, cards),
    list:
      page.entities.length === 0
        ? null
        : { node: 0, cards, linkPattern: `${new URL(page.url).host}/item/*`, label: null },
    groups: page.groups,
    pagination: {
      next: page.next === null ? null : { kind: 'url', url: page.next },
      previous: null,
      pages: [],
      nodes: [],
    },
    counts:
      page.total === null
        ? []
        : [{ node: 0, template: '# results', value: page.total, from: null, to: null, confidence: 1 }],
    declaredCount: page.total,
    empty: page.entities.length === 0 ? { empty: true, reason: 'no-main-list' } : { empty: false },
  };
}

function linksOf(page: SimulatedList, cards: readonly Card[]): readonly Link[] {
  return [
    ...(page.groupLinks ?? choiceLinks(page.groups)),
    ...cards.flatMap((card) => (card.url === null ? [] : [simulatedLink(card.url, card.name, 'list')])),
    ...page.textLinks.map((url) => simulatedLink(url, 'See also', 'content')),
    ...(page.next === null ? [] : [simulatedLink(page.next, 'next', 'pager')]),
  ];
}

/** Links of all choices. */
export function choiceLinks(groups: readonly ChoiceGroup[]): readonly Link[] {
  return groups
    .flatMap((group) => group.choices)
    .flatMap(({ path, value }) => (path?.kind === 'url' ? [simulatedLink(path.url, value, 'group')] : []));
}

function simulatedLink(url: string, text: string, area: Link['area']): Link {
  return { node: 0, url, text, rel: [], area, acts: false };
}

/** An entity page; it shows the named attributes only. */
export function entityView(url: string, entity: SimulatedEntity, visible: ReadonlySet<string>): PageView {
  const attributes = attributesOf(entity, visible, 'table');
  return {
    ...BLANK,
    url,
    type: 'entity',
    typeScores: { entity: 1, list: 0, other: 0 },
    title: entity.name,
    list: null,
    empty: { empty: true, reason: 'no-main-list' },
    details: { ...BLANK.details, name: entity.name, attributes },
  };
}

/** What is shown of an entity where it stands. */
function attributesOf(
  entity: SimulatedEntity,
  shown: ReadonlySet<string> | undefined,
  from: LabelledValues['from'],
): readonly LabelledValues[] {
  if (shown === undefined || shown.size === 0) return [];
  return [...entity.values]
    .filter(([name]) => shown.has(name))
    .map(([label, values]) => ({ node: 0, label, values, from }));
}

/** A page with links only. */
export function homeView(url: string, groups: readonly ChoiceGroup[]): PageView {
  return {
    ...BLANK,
    url,
    type: 'other',
    typeScores: { entity: 0, list: 0, other: 1 },
    title: 'Home',
    list: null,
    links: choiceLinks(groups),
    groups,
    empty: { empty: true, reason: 'no-main-list' },
  };
}

/** A group of choices from texts such as `Red (12)` and their addresses. */
export function simulatedGroup(
  label: string,
  guess: ChoiceGroup['guess'],
  choices: readonly OfferedChoice[],
): ChoiceGroup {
  return {
    node: 0,
    label,
    widget: 'links',
    guess,
    confidence: guess === 'facet' ? 0.5 : 1,
    key: `links ${label}`,
    field: null,
    multiple: false,
    choices: choices.map(({ text, url, selected, level, range }): Choice => ({
      node: 0,
      ...splitCount(text),
      selected: selected ?? false,
      path: { kind: 'url', url },
      level: level ?? 0,
      range: range ?? null,
    })),
    more: null,
  };
}
