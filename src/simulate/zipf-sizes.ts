/**
 * How many entities have each value, by Zipf's law and exact in sum.
 */

/** How uneven values are unless said otherwise: brands and categories of shops lie between 0.5 and 1. */
export const DEFAULT_ZIPF_EXPONENT = 0.8;

/** What the sizes are to be. */
export interface WantedSizes {
  readonly values: number;
  /** Sum of all sizes; at least `values`, at most `values` times `most`. */
  readonly sum: number;
  /** No size is larger. */
  readonly most: number;
  /** 0 = all alike; higher = more uneven. */
  readonly exponent: number;
}

/** Sizes in descending order with the given sum, each at least 1: shares of 1 / rank ^ exponent, the largest remainders rounded up. */
export function zipfSizes({ values, sum, most, exponent }: WantedSizes): Int32Array {
  const sizes = new Int32Array(values).fill(1);
  const weights = Array.from({ length: values }, (_, rank) => 1 / (rank + 1) ** exponent);
  const total = weights.reduce((all, weight) => all + weight, 0);
  const spare = sum - values;
  const shares = weights.map((weight) => (spare * weight) / total);
  let left = spare;
  shares.forEach((share, value) => {
    const whole = Math.min(Math.floor(share), most - 1);
    sizes[value] = 1 + whole;
    left -= whole;
  });
  const byRemainder = shares
    .map((share, value) => ({ value, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { value } of byRemainder) left -= addUpTo(sizes, value, { most, more: Math.min(1, left) });
  // What the largest could not take goes to the next ones.
  for (let value = 0; value < values; value += 1) left -= addUpTo(sizes, value, { most, more: left });
  return sizes.sort((a, b) => b - a);
}

function addUpTo(sizes: Int32Array, value: number, { most, more }: { most: number; more: number }): number {
  const size = sizes[value] ?? 0;
  const added = Math.max(0, Math.min(more, most - size));
  sizes[value] = size + added;
  return added;
}
