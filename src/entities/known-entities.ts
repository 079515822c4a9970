/**
 * Entities by their keys, and who stands for whom after merges.
 */

import { shortHash } from '../base/hash.js';
import { hasArgumentValue } from '../base/url.js';

/** One entity as the register knows it. */
export interface KnownEntity {
  readonly entity: number;
  /** Public id now, and as last told. */
  id: string;
  /** Address that is told, or null where entities have none. */
  url: string | null;
  name: string;
  readonly weak: boolean;
  /** Addresses as seen, each of another kind; the first is the one to fetch. */
  readonly addresses: string[];
  /** How often each of them was seen on lists. */
  readonly sightings: number[];
  /** Address that the entity's own page calls canonical, or null. */
  canonical: string | null;
  /** What some of its addresses say and others hide; those that hide it are not told. @default nothing */
  identifier?: string;
}

/** Entities by key with merges; the smallest integer stands for all that are merged. */
export interface KnownEntities {
  readonly all: ReadonlyMap<number, KnownEntity>;
  /** The representative that has this key, or null. */
  find(key: string): KnownEntity | null;
  add(known: KnownEntity, keys: readonly string[]): void;
  /** Gives a further key; answers who had it before, or null. */
  claim(key: string, entity: number): number | null;
  resolve(entity: number): number;
  /** Makes two one; null if they are already. Addresses go to the one that stays. */
  merge(a: number, b: number): { readonly into: number; readonly from: number } | null;
  /** Forgets all keys, to give them anew. */
  forgetKeys(): void;
}

/** Addresses kept per entity. */
const MAX_ADDRESSES = 8;

/** Without entities. */
export function createKnownEntities(): KnownEntities {
  const all = new Map<number, KnownEntity>();
  const parents = new Map<number, number>();
  const byKey = new Map<string, number>();
  const resolve = (entity: number): number => {
    let root = entity;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  const claim = (key: string, entity: number): number | null => {
    const short = keyOf(key);
    const owner = byKey.get(short);
    byKey.set(short, owner === undefined ? entity : resolve(owner));
    return owner === undefined ? null : resolve(owner);
  };
  return {
    all,
    find: (key) => {
      const owner = byKey.get(keyOf(key));
      return owner === undefined ? null : (all.get(resolve(owner)) ?? null);
    },
    add: (known, keys) => {
      all.set(known.entity, known);
      for (const key of keys) claim(key, known.entity);
    },
    claim,
    resolve,
    merge: (a, b) => {
      const into = Math.min(resolve(a), resolve(b));
      const from = Math.max(resolve(a), resolve(b));
      if (into === from) return null;
      parents.set(from, into);
      joinInto(all.get(into), all.get(from));
      all.delete(from);
      return { into, from };
    },
    forgetKeys: () => byKey.clear(),
  };
}

function joinInto(into: KnownEntity | undefined, from: KnownEntity | undefined): void {
  if (into === undefined || from === undefined) return;
  into.canonical ??= from.canonical;
  if (into.name === '') into.name = from.name;
  if (from.identifier !== undefined) into.identifier ??= from.identifier;
  from.addresses.forEach((address, at) => keepAddress(into, address, from.sightings[at] ?? 0));
}

/** Counts a sighting of an address; a new one is kept unless there are many. True if it is new and kept. */
export function keepAddress(known: KnownEntity, address: string, times = 1): boolean {
  const at = known.addresses.indexOf(address);
  if (at >= 0) known.sightings[at] = (known.sightings[at] ?? 0) + times;
  if (at >= 0 || known.addresses.length >= MAX_ADDRESSES) return false;
  known.addresses.push(address);
  known.sightings.push(times);
  return true;
}

/** Writes all addresses anew; those that become equal are one. */
export function rewriteAddresses(known: KnownEntity, rewrite: (address: string) => string): void {
  const addresses = known.addresses.splice(0).map(rewrite);
  const sightings = known.sightings.splice(0);
  addresses.forEach((address, at) => keepAddress(known, address, sightings[at] ?? 0));
}

/** The address most often seen of those that say what others hide, of several the shortest, and of those the first by its letters. */
export function usualAddress({ addresses, sightings, identifier }: KnownEntity): string | null {
  const seen = addresses.map((address, at) => ({ address, seen: sightings[at] ?? 0 }));
  const open = identifier === undefined ? [] : seen.filter(({ address }) => hasArgumentValue(address, identifier));
  const ranked = open.length > 0 ? open : seen;
  ranked.sort((a, b) => b.seen - a.seen || a.address.length - b.address.length || (a.address < b.address ? -1 : 1));
  return ranked[0]?.address ?? null;
}

/** Long addresses cost memory a million times over; their hash is as good to look up by. */
function keyOf(key: string): string {
  return key.length > MAX_KEY_LENGTH ? shortHash(key) : key;
}

const MAX_KEY_LENGTH = 60;
