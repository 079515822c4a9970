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
  const scripted = records.map((record) => scriptedIn(index, record));
  const said = scripted.filter((url) => url !== null);
  // Of a list that is drawn in part a block may stand for what comes.
  if (said.length > 0 && new Set(said).size === said.length) return scripted;
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

/** Where links within a block lead to that nobody sees, on the page's own site; without those that would act. */
function hiddenIn(index: PageIndex, record: ListRecord): readonly string[] {
  return placesIn(index, record, (id) => (index.node(id).visible === false ? index.linkUrl(id) : null));
}

/** The only address that a block tells a script which leads there when it is pressed, or null. */
function scriptedIn(index: PageIndex, record: ListRecord): string | null {
  const [url, ...others] = placesIn(index, record, (id) => {
    const told = index.node(id).attributes['data-href'] ?? '';
    return told === '' ? null : (parseHttpUrl(told, index.documentUrl(id))?.href ?? null);
  });
  return url === undefined || others.length > 0 || url === index.snapshot.url ? null : url;
}

/** The addresses on the page's own site that the nodes of a block tell, each once, without those that would act. */
function placesIn(
  index: PageIndex,
  { root, end }: ListRecord,
  addressOf: (id: number) => string | null,
): readonly string[] {
  const host = parseHttpUrl(index.snapshot.url)?.host;
  const urls: string[] = [];
  for (let id = root; id < end; id += 1) {
    const url = addressOf(id);
    if (url === null || parseHttpUrl(url)?.host !== host || isActingAddress(url)) continue;
    if (!urls.includes(url)) urls.push(url);
  }
  return urls;
}

/** Whether an address says an identifier as a part of its path or the value of an argument. */
function says(url: string, identifier: string): boolean {
  const part = encodeURIComponent(identifier).toLowerCase();
  const path = urlParts(url)?.pathname.toLowerCase().split('/') ?? [];
  return path.includes(part) || hasArgumentValue(url, identifier);
}
