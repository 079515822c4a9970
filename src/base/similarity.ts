/**
 * Set similarity.
 */

/** Jaccard coefficient |a ∩ b| / |a ∪ b|, 0–1; 1 for two empty sets (Huang 2011 §4.2). */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared += 1;
  const union = a.size + b.size - shared;
  return union === 0 ? 1 : shared / union;
}

/** Share of `inner` that lies in `outer`, 0–1; 1 if `inner` is empty (Huang 2011 §4.2, step 2). */
export function inclusion<T>(inner: ReadonlySet<T>, outer: ReadonlySet<T>): number {
  if (inner.size === 0) return 1;
  let shared = 0;
  for (const item of inner) if (outer.has(item)) shared += 1;
  return shared / inner.size;
}
