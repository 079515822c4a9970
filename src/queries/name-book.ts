/**
 * The names of a knowledge base with their types, without their texts: some 12 bytes a name and 8 for each further type.
 */

import { UsageError } from '../base/errors.js';
import type { Key } from './key.js';
import { createKeyTable } from './key-table.js';
import { createNameEdges, type NameEdges } from './name-edges.js';
import { numberAt } from './number-at.js';
import { spanKey, wordKeys } from './words.js';

/** Names and types. A name is known by its number, which holds once the last name was added. */
export interface NameBook {
  /** Takes a name up under a type; a name without a word is left out. */
  readonly add: (name: string, type: string) => void;
  readonly size: () => number;
  /** Most words of a name. */
  readonly longest: () => number;
  /** Number of a name by the key of its words, or -1. */
  readonly find: (key: Key) => number;
  /** Types of a name, as positions in {@link types}. */
  readonly typesOf: (name: number) => readonly number[];
  readonly types: () => readonly string[];
  /** Position of a type, or -1. */
  readonly findType: (type: string) => number;
  /** Names of each type. */
  readonly typeSizes: () => readonly number[];
  /** How names begin and end. */
  readonly edges: NameEdges;
}

/** Types at most; where there are more, what was taken for types are names. */
const MOST_TYPES = 200_000;

/** Types that are kept of a name. */
const MOST_TYPES_OF_NAME = 64;

const TYPE = 0;
/** Marks a column that points to the further types instead of being one. */
const FURTHER = 0x80000000;

/** An empty book. */
export function createNameBook(): NameBook {
  const table = createKeyTable(1);
  const types: string[] = [];
  const sizes: number[] = [];
  const typeNumbers = new Map<string, number>();
  const further = createChains();
  const edges = createNameEdges();
  let longest = 0;

  const numberOf = (type: string): number => {
    const known = typeNumbers.get(type);
    if (known !== undefined) return known;
    if (types.length >= MOST_TYPES)
      throw new UsageError(
        'bad-file',
        `The knowledge base has more than ${String(MOST_TYPES)} types, so its types may be names. Give a header line such as "type" and "name".`,
      );
    typeNumbers.set(type, types.length);
    types.push(type);
    sizes.push(0);
    return types.length - 1;
  };

  const typesOf = (name: number): readonly number[] => {
    const first = table.get(name, TYPE);
    if (first === 0) return [];
    return first < FURTHER ? [first - 1] : further.read(first - FURTHER);
  };

  return {
    add: (name, type) => {
      const keys = wordKeys(name);
      if (keys.length === 0) return;
      longest = Math.max(longest, keys.length);
      const slot = table.add(spanKey({ keys }));
      const number = numberOf(type);
      const known = typesOf(slot);
      if (known.length >= MOST_TYPES_OF_NAME || known.includes(number)) return;
      sizes[number] = numberAt(sizes, number) + 1;
      const first = table.get(slot, TYPE);
      if (known.length === 0) edges.add(keys);
      if (known.length === 0) table.set(slot, TYPE, number + 1);
      else if (first < FURTHER) table.set(slot, TYPE, FURTHER + further.add(number, further.add(first - 1, 0)));
      else table.set(slot, TYPE, FURTHER + further.add(number, first - FURTHER));
    },
    size: () => table.size(),
    longest: () => longest,
    find: (key) => table.find(key),
    typesOf,
    types: () => types,
    findType: (type) => typeNumbers.get(type) ?? -1,
    typeSizes: () => sizes,
    edges,
  };
}

/** Chains of numbers; a chain is known by the position of its head, and 0 is the empty one. */
interface Chains {
  readonly add: (value: number, tail: number) => number;
  readonly read: (head: number) => readonly number[];
}

const FIRST_CHAINS = 1024;

function createChains(): Chains {
  let [values, tails] = [new Uint32Array(FIRST_CHAINS), new Uint32Array(FIRST_CHAINS)];
  let used = 1;
  return {
    add: (value, tail) => {
      if (used === values.length) [values, tails] = [twice(values), twice(tails)];
      values[used] = value;
      tails[used] = tail;
      used += 1;
      return used - 1;
    },
    read: (head) => {
      const read: number[] = [];
      for (let at = head; at !== 0; at = numberAt(tails, at)) read.push(numberAt(values, at));
      return read;
    },
  };
}

function twice(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
