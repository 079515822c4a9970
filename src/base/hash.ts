/**
 * A short stable hash for identifiers. Not for secrets.
 */

const LOW_PRIME = 0x9e3779b1;
const HIGH_PRIME = 0x5f356495;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const HEXADECIMAL = 16;
/** Hexadecimal digits of a lane. */
const SEED_DIGITS = 8;

/** 16 hexadecimal digits (cyrb53-like, two 32-bit lanes) that depend only on the text. */
export function shortHash(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, LOW_PRIME);
    high = Math.imul(high ^ code, HIGH_PRIME);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return hex(high) + hex(low);
}

/** A whole number below 2³² that depends only on the text, to begin random numbers with. */
export function seedOf(text: string): number {
  return Number.parseInt(shortHash(text).slice(0, SEED_DIGITS), HEXADECIMAL);
}

/** A whole number from −2³¹ to 2³¹ − 1 that depends only on the text: for sets of texts of which four bytes each are kept (FNV-1a). */
export function hashNumber(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash | 0;
}

function hex(lane: number): string {
  return (lane >>> 0).toString(HEXADECIMAL).padStart(SEED_DIGITS, '0');
}
