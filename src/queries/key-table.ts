/**
 * A table from keys to numbers in typed arrays: 8 bytes a key and 4 for each column, with room to spare.
 */

import { UsageError } from '../base/errors.js';
import type { Key } from './key.js';
import { numberAt } from './number-at.js';

/** A table. Slots stay where they are as long as nothing is added or removed. */
export interface KeyTable {
  readonly size: () => number;
  /** Slot of a key, or -1. */
  readonly find: (key: Key) => number;
  /** Slot of a key, which is added with zeros if it is new. */
  readonly add: (key: Key) => number;
  readonly get: (slot: number, column: number) => number;
  /** Numbers from 0 to 2³² - 1; larger ones are cut to that. */
  readonly set: (slot: number, column: number, value: number) => void;
  readonly key: (slot: number) => Key;
  /** Removes what is not kept, and the room that it took. */
  readonly keep: (isKept: (slot: number) => boolean) => void;
  /** Calls back for every slot in use, in no order that means anything. */
  readonly each: (visit: (slot: number) => void) => void;
}

const FIRST_CAPACITY = 1024;
/** Share of slots in use at which a table doubles. Raising it saves memory and costs time. */
const FULLEST = 0.7;
/** Slots at most: with three columns 1.3 GB. More than ten million keys fit many times. */
const MOST_SLOTS = 67_108_864;
const LARGEST = 0xffffffff;
const SPREAD = 0x9e3779b1;
const SPREAD_SHIFT = 16;

interface Arrays {
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly columns: readonly Uint32Array[];
}

/** An empty table with so many columns. */
export function createKeyTable(columnCount: number): KeyTable {
  let arrays = createArrays(FIRST_CAPACITY, columnCount);
  let used = 0;

  const moveTo = (capacity: number, isKept: (slot: number) => boolean): void => {
    const next = createArrays(capacity, columnCount);
    let moved = 0;
    for (let slot = 0; slot < arrays.high.length; slot += 1) {
      if (isFree(arrays, slot) || !isKept(slot)) continue;
      const to = place(next, numberAt(arrays.high, slot), numberAt(arrays.low, slot));
      next.high[to] = numberAt(arrays.high, slot);
      next.low[to] = numberAt(arrays.low, slot);
      for (const [at, column] of next.columns.entries()) column[to] = numberAt(arrays.columns[at] ?? [], slot);
      moved += 1;
    }
    arrays = next;
    used = moved;
  };

  return {
    size: () => used,
    find: (key) => {
      const slot = place(arrays, key.high, lowOf(key));
      return isFree(arrays, slot) ? -1 : slot;
    },
    add: (key) => {
      const low = lowOf(key);
      const slot = place(arrays, key.high, low);
      if (!isFree(arrays, slot)) return slot;
      if (used >= arrays.high.length * FULLEST) {
        moveTo(doubled(arrays.high.length), () => true);
        return fill(place(arrays, key.high, low));
      }
      return fill(slot);

      function fill(free: number): number {
        arrays.high[free] = key.high;
        arrays.low[free] = low;
        used += 1;
        return free;
      }
    },
    get: (slot, column) => numberAt(arrays.columns[column] ?? [], slot),
    set: (slot, column, value) => {
      const target = arrays.columns[column];
      if (target !== undefined) target[slot] = Math.min(value, LARGEST);
    },
    key: (slot) => ({ high: numberAt(arrays.high, slot), low: numberAt(arrays.low, slot) }),
    keep: (isKept) => {
      let kept = 0;
      for (let slot = 0; slot < arrays.high.length; slot += 1) if (!isFree(arrays, slot) && isKept(slot)) kept += 1;
      let capacity = FIRST_CAPACITY;
      while (kept >= capacity * FULLEST) capacity *= 2;
      moveTo(capacity, isKept);
    },
    each: (visit) => {
      for (let slot = 0; slot < arrays.high.length; slot += 1) if (!isFree(arrays, slot)) visit(slot);
    },
  };
}

function createArrays(capacity: number, columnCount: number): Arrays {
  return {
    high: new Int32Array(capacity),
    low: new Int32Array(capacity),
    columns: Array.from({ length: columnCount }, () => new Uint32Array(capacity)),
  };
}

function doubled(capacity: number): number {
  if (capacity < MOST_SLOTS) return capacity * 2;
  throw new UsageError(
    'too-large',
    `More than ${String(Math.floor(MOST_SLOTS * FULLEST))} different records do not fit into memory. Give a smaller log or knowledge base, such as the part about the sites that you ask.`,
  );
}

/** Two zeros mark a free slot, so no key may have them. */
function lowOf({ high, low }: Key): number {
  return high === 0 && low === 0 ? 1 : low;
}

function isFree(arrays: Arrays, slot: number): boolean {
  return arrays.high[slot] === 0 && arrays.low[slot] === 0;
}

/** The slot of a key, or the free one where it belongs; capacities are powers of two. */
function place({ high, low }: Arrays, keyHigh: number, keyLow: number): number {
  const mask = high.length - 1;
  const mixed = Math.imul(keyHigh ^ (keyLow >>> SPREAD_SHIFT), SPREAD) ^ Math.imul(keyLow, SPREAD);
  let slot = (mixed ^ (mixed >>> SPREAD_SHIFT)) & mask;
  for (;;) {
    const [slotHigh, slotLow] = [high[slot], low[slot]];
    if (slotHigh === 0 && slotLow === 0) return slot;
    if (slotHigh === keyHigh && slotLow === keyLow) return slot;
    slot = (slot + 1) & mask;
  }
}
