/**
 * Numbers for keys in the order in which they come, without an object per key: for keys by the million.
 */

/** Numbers keys from 0 on. */
export interface NumberedKeys {
  /** Forgets all. */
  clear(): void;
  /** The number of a key: a whole number, not negative. */
  of(key: number): number;
  /** How many there are. */
  count(): number;
}

/** Spreads keys over a table: 2 ^ 32 by the golden ratio (Knuth 1973, vol. 3, §6.4). */
const SPREAD = 0x9e_37_79_b1;
const WORD_BITS = 32;

/** A table with room for as many different keys as `most`. */
export function createNumberedKeys(most: number): NumberedKeys {
  const bits = Math.max(1, Math.ceil(Math.log2(2 * Math.max(1, most))));
  const size = 2 ** bits;
  const keys = new Float64Array(size).fill(-1);
  const numbers = new Int32Array(size);
  let count = 0;
  return {
    clear() {
      keys.fill(-1);
      count = 0;
    },
    of(key) {
      // The lowest 32 bits of the key are multiplied, whatever its size.
      let at = Math.imul(key, SPREAD) >>> (WORD_BITS - bits);
      while (keys[at] !== key) {
        if (keys[at] === -1) {
          keys[at] = key;
          numbers[at] = count;
          count += 1;
          break;
        }
        at = (at + 1) % size;
      }
      return numbers[at] ?? 0;
    },
    count: () => count,
  };
}
