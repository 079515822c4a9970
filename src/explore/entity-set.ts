/**
 * Sets of entities as sorted arrays of dense integers: small, quick to compare, hashable.
 */

/** An ascending array of distinct dense integers. */
export type EntitySet = Int32Array;

/** The set of the given entities; order and repetition do not matter. */
export function entitySet(entities: Iterable<number>): EntitySet {
  const sorted = Int32Array.from(entities).sort();
  let kept = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    if (at === 0 || sorted[at] !== sorted[at - 1]) {
      sorted[kept] = sorted[at] ?? 0;
      kept += 1;
    }
  }
  return sorted.slice(0, kept);
}

/** |a ∩ b|. */
export function sharedSize(a: EntitySet, b: EntitySet): number {
  let inA = 0;
  let inB = 0;
  let shared = 0;
  while (inA < a.length && inB < b.length) {
    const left = a[inA] ?? 0;
    const right = b[inB] ?? 0;
    if (left === right) shared += 1;
    if (left <= right) inA += 1;
    if (right <= left) inB += 1;
  }
  return shared;
}

/** |inner ∩ outer| / |inner|, 0–1; 1 if `inner` is empty (Huang 2011 §4.2, step 2). */
export function includedShare(inner: EntitySet, outer: EntitySet): number {
  return inner.length === 0 ? 1 : sharedSize(inner, outer) / inner.length;
}

/** a ∪ b. */
export function unionOf(sets: readonly EntitySet[]): EntitySet {
  const all = new Set<number>();
  for (const set of sets) for (const entity of set) all.add(entity);
  return entitySet(all);
}

/** The set of what entities stand for. */
export function mappedSet(entities: Iterable<number>, map: (entity: number) => number): EntitySet {
  return entitySet(Array.from(entities, map));
}

/** a ∩ b. */
export function intersectionOf(a: EntitySet, b: EntitySet): EntitySet {
  const inB = new Set(b);
  return a.filter((entity) => inB.has(entity));
}

/** Text that equal sets share and different sets do not. */
export function setKey(set: EntitySet): string {
  return set.join(',');
}

/** Whether two sets have the same entities. */
export function equalSets(a: EntitySet, b: EntitySet): boolean {
  return a.length === b.length && a.every((entity, at) => entity === b[at]);
}
