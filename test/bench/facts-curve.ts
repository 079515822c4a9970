/**
 * What is known after how many pages.
 */

import type { FactsCurve } from './facts-plot.js';

/** Facts by the number of the page that taught them. */
export interface KnownFacts {
  /** Takes in that a page taught new facts. */
  add(page: number, facts: number): void;
  /** The mean share that was known over the pages from the first to the given number, 0–1. */
  area(pages: number): number;
  /** Shares of all facts, far enough apart for a plot. */
  points(): FactsCurve['points'];
}

/** Points of a curve lie this share of all facts apart. */
const LEAST_SHARE = 0.002;

/** Nothing known yet of so many facts. */
export function createKnownFacts(all: number): KnownFacts {
  const taught = new Map<number, number>();
  const steps = (): readonly (readonly [number, number])[] => [...taught].sort(([a], [b]) => a - b);
  return {
    add(page, facts) {
      if (facts > 0) taught.set(page, (taught.get(page) ?? 0) + facts);
    },
    // A fact is known over all pages from the one that taught it on.
    area: (pages) => steps().reduce((sum, [page, facts]) => sum + (facts / all) * (1 - Math.min(1, page / pages)), 0),
    points() {
      const points: { readonly pages: number; readonly share: number }[] = [];
      let known = 0;
      for (const [pages, facts] of steps()) {
        known += facts;
        const share = known / all;
        if (share - (points.at(-1)?.share ?? 0) >= LEAST_SHARE || known === all) points.push({ pages, share });
      }
      return points;
    },
  };
}
