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
  /** What needs a higher window than this is scrolled down to, in CSS pixels. */
  readonly mostHeight: number;
}

/** How elements can be shown together. */
export interface Span {
  /** How high the window must be, in CSS pixels; 0 if no element counts. */
  readonly pixels: number;
  /** Whether the page was scrolled down to them. */
  readonly isBelow: boolean;
}

/**
 * The program: how high the window must be to show them all, once it is where the first begins, if it was below or they
 * reach too far down.
 */
export const spanOf: InPageProgram<Spanned, Span> = { main: span, parts: [] };

function span({ rows, leastHeight, mostHeight }: Spanned): Span {
  const taken = (globalThis as { querentTaken?: readonly Node[] }).querentTaken ?? [];
  const boxes = rows
    .map((row) => taken[row])
    .filter((node) => node?.nodeType === Node.ELEMENT_NODE)
    .map((node) => (node as Element).getBoundingClientRect())
    .filter(({ height }) => height >= leastHeight);
  const first = Math.min(...boxes.map(({ top }) => top));
  const last = Math.max(0, ...boxes.map(({ bottom }) => bottom));
  const isBelow = boxes.length > 0 && first > 0 && last > mostHeight;
  const start = isBelow ? Math.floor(first) : Math.min(0, first);
  if (boxes.length === 0) return { pixels: 0, isBelow };
  scrollBy({ top: start, behavior: 'instant' });
  return { pixels: Math.ceil(last - start), isBelow };
}
