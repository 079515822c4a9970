/**
 * Shapes of the links of one list: what differs from card to card is variable, whatever it looks like.
 */

import { bareUrl, urlArguments, urlParts, urlPattern, type UrlArgument } from '../../base/url.js';

/** Distinct values of a segment, as a share of the links, from which it names the entity; below it is a section. */
const VARIABLE_SHARE = 0.5;

/** Fewer links of one shape tell nothing by their differences. */
const LEAST_LINKS = 3;

/**
 * Patterns of links, in their order: host, path with variable segments as `*`, sorted argument names. A segment is variable
 * if it looks so, or if most links of the same shape differ in it ("zephyr-prime", "saryn"). Where one script serves
 * the page at `pageUrl` and the links, an argument that has one word for its value in all of them, as `action=show`, is given
 * with that, unless the page has it as well.
 */
export function linkPatterns(urls: readonly string[], pageUrl: string | null = null): readonly string[] {
  const shapes = new Map<string, string[]>();
  for (const url of urls) {
    const shape = shapeOf(url);
    shapes.set(shape, [...(shapes.get(shape) ?? []), url]);
  }
  const variable = new Map([...shapes].map(([shape, alike]) => [shape, variableSegments(alike)]));
  const shared = new Map([...shapes].map(([shape, alike]) => [shape, sharedWords(alike, pageUrl)]));
  return urls.map((url) => {
    const pattern = urlPattern(url);
    const query = pattern.indexOf('?');
    const [path, names] = query < 0 ? [pattern, ''] : [pattern.slice(0, query), pattern.slice(query)];
    const places = variable.get(shapeOf(url)) ?? new Set<number>();
    const words = shared.get(shapeOf(url));
    return path
      .split('/')
      .map((segment, at) => (places.has(at) ? '*' : segment))
      .join('/')
      .concat(names.replace(/[^?&]+/gu, (name) => words?.get(name) ?? name));
  });
}

/** Arguments with the word that they have in all of several links to the page's own script, by their names. */
function sharedWords(urls: readonly string[], pageUrl: string | null): ReadonlyMap<string, string> {
  const path = pageUrl === null ? null : bareUrl(pageUrl);
  if (urls.length < LEAST_LINKS || pageUrl === null || urls.some((url) => bareUrl(url) !== path)) return new Map();
  const [first = [], ...others] = [...new Set(urls)].map((url) => urlArguments(url));
  const has = (all: readonly UrlArgument[], { name, value }: UrlArgument): boolean =>
    all.some((one) => one.name === name && one.value === value);
  const own = urlArguments(pageUrl);
  const isShared = (argument: UrlArgument): boolean =>
    /^\p{L}+$/u.test(argument.value) && others.every((all) => has(all, argument)) && !has(own, argument);
  return new Map(first.filter(isShared).map(({ name, value }) => [name, `${name}=${value}`]));
}

/** Host, number of segments and names of arguments. */
function shapeOf(url: string): string {
  const parsed = urlParts(url);
  if (parsed === null) return url;
  return `${parsed.host} ${String(parsed.pathname.split('/').length)} ${[...new Set(parsed.arguments.map(({ name }) => name))].sort().join('&')}`;
}

/** Places of the segments in which most of the links differ. The host stands at 0. */
function variableSegments(urls: readonly string[]): ReadonlySet<number> {
  const paths = [...new Set(urls)].map((url) => (urlParts(url)?.pathname ?? '').split('/'));
  if (paths.length < LEAST_LINKS) return new Set();
  const places = (paths[0] ?? []).map((_, at) => at).filter((at) => at > 0);
  return new Set(
    places.filter((at) => new Set(paths.map((path) => path[at])).size > Math.max(2, paths.length * VARIABLE_SHARE)),
  );
}
