/**
 * Addresses of cards that show no link: a row of a table may keep the way to its entity in a menu that is closed, or in what
 * it tells the script that leads there when it is pressed.
 */

import { isActingAddress } from '../../base/acting-address.js';
import { hasArgumentValue, parseHttpUrl, urlParts } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/**
 * The addresses that hidden links of these blocks tell, null for each that tells none. Where blocks have an identifier, its
 * address says it; else it leads where no other block leads to, and of a block alone it is the only one.
 */
export function hiddenAddresses(
  index: PageIndex,
  records: readonly ListRecord[],
  identifiers: readonly (string | null)[],
): readonly (string | null)[] {
  const none = records.map(() => null);
  if (records.some(({ links }) => links.length > 0)) return none;
  const told = records.map((record) => hiddenIn(index, record));
  const own = told.map((urls, at) => {
    const identifier = identifiers[at] ?? null;
    if (identifier !== null) return urls.find((url) => says(url, identifier)) ?? null;
    if (records.length === 1) return urls.length === 1 ? (urls[0] ?? null) : null;
    return urls.find((url) => told.every((others, other) => other === at || !others.includes(url))) ?? null;
  });
  const isTold = own.every((url) => url !== null) && new Set(own).size === own.length;
  return isTold ? own : none;
}

/** Where links within a block lead to that nobody sees, and what says it only to scripts, on the page's own site; without what would act. */
function hiddenIn(index: PageIndex, { root, end }: ListRecord): readonly string[] {
  const host = parseHttpUrl(index.snapshot.url)?.host;
  const urls: string[] = [];
  for (let id = root; id < end; id += 1) {
    const url = (index.node(id).visible === false ? index.linkUrl(id) : null) ?? scriptedAddress(index, id);
    if (url === null || parseHttpUrl(url)?.host !== host || isActingAddress(url)) continue;
    if (!urls.includes(url)) urls.push(url);
  }
  return urls;
}

/** The address that an element tells a script which leads there when it is pressed, or null. */
function scriptedAddress(index: PageIndex, id: number): string | null {
  const told = index.node(id).attributes['data-href'] ?? '';
  return told === '' ? null : (parseHttpUrl(told, index.documentUrl(id))?.href ?? null);
}

/** Whether an address says an identifier as a part of its path or the value of an argument. */
function says(url: string, identifier: string): boolean {
  const part = encodeURIComponent(identifier).toLowerCase();
  const path = urlParts(url)?.pathname.toLowerCase().split('/') ?? [];
  return path.includes(part) || hasArgumentValue(url, identifier);
}
