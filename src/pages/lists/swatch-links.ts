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
 * these by words, or none of them.
 */
export function withoutSwatches(index: PageIndex, container: number, links: readonly LinkFact[]): readonly LinkFact[] {
  const blocks = groupBy(links, ({ node }) => childOf(index, container, node));
  const paths = new Set(links.map(({ target }) => bareUrl(target)));
  // Where one path leads to all, its arguments tell the entities apart.
  const samePlace = paths.size > 1 || blocks.size === 1 ? bareUrl : (target: string): string => target;
  return [...blocks.values()].flatMap((own) => {
    const worded = new Set(own.filter(({ node }) => index.text(node) !== '').map(({ target }) => target));
    const [only = ''] = worded;
    const isLed = worded.size === 1 && samePlace(own[0]?.target ?? '') === samePlace(only);
    return isLed ? own.filter(({ target }) => worded.has(target)) : own;
  });
}
