/**
 * The largest pages that a site's lists can be asked for, and the cheapest way to ask for them, proven on one list.
 */

import { urlArguments } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { largestPageSize, learnStyle, styledPath, type AskedPage, type ListStyle } from '../lists/list-style.js';
import { addressesOf } from '../region.js';
import type { FoundList } from './found-list.js';

/** Lists that are looked at for page sizes. */
const MOST_LISTS = 2;

/** The page style with the largest pages; null if no list offers larger ones. */
export async function findStyle(context: ExploreContext, lists: readonly FoundList[]): Promise<ListStyle | null> {
  for (const { observation, path } of lists.slice(0, MOST_LISTS)) {
    const larger = largestPageSize(observation.view);
    if (larger === null) continue;
    const before = { view: observation.view, path };
    const after = await pageAt(context, larger.path);
    if (after === null) return null;
    const style = (await addressedStyle(context, before, after)) ?? learnStyle(before, after);
    return style === null ? null : leanStyle(context, before, style);
  }
  return null;
}

/**
 * Where a control made pages larger, and the address has changed with it: the same by the address alone, which needs no
 * step before all others. Null if the address says less.
 */
async function addressedStyle(context: ExploreContext, before: AskedPage, after: AskedPage): Promise<ListStyle | null> {
  const { url, list } = after.view;
  if (after.path.kind !== 'actions' || before.path.kind !== 'url' || url === before.view.url) return null;
  const addressed = await pageAt(context, { kind: 'url', url });
  const isSame = addressed !== null && addressed.view.list?.cards.length === list?.cards.length;
  return isSame ? learnStyle(before, addressed) : null;
}

/**
 * The style without the arguments that all sizes on offer have alike, if that makes pages as large: they may say what is
 * listed, as the category that a list shows most of.
 */
async function leanStyle(context: ExploreContext, before: AskedPage, style: ListStyle): Promise<ListStyle> {
  const alike = argumentsOfAll(sizeAddresses(before.view));
  const add = style.edit.add.filter(({ name, value }) => !alike.has(`${name}=${value}`));
  if (add.length === 0 || add.length === style.edit.add.length) return style;
  const lean = { ...style, edit: { ...style.edit, add } };
  const shown = await pageAt(context, styledPath(before.path, lean));
  return shown?.view.list?.cards.length === style.pageSize ? lean : style;
}

function sizeAddresses({ groups }: PageView): readonly string[] {
  return groups.filter(({ guess }) => guess === 'page-size').flatMap(addressesOf);
}

/** What stands as an argument in all of several addresses; nothing where there is only one. */
function argumentsOfAll(urls: readonly string[]): ReadonlySet<string> {
  const [first, ...others] = urls.map((url) => new Set(urlArguments(url).map(({ name, value }) => `${name}=${value}`)));
  if (first === undefined || others.length === 0) return new Set();
  return new Set([...first].filter((text) => others.every((other) => other.has(text))));
}

async function pageAt(context: ExploreContext, path: AccessPath): Promise<AskedPage | null> {
  const answer = await glance(context, path, { priority: 1 });
  return answer.kind === 'page' ? { view: answer.observation.view, path } : null;
}
