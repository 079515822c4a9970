/**
 * Fields for text that drop a list down and say nothing of it, but for the arrow that is drawn behind them in their box.
 */

import type { PageIndex } from '../../page-index.js';
import { drawsArrow } from './drop-downs.js';

/** Levels above a field within which its box holds the arrow. Raising it takes arrows of what stands around a field for its own. */
const MAX_CLIMB = 3;

/** What does something of itself when it is pressed, the arrow of which says nothing of a field beside it. */
const CONTROLS = ['input', 'select', 'textarea', 'button', 'a', 'label'] as const;

/** Whether an arrow down is drawn behind a field, in a box that holds nothing else to be worked. */
export function hasArrowBehind(index: PageIndex, field: number): boolean {
  for (const box of index.ancestors(field).slice(0, MAX_CLIMB)) {
    const { tag, end } = index.node(box);
    if (tag === 'body' || tag === 'form' || holdsOthers(index, box, field)) return false;
    if (drawsArrow(index.nodes.slice(field + 1, end).filter(({ id }) => !index.isHidden(id)))) return true;
  }
  return false;
}

function holdsOthers(index: PageIndex, box: number, field: number): boolean {
  const others = CONTROLS.flatMap((tag) => index.within(box, tag)).filter((id) => id !== field && !index.isHidden(id));
  return (
    others.length > 0 || index.nodes.slice(field + 1, index.node(box).end).some(({ id }) => index.role(id) === 'button')
  );
}
