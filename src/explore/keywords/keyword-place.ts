/**
 * Whether a way on from a keyword's result keeps the keyword (He 2013 §7.1): what loses it leads to other entities.
 */

import { parseHttpUrl, urlArguments } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Region } from '../region.js';

/** Whether a path from a region asks for the region's keyword too, as far as addresses and bodies tell. */
export function keepsKeyword({ keyword, path: own, view }: Region, path: AccessPath): boolean {
  if (keyword === undefined || keyword === '' || path.kind === 'actions') return true;
  const here = own.kind === 'request' ? placesIn(own, keyword) : placesIn({ kind: 'url', url: view.url }, keyword);
  // Where the region's own address does not tell, the way on cannot tell either.
  if (here.size === 0) return true;
  return [...placesIn(path, keyword)].some((place) => here.has(place));
}

/** Where a path has a text: names of arguments, of fields of a body, or a segment of the path of its address. */
function placesIn(path: AccessPath, text: string): ReadonlySet<string> {
  if (path.kind === 'actions') return new Set();
  const wanted = text.toLowerCase();
  const fields = path.kind === 'request' ? [...new URLSearchParams(path.body ?? '')] : [];
  const pairs = [...urlArguments(path.url).map(({ name, value }): [string, string] => [name, value]), ...fields];
  const named = pairs.filter(([, value]) => value.toLowerCase() === wanted).map(([name]) => `argument ${name}`);
  const segments = parseHttpUrl(path.url)?.pathname.split('/') ?? [];
  return new Set([...named, ...(segments.some((segment) => decoded(segment) === wanted) ? ['segment'] : [])]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' ')).toLowerCase();
  } catch {
    // Not encoded as addresses are: then it is what it looks like.
    return segment.toLowerCase();
  }
}
