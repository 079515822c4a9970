/**
 * Shapes of the links of one list: what differs from card to card is variable, whatever it looks like.
 */

import { urlParts, urlPattern } from '../../base/url.js';

/** Distinct values of a segment, as a share of the links, from which it names the entity; below it is a section. */
const VARIABLE_SHARE = 0.5;

/** Fewer links of one shape tell nothing by their differences. */
const LEAST_LINKS = 3;

/**
 * Patterns of links, in their order: host, path with variable segments as `*`, sorted argument names. A segment is variable
 * if it looks so, or if most links of the same shape differ in it ("zephyr-prime", "saryn").
 */
export function linkPatterns(urls: readonly string[]): readonly string[] {
  const shapes = new Map<string, string[]>();
  for (const url of urls) {
    const shape = shapeOf(url);
    shapes.set(shape, [...(shapes.get(shape) ?? []), url]);
  }
  const variable = new Map([...shapes].map(([shape, alike]) => [shape, variableSegments(alike)]));
  return urls.map((url) => {
    const pattern = urlPattern(url);
    const query = pattern.indexOf('?');
    const [path, names] = query < 0 ? [pattern, ''] : [pattern.slice(0, query), pattern.slice(query)];
    const places = variable.get(shapeOf(url)) ?? new Set<number>();
    return path
      .split('/')
      .map((segment, at) => (places.has(at) ? '*' : segment))
      .join('/')
      .concat(names);
  });
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
