/**
 * Which sets are alike, without comparing each with each.
 *
 * Two sets whose Jaccard coefficient exceeds a share have an element in common among the rarest few of each: with the
 * elements in one order, the first |x| − ⌈share · |x|⌉ + 1 of each (prefix filtering, Bayardo et al., "Scaling Up All
 * Pairs Similarity Search", WWW 2007).
 */

import { jaccard } from '../../base/similarity.js';

/** Pairs of positions: of `wanted` sets with any others that are alike, |a ∩ b| / |a ∪ b| > `share`. Empty sets are like none. */
export function similarTo(
  wanted: readonly number[],
  sets: readonly ReadonlySet<number>[],
  share: number,
): readonly (readonly [number, number])[] {
  if (wanted.length === 0) return [];
  const prefixes = prefixesOf(sets, share);
  const holders = new Map<number, number[]>();
  for (const [at, prefix] of prefixes.entries()) {
    for (const element of prefix) {
      const own = holders.get(element);
      if (own === undefined) holders.set(element, [at]);
      else own.push(at);
    }
  }
  const isWanted = new Set(wanted);
  return wanted.flatMap((one) => {
    const candidates = new Set((prefixes[one] ?? []).flatMap((element) => holders.get(element) ?? []));
    return [...candidates].flatMap((other): readonly (readonly [number, number])[] => {
      const [a, b] = [sets[one], sets[other]];
      // A pair of wanted sets is found from the first of the two.
      if (a === undefined || b === undefined || other === one || (other < one && isWanted.has(other))) return [];
      return jaccard(a, b) > share ? [[one, other]] : [];
    });
  });
}

/** The rarest elements of each set, as many as tell. */
function prefixesOf(sets: readonly ReadonlySet<number>[], share: number): readonly (readonly number[])[] {
  const frequencies = new Map<number, number>();
  for (const set of sets) for (const element of set) frequencies.set(element, (frequencies.get(element) ?? 0) + 1);
  const frequency = (element: number): number => frequencies.get(element) ?? 0;
  return sets.map((set) =>
    [...set]
      .sort((a, b) => frequency(a) - frequency(b) || a - b)
      .slice(0, set.size === 0 ? 0 : set.size - Math.ceil(share * set.size) + 1),
  );
}
