/**
 * Arguments that links carry wherever they lead: where a click came from, a session. They say nothing of the page that they
 * lead to (He 2013 §7.2 tells the same from many pages; here one page must do).
 */

import type { LinkFact } from './link-facts.js';

/** Pages that links with such an argument lead to, at least. Raising it takes arguments of few links for a selection. */
const MIN_PAGES = 3;

/** Names of the arguments that links to different pages have. */
export function carriedArguments(links: readonly Pick<LinkFact, 'url'>[]): ReadonlySet<string> {
  const pages = new Map<string, Set<string>>();
  for (const { url } of links) {
    const { path, args } = partsOf(url);
    for (const name of args.map(nameOf)) pages.set(name, (pages.get(name) ?? new Set()).add(path));
  }
  return new Set([...pages].flatMap(([name, paths]) => (paths.size >= MIN_PAGES ? [name] : [])));
}

/** The address without these arguments. */
export function withoutArguments(url: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return url;
  const { path, args, hash } = partsOf(url);
  const kept = args.filter((argument) => !names.has(nameOf(argument)));
  if (kept.length === args.length) return url;
  return path + (kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}

interface AddressParts {
  readonly path: string;
  readonly args: readonly string[];
  readonly hash: string;
}

function partsOf(url: string): AddressParts {
  const mark = url.indexOf('#');
  const [plain, hash] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
  const query = plain.indexOf('?');
  if (query < 0) return { path: plain, args: [], hash };
  return { path: plain.slice(0, query), args: plain.slice(query + 1).split('&'), hash };
}

function nameOf(argument: string): string {
  return argument.split('=', 1)[0] ?? argument;
}
