/**
 * Sets of entities as ascending numbers in typed arrays: four bytes an entity, and quick to intersect.
 */

/** Entities in ascending order, each once. */
export type Postings = Int32Array;

/** From this many times the size on, the larger set is searched instead of walked through. */
const SEARCH_RATIO = 16;

/** Every entity of a catalogue of this size. */
export function everyEntity(size: number): Postings {
  return Int32Array.from({ length: size }, (_, at) => at);
}

/** What lies in all of the sets, at a cost that the smallest one decides; null for no set at all. */
export function intersectionOf(sets: readonly Postings[]): Postings | null {
  const [first, ...others] = [...sets].sort((a, b) => a.length - b.length);
  return first === undefined ? null : others.reduce(intersectTwo, first);
}

/** What lies in any of the sets. */
export function unionOf(sets: readonly Postings[]): Postings {
  const [first, ...others] = sets;
  return first === undefined ? new Int32Array(0) : others.reduce(uniteTwo, first);
}

/** Position of the first number that is not below `wanted`, from `start` on; the length if there is none. */
export function lowerBound(set: ArrayLike<number>, wanted: number, start: number = 0): number {
  let low = start;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((set[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the first number above `wanted`; the length if there is none. */
export function upperBound(set: ArrayLike<number>, wanted: number): number {
  let low = 0;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((set[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether an entity lies in a set. */
export function includesEntity(set: Postings, entity: number): boolean {
  return set[lowerBound(set, entity)] === entity;
}

function intersectTwo(small: Postings, large: Postings): Postings {
  const shared = new Int32Array(Math.min(small.length, large.length));
  const isSearched = large.length > small.length * SEARCH_RATIO;
  let length = 0;
  let at = 0;
  for (const entity of small) {
    if (isSearched) at = lowerBound(large, entity, at);
    else while (at < large.length && (large[at] ?? 0) < entity) at += 1;
    if (large[at] === entity) {
      shared[length] = entity;
      length += 1;
    }
  }
  return shared.slice(0, length);
}

function uniteTwo(a: Postings, b: Postings): Postings {
  const all = new Int32Array(a.length + b.length);
  let length = 0;
  for (let i = 0, j = 0; i < a.length || j < b.length; length += 1) {
    const left = a[i] ?? Number.POSITIVE_INFINITY;
    const right = b[j] ?? Number.POSITIVE_INFINITY;
    all[length] = Math.min(left, right);
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return all.slice(0, length);
}
