/** Lists as scouting finds them. */

import type { FoundList } from '../../../src/explore/start/found-list.js';
import type { PageView } from '../../../src/model/page.js';
import { to } from '../fixture-site.js';
import { SITE } from '../page-views.js';

/** Names of entities. */
export const numbers = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));

/** A list behind a menu's place: of the menu "Category" where only that is told. */
export function found(
  path: string,
  view: PageView,
  via: string | readonly [menu: string, place: string] | null = null,
): FoundList {
  const observation = {
    page: path,
    view: { ...view, url: `${SITE}${path}` },
    cost: { pages: 1, bytes: 0, transport: 'memory' },
    at: '',
  } as const;
  const [attribute, value] = typeof via === 'string' ? ['Category', via] : (via ?? ['', '']);
  const named = via === null ? null : { attribute, value, path: [value], group: `links ${attribute}` };
  return { path: to(path), observation, via: named, depth: 1 };
}
