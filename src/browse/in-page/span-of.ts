/**
 * Scrolls up to some elements of a page and tells how far down they reach from there. Sent to the browser as text, as
 * `take-snapshot` is.
 */

import type { InPageProgram } from '../live/page-world.js';

/** What is to be spanned. */
export interface Spanned {
  /** Rows of the last snapshot. */
  readonly rows: readonly number[];
  /** Elements that are lower than this do not count, in CSS pixels. */
  readonly leastHeight: number;
}

/** The program: how high the window must be to show them all, once it is where the first begins if it was below; in CSS pixels, 0 if none counts. */
export const spanOf: InPageProgram<Spanned, number> = { main: span, parts: [] };

function span({ rows, leastHeight }: Spanned): number {
  const taken = (globalThis as { querentTaken?: readonly Node[] }).querentTaken ?? [];
  const boxes = rows
    .map((row) => taken[row])
    .filter((node) => node?.nodeType === Node.ELEMENT_NODE)
    .map((node) => (node as Element).getBoundingClientRect())
    .filter(({ height }) => height >= leastHeight);
  const above = Math.min(0, ...boxes.map(({ top }) => top));
  scrollBy({ top: above, behavior: 'instant' });
  return Math.ceil(Math.max(0, ...boxes.map(({ bottom }) => bottom - above)));
}
