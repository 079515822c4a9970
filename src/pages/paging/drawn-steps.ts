/**
 * Steps to the next and the previous page that are told by what they show.
 */

import { arrowOf, type Arrow } from './arrow-text.js';
import { relTokens } from '../link-areas.js';
import type { PageIndex } from '../page-index.js';
import type { Pressable } from '../pressables.js';

/** What goes one page on, and what goes one back. */
export interface Steps {
  readonly next: Pressable | null;
  readonly previous: Pressable | null;
}

/** Steps told by `rel` and arrows; a double arrow is a step only where there is no single one. */
export function drawnSteps(index: PageIndex, arrows: readonly Pressable[]): Steps {
  const drawn = arrows.map((press) => ({ press, arrow: drawnArrow(index, press) }));
  const pick = (...kinds: readonly Arrow[]): Pressable | null => {
    for (const kind of kinds) {
      const found = drawn.find(({ arrow }) => arrow === kind);
      if (found !== undefined) return found.press;
    }
    return null;
  };
  return { next: pick('right', 'far-right'), previous: pick('left', 'far-left') };
}

/** Which way a control points, by its `rel` or the arrow that it shows or is called; null if it points nowhere. */
export function drawnArrow(index: PageIndex, { node, text }: Pressable): Arrow | null {
  const rel = relTokens(index, node);
  if (rel.includes('next')) return 'right';
  if (rel.includes('prev') || rel.includes('previous')) return 'left';
  return arrowOf(text) ?? arrowOf(index.accessibleName(node));
}
