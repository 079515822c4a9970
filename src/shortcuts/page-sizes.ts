/**
 * How many entities a list page holds, by what was chosen: a menu of page sizes is a choice like any other.
 */

import type { Step } from '../model/access-path.js';

/** Selections whose page size is remembered, the oldest are forgotten first. */
const MOST_SIZES = 500;

/** Distances that are remembered with the pages that tell them. */
const MOST_STRIDES = 500;

/** Pages of which two tell the same distance by accident, if at all. */
const LEAST_PAGES = 2;

/** Share of a page's cards that are entities of its list, at least; the others are paid for and stand between them. */
const LEAST_SHARE = 0.75;

/** How far apart pages of one size may begin in their list where they also show what is paid for, without that size. */
export function stridesBelow(size: number): readonly number[] {
  const least = Math.max(1, Math.ceil(LEAST_SHARE * size));
  return Array.from({ length: Math.max(0, size - least) }, (_, at) => least + at);
}

/** Sizes of full pages. */
export class PageSizes {
  readonly #sizes = new Map<string, { readonly steps: readonly string[]; readonly size: number }>();
  readonly #strides = new Map<number, Set<number>>();
  readonly #others: PageSizes | null;
  #largest = 0;

  /** Nothing is known; what others know counts until something is. */
  constructor(others: PageSizes | null = null) {
    this.#others = others;
  }

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
    if (this.#largest === 0 && this.#others !== null) return this.#others.sizeFor(steps);
    const wanted = new Set(steps.map((step) => JSON.stringify(step)));
    let best = { shared: -1, size: this.#largest };
    for (const { steps: texts, size } of this.#sizes.values()) {
      if (texts.length <= best.shared || !texts.every((text) => wanted.has(text))) continue;
      best = { shared: texts.length, size };
    }
    return best.size;
  }

  /** Learns from a number by which a later page was asked for: it may tell where the page begins. */
  noteStart(page: number, start: number): void {
    const stride = start / page;
    const pages = this.#strides.get(stride) ?? new Set();
    if (!Number.isInteger(stride) || (pages.size === 0 && this.#strides.size >= MOST_STRIDES)) return;
    this.#strides.set(stride, pages.add(page));
  }

  /** How far apart pages begin: less than their size where they also show what is paid for. */
  strideFor(steps: readonly Step[]): number {
    const size = this.sizeFor(steps);
    const told = stridesBelow(size).filter((stride) => (this.#strides.get(stride)?.size ?? 0) >= LEAST_PAGES);
    return told.at(-1) ?? size;
  }
}
