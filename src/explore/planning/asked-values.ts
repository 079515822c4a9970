/**
 * Which values of which facets were answered where, so that no region asks again what a larger one has answered.
 */

import { isBelow } from '../ancestry.js';
import { includedShare, unionOf } from '../entity-set.js';
import type { Region } from '../region.js';

/** Share of a region that must lie in earlier answered regions for a value not to be asked again. */
const COVERED_SHARE = 0.99;

/** An answer: where it was asked, and how many entities have the value there; null if that is not known. */
export interface AnsweredValue {
  readonly region: Region;
  readonly size: number | null;
}

/** Answers so far, by facet and value. */
export interface AskedValues {
  /** Whether the value was answered for all of this region: in it, in a region above it, or in regions that together hold it. */
  covers(facet: string, value: string, region: Region): boolean;
  /** As {@link AskedValues.covers}, whichever facet it was asked of. */
  coversAsAny(value: string, region: Region): boolean;
  /** Whether the value was asked anywhere. */
  knows(facet: string, value: string): boolean;
  /** The region in which the facet was asked first, or null. */
  firstRegion(facet: string): Region | null;
  /** Notes that the value was answered for a region. */
  note(facet: string, value: string, answer: AnsweredValue): void;
  /** Number of entities that have the value where it was asked first; null if it was not asked or the number is not known. */
  sizeOf(facet: string, value: string): number | null;
}

/** Where all is open, whatever was asked elsewhere: in a part of a region, or for the sake of what a conjunction lists. */
export const NOTHING_ASKED: Pick<AskedValues, 'covers' | 'firstRegion'> = {
  covers: () => false,
  firstRegion: () => null,
};

/** Nothing asked yet. */
export function createAskedValues(): AskedValues {
  const answered = new Map<string, Map<string, Region[]>>();
  const sizes = new Map<string, number | null>();
  const inside = new WeakMap<Region, Map<Region, boolean>>();

  function covers(facet: string, value: string, region: Region): boolean {
    const regions = answered.get(facet)?.get(value) ?? [];
    if (regions.some((one) => liesIn(region, one, inside))) return true;
    return (
      regions.length > 1 &&
      includedShare(region.entities, unionOf(regions.map(({ entities }) => entities))) >= COVERED_SHARE
    );
  }

  return {
    knows: (facet, value) => answered.get(facet)?.has(value) ?? false,
    firstRegion: (facet) => [...(answered.get(facet)?.values() ?? [])][0]?.[0] ?? null,
    covers,
    coversAsAny: (value, region) => [...answered.keys()].some((facet) => covers(facet, value, region)),
    sizeOf: (facet, value) => sizes.get(JSON.stringify([facet, value])) ?? null,
    note(facet, value, { region, size }) {
      const key = JSON.stringify([facet, value]);
      if (!sizes.has(key)) sizes.set(key, size);
      const values = answered.get(facet) ?? new Map<string, Region[]>();
      answered.set(facet, values);
      values.set(value, [...(values.get(value) ?? []), region]);
    },
  };
}

function liesIn(region: Region, outer: Region, memory: WeakMap<Region, Map<Region, boolean>>): boolean {
  if (region === outer || isBelow(region, outer)) return true;
  const known = memory.get(region) ?? new Map<Region, boolean>();
  memory.set(region, known);
  // Of what was only begun the first entities say nothing.
  if (region.begun !== undefined || outer.begun !== undefined) return false;
  const answer = known.get(outer) ?? includedShare(region.entities, outer.entities) >= COVERED_SHARE;
  known.set(outer, answer);
  return answer;
}
