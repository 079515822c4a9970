/**
 * Links of a card to what is offered beside its entity: the same in other colours, as dots or small pictures.
 */

import { groupBy } from '../../base/group-by.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { childOf } from './inner-lists.js';

/**
 * The links without those to other entities that show no words, in blocks of a list whose first link leads where words lead,
 * too. Rows of several cards link each of these by words, or none of them.
 */
export function withoutSwatches(index: PageIndex, container: number, links: readonly LinkFact[]): readonly LinkFact[] {
  const blocks = groupBy(links, ({ node }) => childOf(index, container, node));
  return [...blocks.values()].flatMap((own) => {
    const worded = new Set(own.filter(({ node }) => index.text(node) !== '').map(({ target }) => target));
    return worded.size === 1 && worded.has(own[0]?.target ?? '') ? own.filter(({ target }) => worded.has(target)) : own;
  });
}
