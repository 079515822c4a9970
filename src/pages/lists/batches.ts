/**
 * Lists that grow by blocks: what a script adds, as "more" or scrolling brings it, stands in a container of its own behind the first.
 */

import type { PageIndex } from '../page-index.js';
import { classOf } from './record-shape.js';

/** Containers right behind one that are marked up as it is, in document order. */
export function batchesBehind(index: PageIndex, container: number): readonly number[] {
  const siblings = index.elements(index.node(container).parent);
  const behind = siblings.slice(siblings.indexOf(container) + 1);
  const markup = markupOf(index, container);
  const isAlike = (id: number): boolean => markupOf(index, id) === markup;
  const end = behind.findIndex((id) => !isAlike(id) || index.isHidden(id));
  return end < 0 ? behind : behind.slice(0, end);
}

/** What blocks that one script adds have in common: sections of their own have another role, or a name besides. */
function markupOf(index: PageIndex, id: number): string {
  const { tag, attributes } = index.node(id);
  const names = Object.keys(attributes).filter((name) => name !== 'id' && !name.startsWith('data-'));
  return [tag, index.role(id), classOf(index, id), ...names.sort()].join(' ');
}
