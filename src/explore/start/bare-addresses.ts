/**
 * Lists that differ in arguments of their addresses alone: without these the address often lists all, though nothing may
 * lead there but a form that insists on something.
 */

import { bareUrl, canonicalUrl, urlArguments } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import { accessKey } from '../access-key.js';
import type { TrailedList, WiderPlace } from './trail-lists.js';

/** Lists that differ so before the address without their differences is looked at. Raising it misses what few menus lead to. */
const LEAST_PARTS = 3;

/** Such addresses that are looked at, those of most lists first. */
const MOST_PLACES = 2;

/** A list found by its path. */
export interface AddressedList extends TrailedList {
  readonly path: AccessPath;
}

/** The addresses of lists without the arguments in which these differ, as far as they were not opened yet. */
export function bareAddresses(
  lists: readonly AddressedList[],
  { visited, tracking }: { readonly visited: ReadonlySet<string>; readonly tracking: ReadonlySet<string> },
): readonly WiderPlace[] {
  const byPage = new Map<string, AddressedList[]>();
  for (const found of lists) {
    if (found.path.kind !== 'url' || found.path.url.includes('#')) continue;
    const page = bareUrl(found.path.url);
    byPage.set(page, [...(byPage.get(page) ?? []), found]);
  }
  return [...byPage.values()]
    .filter((parts) => parts.length >= LEAST_PARTS)
    .sort((a, b) => b.length - a.length)
    .flatMap((parts): readonly WiderPlace[] => {
      const path = withoutDifferences(parts, tracking);
      return path === null || visited.has(accessKey(path, tracking)) ? [] : [{ path, parts }];
    })
    .slice(0, MOST_PLACES);
}

/** The address with the arguments that all have alike; null if they have all of them alike. */
function withoutDifferences(parts: readonly AddressedList[], tracking: ReadonlySet<string>): AccessPath | null {
  const urls = parts.flatMap(({ path }) => (path.kind === 'url' ? [path.url] : []));
  const [first = ''] = urls;
  const names = new Set(urls.flatMap((url) => urlArguments(url).map(({ name }) => name)));
  const different = [...names].filter((name) => new Set(urls.map((url) => valuesOf(url, name))).size > 1);
  if (different.every((name) => tracking.has(name))) return null;
  return { kind: 'url', url: canonicalUrl(first, new Set([...different, ...tracking])) };
}

function valuesOf(url: string, name: string): string {
  return JSON.stringify(urlArguments(url).flatMap((one) => (one.name === name ? [one.value] : [])));
}
