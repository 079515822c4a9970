/**
 * How large lists are, as their first pages told: the answers to further pages of some sites say nothing of it, or 0.
 */

import { type PathParts, partsKey } from './moves.js';

/** Lists whose sizes are remembered, the oldest are forgotten first. Raising it only takes memory. */
const MOST_LISTS = 2_000;

/** Sizes that first pages told. */
export class FirstSizes {
  readonly #sizes = new Map<string, number>();

  /** Notes what the first page of a list told; further pages say nothing. */
  note({ from, steps, page }: PathParts, size: number | null): void {
    if (page > 0 || size === null) return;
    this.#sizes.set(partsKey(from, steps, 0), size);
    const [oldest] = this.#sizes.keys();
    if (this.#sizes.size > MOST_LISTS && oldest !== undefined) this.#sizes.delete(oldest);
  }

  /** What the first page of a list told; null if that is not known. */
  sizeOf({ from, steps }: PathParts): number | null {
    return this.#sizes.get(partsKey(from, steps, 0)) ?? null;
  }
}
