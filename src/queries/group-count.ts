/**
 * How many different things were met, in 32 bits: linear counting, exact up to a few.
 */

const GROUPS = 32;

/** The bits with the group of one more thing; things are numbers that are spread, or run on from 1. */
export function withGroup(bits: number, thing: number): number {
  return (bits | (1 << ((thing >>> 0) % GROUPS))) >>> 0;
}

/** How many things fell into the groups; at most some hundred, whatever there were. */
export function groupCount(bits: number): number {
  let filled = 0;
  for (let rest = bits; rest !== 0; rest >>>= 1) filled += rest & 1;
  if (filled < 2) return filled;
  const free = Math.max(1, GROUPS - filled);
  return Math.max(filled, Math.round(-GROUPS * Math.log(free / GROUPS)));
}
