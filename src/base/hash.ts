/**
 * A short stable hash for identifiers. Not for secrets.
 */

const LOW_PRIME = 0x9e3779b1;
const HIGH_PRIME = 0x5f356495;

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

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
