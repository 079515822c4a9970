/**
 * Dealing values to entities by lot.
 */

import type { Random } from '../base/random.js';

/** Exchanges tried for a value that would be dealt twice to one entity. */
const MOST_EXCHANGES = 200;

/** The same items in place, in an order by lot (Fisher and Yates). */
export function shuffle(items: Int32Array, random: Random): Int32Array {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const item = items[at] ?? 0;
    items[at] = items[other] ?? 0;
    items[other] = item;
  }
  return items;
}

/**
 * Deals each value as often as its size says, `each[h]` distinct ones to holder `h`, ascending; the lots of one holder
 * follow those of the one before. The sizes must sum up to what is dealt.
 */
export function dealDistinct(sizes: Int32Array, each: Int32Array, random: Random): Int32Array {
  const lots = new Int32Array(each.reduce((sum, one) => sum + one, 0));
  const holderOf = new Int32Array(lots.length);
  const starts = new Int32Array(each.length + 1);
  each.forEach((count, holder) => {
    const start = starts[holder] ?? 0;
    starts[holder + 1] = start + count;
    holderOf.fill(holder, start, start + count);
  });
  let from = 0;
  sizes.forEach((size, value) => lots.fill(value, from, (from += size)));
  shuffle(lots, random);
  const table: Table = { lots, holderOf, starts };
  for (let at = 0; at < lots.length; at += 1) if (isRepeated(table, at)) replace(table, at, random);
  for (let holder = 0; holder < each.length; holder += 1) lots.subarray(starts[holder], starts[holder + 1]).sort();
  return lots;
}

interface Table {
  readonly lots: Int32Array;
  readonly holderOf: Int32Array;
  readonly starts: Int32Array;
}

/** Whether a holder has a value, in another place than the given one. */
function has({ lots, holderOf, starts }: Table, place: number, value: number): boolean {
  const holder = holderOf[place] ?? 0;
  for (let at = starts[holder] ?? 0; at < (starts[holder + 1] ?? 0); at += 1)
    if (at !== place && lots[at] === value) return true;
  return false;
}

function isRepeated(table: Table, at: number): boolean {
  return has(table, at, table.lots[at] ?? 0);
}

/** Exchanges a repeated value with one of another holder; after many tries it becomes one that the holder has not. */
function replace(table: Table, at: number, random: Random): void {
  const { lots } = table;
  const value = lots[at] ?? 0;
  for (let time = 0; time < MOST_EXCHANGES; time += 1) {
    const other = Math.floor(random() * lots.length);
    const offered = lots[other] ?? 0;
    if (offered === value || has(table, at, offered) || has(table, other, value)) continue;
    lots[at] = offered;
    lots[other] = value;
    return;
  }
  for (let free = 0; ; free += 1) {
    if (has(table, at, free) || free === value) continue;
    lots[at] = free;
    return;
  }
}
