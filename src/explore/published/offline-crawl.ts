/**
 * What a crawl of the whole site keeps for mining queries from it (Huang 2011 §4.2): its list pages with their links, and
 * what is chosen by which link.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import { accessKey } from '../access-key.js';
import { createArgumentRoles, type ArgumentRoles } from './argument-roles.js';
import type { ListedPage } from '../context.js';
import type { CrawledPage } from './link-crawl.js';
import { queryLinks } from './query-links.js';
import { candidateLinks } from '../start/scouting-candidates.js';

/** What a link of a group chooses, wherever it stands. */
export interface ChoiceLabel {
  readonly attribute: string;
  /** Its path and count are those of one page only. */
  readonly choice: Choice;
  /** Labels from the root of the displayed tree to the value. */
  readonly labels: readonly string[];
  /** Key of the group. */
  readonly group: string;
}

/** A query link of a page. */
export interface KeptChoice {
  readonly label: ChoiceLabel;
  readonly count: number | null;
  /** Number of the way that it leads. */
  readonly way: number;
}

/** A list page that was crawled. */
export interface KeptPage {
  readonly path: AccessPath;
  /** Without what is kept apart: links, groups, forms, cards. */
  readonly first: Observation;
  readonly listed: ListedPage;
  /** Numbers of the ways that its links lead. */
  readonly links: readonly number[];
  readonly choices: readonly KeptChoice[];
  /** The way to the next page of the list; null if there is none. */
  readonly next: number | null;
}

/** All that was crawled. */
export interface OfflineCrawl {
  readonly pages: KeptPage[];
  /** By number: each way that a link leads, once. */
  readonly ways: readonly AccessPath[];
  /** Numbers of the ways to entities. */
  readonly entities: ReadonlySet<number>;
  /** What menus of pages without a list call the ways that they lead. */
  readonly menus: ReadonlyMap<number, ChoiceLabel>;
  /** Groups of list pages with those beside them, by key, as first seen. */
  readonly groups: ReadonlyMap<string, { readonly group: ChoiceGroup; readonly beside: readonly ChoiceGroup[] }>;
  readonly roles: ArgumentRoles;
  /** Keeps a list page, with what it lists. */
  keepList(page: CrawledPage, listed: ListedPage): void;
  /** Keeps what matters of a page that lists nothing. */
  keepOther(page: CrawledPage): void;
}

/** A crawl that has kept nothing; links tell no tracking by themselves. */
export function createOfflineCrawl(tracking: Iterable<string>): OfflineCrawl {
  const dropped = new Set(tracking);
  const ways: AccessPath[] = [];
  const numbers = new Map<string, number>();
  const labels = new Map<string, ChoiceLabel>();
  const entities = new Set<number>();
  const menus = new Map<number, ChoiceLabel>();
  const groups = new Map<string, { readonly group: ChoiceGroup; readonly beside: readonly ChoiceGroup[] }>();
  const pages: KeptPage[] = [];
  const roles = createArgumentRoles(dropped);
  const wayOf = (path: AccessPath): number => {
    const key = accessKey(path, dropped);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, ways.length);
    return ways.push(path) - 1;
  };
  const wayTo = (url: string): number => wayOf({ kind: 'url', url });
  const labelled = (label: ChoiceLabel): ChoiceLabel => {
    const key = JSON.stringify([label.attribute, label.choice.value, label.labels, label.group]);
    const known = labels.get(key) ?? label;
    labels.set(key, known);
    return known;
  };
  return {
    ...{ pages, ways, entities, menus, groups, roles },
    keepList({ path, observation }, listed) {
      const { view } = observation;
      roles.learn(view);
      for (const { url } of view.list?.cards ?? []) if (url !== null) entities.add(wayTo(url));
      for (const group of view.groups)
        if (!groups.has(group.key)) groups.set(group.key, { group, beside: view.groups });
      const { next } = view.pagination;
      pages.push({
        path,
        first: { ...observation, view: slim(view) },
        listed,
        links: view.links.filter(({ acts, area }) => !acts && area !== 'pager').map(({ url }) => wayTo(url)),
        choices: queryLinks(view).map(({ attribute, choice, labels: shown, group, path: way }) => ({
          label: labelled({ attribute, choice, labels: shown, group: group.key }),
          count: choice.count,
          way: wayOf(way),
        })),
        next: next === null ? null : wayOf(next),
      });
    },
    keepOther({ path, observation: { view, at } }) {
      if (view.type === 'entity') entities.add(wayOf(path));
      // Where something is chosen already, it is a query without a result, no menu.
      if (view.groups.some(({ choices, guess }) => guess !== 'navigation' && choices.some(({ selected }) => selected)))
        return;
      for (const { via, path: way } of candidateLinks(view, { via: null, withCards: false, isList: false, at })) {
        const number = via === null ? null : wayOf(way);
        if (via === null || number === null || menus.has(number)) continue;
        const { attribute, value, path: shown, group } = via;
        const choice = { node: 0, value, count: null, selected: false, path: null, level: 0, range: null };
        menus.set(number, labelled({ attribute, choice, labels: shown, group }));
      }
    },
  };
}

/** What sizes are told by; all else of a page is kept in another form. */
function slim(view: PageView): PageView {
  return { ...view, links: [], groups: [], forms: [], list: null };
}

/** All ways on from a page that do nothing but show: its links, its choices and its pager. */
export function waysOn({ links, groups, pagination }: PageView): readonly AccessPath[] {
  const { next, previous, pages } = pagination;
  return [
    ...links.filter(({ acts }) => !acts).map(({ url }): AccessPath => ({ kind: 'url', url })),
    ...groups.flatMap(({ choices }) => choices.flatMap(({ path }) => path ?? [])),
    ...[next, previous, ...pages.map(({ path }) => path)].flatMap((path) => path ?? []),
  ];
}
