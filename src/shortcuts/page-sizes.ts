/**
 * How many entities a list page holds, by what was chosen: a menu of page sizes is a choice like any other.
 */

import type { Step } from '../model/access-path.js';

/** Selections whose page size is remembered, the oldest are forgotten first. */
const MOST_SIZES = 500;

/** Sizes of full pages. */
export class PageSizes {
  readonly #sizes = new Map<string, { readonly steps: readonly string[]; readonly size: number }>();
  #largest = 0;

  /** Learns from a page that goes on: it is full. */
  learn(steps: readonly Step[], size: number, goesOn: boolean): void {
    this.#largest = Math.max(this.#largest, size);
    if (!goesOn || size === 0) return;
    const texts = steps.map((step) => JSON.stringify(step));
    const key = texts.join('\n');
    this.#sizes.delete(key);
    this.#sizes.set(key, { steps: texts, size });
    const [oldest] = this.#sizes.keys();
    if (this.#sizes.size > MOST_SIZES && oldest !== undefined) this.#sizes.delete(oldest);
  }

  /** The size under a selection: as on the page that shares most of it, else the largest page seen. */
  sizeFor(steps: readonly Step[]): number {
    const wanted = new Set(steps.map((step) => JSON.stringify(step)));
    let best = { shared: -1, size: this.#largest };
    for (const { steps: texts, size } of this.#sizes.values()) {
      if (texts.length <= best.shared || !texts.every((text) => wanted.has(text))) continue;
      best = { shared: texts.length, size };
    }
    return best.size;
  }
}
