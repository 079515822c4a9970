/**
 * Links that go through another page of the site, which counts the click and leads on: paid entries of a list
 * (`/click?url=%2Fitem%2F12`) beside others that lead to their entities themselves.
 */

import { isActingAddress } from '../base/acting-address.js';
import { groupBy } from '../base/group-by.js';
import { bareUrl, parseHttpUrl, urlArguments, withoutHash } from '../base/url.js';
import { linkPatterns } from './lists/link-pattern.js';

/** Addresses of the page's kind that links lead to themselves, from which it is known what a relay leads to. */
const MIN_DIRECT = 3;

interface Relayed {
  readonly node: number;
  /** Where the link goes first, without arguments. */
  readonly relay: string;
  /** Where it leads in the end. */
  readonly target: string;
}

/**
 * The addresses of links by node, with those that relays lead to in place of theirs. What an argument holds is an end only
 * where other links of the page lead to such addresses, and for most of a relay's links none to the very same: a way back
 * after signing in repeats the address of a card.
 */
export function withoutRelays(urls: ReadonlyMap<number, string>, pageUrl: string): ReadonlyMap<number, string> {
  const relayed = [...urls].flatMap(([node, url]) => carried(node, url, pageUrl));
  if (relayed.length === 0) return urls;
  const through = new Set(relayed.map(({ node }) => node));
  const direct = new Set([...urls].flatMap(([node, url]) => (through.has(node) ? [] : [bareUrl(url)])));
  const isKnownKind = kindsOf(direct, relayed);
  const ends = [...groupBy(relayed, ({ relay }) => relay).values()].flatMap((group) => {
    const own = group.filter(({ target }) => isKnownKind(bareUrl(target)));
    const targets = [...new Set(own.map(({ target }) => bareUrl(target)))];
    return targets.filter((target) => direct.has(target)).length * 2 < targets.length ? own : [];
  });
  return new Map([...urls, ...ends.map(({ node, target }) => [node, target] as const)]);
}

/** The address of the site that a link of the site holds in an argument. */
function carried(node: number, url: string, pageUrl: string): readonly Relayed[] {
  const host = parseHttpUrl(pageUrl)?.host;
  const mark = url.indexOf('?');
  if (mark < 0 || parseHttpUrl(url)?.host !== host || isActingAddress(url)) return [];
  const [end, another] = urlArguments(url).flatMap(({ value }) => {
    const inner = /^(?:https?:\/)?\/[^/]/iu.test(value) ? parseHttpUrl(value, url) : null;
    return inner === null || inner.host !== host ? [] : [inner.href];
  });
  if (end === undefined || another !== undefined || bareUrl(end) === bareUrl(pageUrl)) return [];
  const hash = url.slice(withoutHash(url).length);
  return [{ node, relay: bareUrl(url), target: end.includes('#') ? end : `${end}${hash}` }];
}

/** Whether an address is of a kind that several links lead to themselves. */
function kindsOf(direct: ReadonlySet<string>, relayed: readonly Relayed[]): (url: string) => boolean {
  const all = [...new Set([...direct, ...relayed.map(({ target }) => bareUrl(target))])];
  const patterns = linkPatterns(all);
  const byUrl = new Map(all.map((url, at) => [url, patterns[at] ?? '']));
  const counts = new Map<string, number>();
  for (const url of direct) {
    const pattern = byUrl.get(url) ?? '';
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return (url) => {
    const pattern = byUrl.get(url) ?? '';
    return pattern.includes('*') && (counts.get(pattern) ?? 0) >= MIN_DIRECT;
  };
}
