/**
 * Which arguments of a site's addresses do not change what a query selects: tracking, order and position (design §2).
 */

import { urlArguments } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { addressesOf, mayNarrow } from '../region.js';

/** Names of arguments by what they do; grows while pages are read. */
export interface ArgumentRoles {
  /** Takes in the pager and the sure order and page-size controls of a page. */
  learn(view: PageView): void;
  /** Takes in that the choices of a group change the order only; the groups that stand beside it may narrow. */
  learnOrder(group: ChoiceGroup, beside: readonly ChoiceGroup[]): void;
  /** Key of a page: equal for pages that differ in tracking and order only. */
  pageKey(path: AccessPath): string;
  /** Key of a query: position does not count either. */
  queryKey(path: AccessPath): string;
  /** Key of a list: equal for the pages of a query in one order. */
  listKey(path: AccessPath): string;
}

/** Roles of a site of which only the tracking arguments are known. */
export function createArgumentRoles(tracking: Iterable<string>): ArgumentRoles {
  const unordered = new Set(tracking);
  const unplaced = new Set(unordered);
  const positions = new Set(unordered);
  const learnOrder = (group: ChoiceGroup, beside: readonly ChoiceGroup[]): void => {
    const selecting = selectingArguments(beside.filter((other) => other !== group));
    for (const name of varyingArguments(addressesOf(group))) {
      if (selecting.has(name) || unplaced.has(name)) continue;
      unordered.add(name);
      unplaced.add(name);
    }
  };
  return {
    learnOrder,
    learn(view) {
      const selecting = selectingArguments(view.groups);
      for (const name of positionArguments(view)) {
        if (selecting.has(name)) continue;
        unplaced.add(name);
        positions.add(name);
      }
      for (const group of view.groups) if (changesOrder(group)) learnOrder(group, view.groups);
    },
    pageKey: (path) => accessKey(path, unordered),
    queryKey: (path) => accessKey(path, unplaced),
    listKey: (path) => accessKey(path, positions),
  };
}

function changesOrder(group: ChoiceGroup): boolean {
  return (group.guess === 'order' || group.guess === 'page-size') && !mayNarrow(group);
}

/** Names that groups set to several values, if those groups may narrow. */
function selectingArguments(groups: readonly ChoiceGroup[]): ReadonlySet<string> {
  const narrowing = groups.filter((group) => mayNarrow(group) && group.guess !== 'order');
  return new Set(narrowing.flatMap((group) => [...varyingArguments(addressesOf(group))]));
}

/** Names that differ between a pager's links; of a single link, the one name that it adds. */
function positionArguments(view: PageView): readonly string[] {
  const { next, previous, pages } = view.pagination;
  const paths = [next, previous, ...pages.map(({ path }) => path)];
  const urls = new Set(paths.flatMap((path) => (path?.kind === 'url' ? [path.url] : [])));
  if (urls.size > 1) return varyingArguments([...urls]);
  const here = new Set(urlArguments(view.url).map(({ name, value }) => `${name}=${value}`));
  const added = [...urls].flatMap((url) =>
    urlArguments(url).filter(({ name, value }) => !here.has(`${name}=${value}`)),
  );
  return added.length === 1 ? added.map(({ name }) => name) : [];
}

/** Names that do not have one value in all of the addresses; absence is a value. */
function varyingArguments(urls: readonly string[]): readonly string[] {
  const values = urls.map((url) => new Map(urlArguments(url).map(({ name, value }) => [name, value])));
  const names = new Set(values.flatMap((own) => [...own.keys()]));
  return [...names].filter((name) => new Set(values.map((own) => own.get(name))).size > 1);
}
