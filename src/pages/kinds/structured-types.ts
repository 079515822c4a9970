/**
 * Which types of schema.org a page names, and how often: JSON-LD, microdata, RDFa. Broken JSON tells its types too.
 */

import type { PageIndex } from '../page-index.js';

const JSON_TYPES = /"@type"\s*:\s*(?:"([^"]{1,80})"|\[([^\]]{1,400})\])/gu;
const NAME = /[\w-]+$/u;
/** Types counted per page. */
const MAX_TYPES = 5_000;

/** Lower-case type names with their number; `https://schema.org/Product` is `product`. */
export function countStructuredTypes(index: PageIndex): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let left = MAX_TYPES;
  const add = (type: string): void => {
    const name = NAME.exec(type.trim().replace(/["']/gu, ''))?.[0]?.toLowerCase();
    left -= 1;
    if (name !== undefined && left > 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const script of index.byTag('script')) {
    if (!/ld\+json/iu.test(index.node(script).attributes['type'] ?? '')) continue;
    for (const child of index.children(script)) {
      for (const match of index.node(child).text.matchAll(JSON_TYPES))
        (match[1] ?? match[2] ?? '').split(',').forEach(add);
    }
  }
  for (const { attributes } of index.nodes) {
    const type = attributes['itemtype'] ?? attributes['typeof'];
    if (type !== undefined) type.split(/\s+/u).forEach(add);
  }
  return counts;
}
