/**
 * What is still to be done, as far as pages have told: the ground of a crawl's forecast. Pure bookkeeping; what a piece of
 * work takes is estimated where it is planned.
 */

import { textKey } from '../../base/text.js';

/** Pages, and the facts that they are expected to teach. */
export interface Estimate {
  readonly pages: number;
  readonly facts: number;
}

/** A piece of work: the facts of some attributes in a region. */
export interface ExpectedWork extends Estimate {
  /** Attributes whose facts it teaches. */
  readonly attributes: readonly string[];
}

/** Pieces of work by region and name. */
export interface Outlook {
  /** Expects a piece of work in a region, in place of what was expected under this name. */
  expect(region: string, name: string, work: ExpectedWork): void;
  /** The piece is being done now: what is learnt of its attributes is part of it. */
  begin(region: string, name: string): void;
  /** The piece is done, or proved to be none; without a name all of the region. */
  done(region: string, name?: string): void;
  /** Takes in that a list has so many entities. */
  size(entities: number): void;
  /** Entities of the largest list. */
  entities(): number;
  /** Takes in facts that were learnt. */
  learn(attribute: string, facts: number): void;
  /** What is left, in the order in which it is likely to be done: what was begun, then what was expected first. */
  left(): readonly Estimate[];
}

interface Piece extends ExpectedWork {
  /** Facts of its attributes that were known when it was begun; null = not begun. */
  readonly before: number | null;
}

/** Nothing expected yet. */
export function createOutlook(): Outlook {
  const regions = new Map<string, Map<string, Piece>>();
  const learnt = new Map<string, number>();
  let largest = 0;
  const known = (attributes: readonly string[]): number =>
    attributes.reduce((sum, attribute) => sum + (learnt.get(textKey(attribute)) ?? 0), 0);
  const remaining = ({ pages, facts, attributes, before }: Piece): Estimate => {
    const share = before === null || facts === 0 ? 1 : Math.max(0, 1 - (known(attributes) - before) / facts);
    return { pages: pages * share, facts: facts * share };
  };
  return {
    expect(region, name, work) {
      const pieces = regions.get(region) ?? new Map<string, Piece>();
      regions.set(region, pieces);
      pieces.set(name, { ...work, before: null });
    },
    begin(region, name) {
      const pieces = regions.get(region);
      const piece = pieces?.get(name);
      if (piece?.before === null) pieces?.set(name, { ...piece, before: known(piece.attributes) });
    },
    done(region, name) {
      const pieces = regions.get(region);
      if (name !== undefined) pieces?.delete(name);
      if (name === undefined || pieces?.size === 0) regions.delete(region);
    },
    size(entities) {
      largest = Math.max(largest, entities);
    },
    entities: () => largest,
    learn(attribute, facts) {
      const key = textKey(attribute);
      learnt.set(key, (learnt.get(key) ?? 0) + facts);
    },
    left() {
      const pieces = [...regions.values()].flatMap((own) => [...own.values()]);
      const begun = pieces.filter(({ before }) => before !== null);
      return [...begun, ...pieces.filter(({ before }) => before === null)].map(remaining);
    },
  };
}

/** The sum of estimates. */
export function sumOf(estimates: readonly Estimate[]): Estimate {
  return estimates.reduce((sum, { pages, facts }) => ({ pages: sum.pages + pages, facts: sum.facts + facts }), {
    pages: 0,
    facts: 0,
  });
}

/** Facts that each next so many pages bring, in the order of the estimates; the last may be of fewer pages. */
export function factsPerPages(estimates: readonly Estimate[], step: number): readonly number[] {
  const facts: number[] = [];
  let at = 0;
  for (const estimate of estimates) {
    const all = Math.max(1, Math.round(estimate.pages));
    for (let pages = all; pages > 0;) {
      const bin = Math.floor(at / step);
      const within = Math.min(pages, (bin + 1) * step - at);
      facts[bin] = (facts[bin] ?? 0) + (estimate.facts * within) / all;
      at += within;
      pages -= within;
    }
  }
  return facts.map(Math.round);
}
