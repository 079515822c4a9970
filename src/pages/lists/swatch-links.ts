/**
 * Links of a card to what is offered beside its entity: the same in other colours, as dots or small pictures.
 */

import { groupBy } from '../../base/group-by.js';
import { bareUrl } from '../../base/url.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { childOf } from './inner-lists.js';

/**
 * The links without those to other addresses that show no words, in blocks of a list whose first link leads where words lead,
 * too; to the same path at least, as pictures say in an argument that they were clicked. Rows of several cards link each of
 * these by words, or none of them. Where each block has a path of its own, what leads there with other arguments than the
 * first link is the same in another colour, whatever words it has.
 */
export function withoutSwatches(index: PageIndex, container: number, links: readonly LinkFact[]): readonly LinkFact[] {
  const blocks = groupBy(links, ({ node }) => childOf(index, container, node));
  const paths = new Set(links.map(({ target }) => bareUrl(target)));
  // Where one path leads to all, its arguments tell the entities apart.
  const samePlace = paths.size > 1 || blocks.size === 1 ? bareUrl : (target: string): string => target;
  const shared = sharedPaths(blocks.values());
  return [...blocks.values()].flatMap((own) => {
    const first = own[0]?.target ?? '';
    const worded = new Set(own.filter(({ node }) => index.text(node) !== '').map(({ target }) => target));
    const [only = ''] = worded;
    if (worded.size === 1 && samePlace(first) === samePlace(only))
      return own.filter(({ target }) => worded.has(target));
    const isOnePath =
      blocks.size > 1 &&
      !shared.has(bareUrl(first)) &&
      [...worded].every((target) => bareUrl(target) === bareUrl(first));
    return isOnePath ? own.filter(({ target }) => target === first) : own;
  });
}

/** Paths to which links of several blocks lead. */
function sharedPaths(blocks: Iterable<readonly LinkFact[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const own of blocks) {
    const paths = new Set(own.map(({ target }) => bareUrl(target)));
    for (const path of paths) if (seen.has(path)) shared.add(path);
    for (const path of paths) seen.add(path);
  }
  return shared;
}
