/**
 * How an element looks, as far as its markup tells: what is drawn alike on one page shares a tag and classes.
 */

import type { PageIndex } from './page-index.js';

/** Tag and classes of an element; equal for elements that look alike. */
export function lookOf(index: PageIndex, id: number): string {
  const { tag, attributes } = index.node(id);
  return `${tag} ${attributes['class'] ?? ''}`;
}

/** An element, or the one that a text stands in. */
export function elementOf(index: PageIndex, id: number): number {
  const { tag, parent } = index.node(id);
  return tag === '#text' ? parent : id;
}

/** Elements in which signs and pictures of arrows are drawn. */
export const SIGN_TAGS: ReadonlySet<string> = new Set(['svg', 'i', 'img']);
