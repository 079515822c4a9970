/**
 * How the names of a knowledge base begin and end: what is often part of names ("the …", "… college") is no noise around
 * them, however often it stands beside a shorter name.
 */

import { joinKeys, type Key } from './key.js';
import { numberAt } from './number-at.js';
import { spanKey } from './words.js';

/** On which side of an entity something stands. */
export type Side = 'prefix' | 'suffix';

/** Counts of beginnings and ends. */
export interface NameEdges {
  /** Takes up a name by the keys of its words. */
  readonly add: (words: readonly Key[]) => void;
  /** Share of the names that begin or end so and go on, 0–1; a little too high at times, never too low. */
  readonly share: (side: Side, pattern: Key) => number;
}

/** Longer beginnings are names of their own. */
const MOST_EDGE_WORDS = 3;
/** Counters of a row; with ten million names each counts some ten others along. */
const COUNTERS = 4_194_304;
const SHIFT = 9;
const SIDES: Readonly<Record<Side, Key>> = { prefix: { high: 3, low: 0 }, suffix: { high: 4, low: 0 } };

/** Counts in memory that does not grow: two rows of counters, of which the smaller one is believed. */
export function createNameEdges(): NameEdges {
  const rows = [new Uint32Array(COUNTERS), new Uint32Array(COUNTERS)] as const;
  let names = 0;
  const places = (side: Side, pattern: Key): readonly [number, number] => {
    const { high, low } = joinKeys(SIDES[side], pattern);
    return [(high ^ (high >>> SHIFT)) & (COUNTERS - 1), (low ^ (low >>> SHIFT)) & (COUNTERS - 1)];
  };
  const note = (side: Side, pattern: Key): void => {
    const [first, second] = places(side, pattern);
    rows[0][first] = numberAt(rows[0], first) + 1;
    rows[1][second] = numberAt(rows[1], second) + 1;
  };
  return {
    add: (words) => {
      names += 1;
      const most = Math.min(MOST_EDGE_WORDS, words.length - 1);
      for (let count = 1; count <= most; count += 1) {
        note('prefix', spanKey({ keys: words }, 0, count));
        note('suffix', spanKey({ keys: words }, words.length - count));
      }
    },
    share: (side, pattern) => {
      const [first, second] = places(side, pattern);
      return names === 0 ? 0 : Math.min(numberAt(rows[0], first), numberAt(rows[1], second)) / names;
    },
  };
}
