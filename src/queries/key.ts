/**
 * Keys of 64 bits as two lanes of 32: what stands for texts where ten million of them would not fit into memory.
 *
 * Two texts of ten million share a key with a probability of some 1 : 400,000.
 */

/** A key. Both lanes are signed, as bit operations leave them. */
export interface Key {
  readonly high: number;
  readonly low: number;
}

const HIGH_BASIS = 0x41c6ce57;
const LOW_BASIS = 0x811c9dc5;
const HIGH_PRIME = 0x9e3779b1;
const LOW_PRIME = 0x01000193;
const MIX_PRIME = 0x85ebca6b;
const HIGH_SHIFT = 15;
const LOW_SHIFT = 13;

/** The key of a sequence of nothing, to which parts are joined. */
export const EMPTY_KEY: Key = { high: HIGH_BASIS, low: LOW_BASIS | 0 };

/** Key of a text. */
export function textKey64(text: string): Key {
  let key = EMPTY_KEY;
  for (let at = 0; at < text.length; at += 1) key = withCode(key, text.charCodeAt(at));
  return closedKey(key);
}

/** Key of a text so far with one more character; {@link closedKey} ends it. */
export function withCode(key: Key, code: number): Key {
  const high = Math.imul(key.high ^ code, HIGH_PRIME);
  return { high: high ^ (high >>> HIGH_SHIFT), low: Math.imul(key.low ^ code, LOW_PRIME) };
}

/** The key of a text of which all characters were taken. */
export function closedKey({ high, low }: Key): Key {
  return { high, low: Math.imul(low ^ (low >>> LOW_SHIFT), MIX_PRIME) };
}

/** Key of a sequence followed by one more part; the order counts. */
export function joinKeys(sequence: Key, part: Key): Key {
  const high = Math.imul(sequence.high ^ part.high, HIGH_PRIME);
  const low = Math.imul(sequence.low ^ part.low, MIX_PRIME) + part.high;
  return { high: high ^ (high >>> HIGH_SHIFT), low: low ^ (low >>> LOW_SHIFT) };
}

/** Key of two numbers below 2³²; different pairs have different keys. */
export function pairKey(first: number, second: number): Key {
  return { high: first | 0, low: second | 0 };
}
