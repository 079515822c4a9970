/**
 * Data that a client for GraphQL keeps of answers: each entity stands once, under a key, and lists hold references to it
 * (`{"__ref": "Product:7"}`, or `{"type": "id", "id": "Product:7"}`); names of fields tell what they were asked with
 * (`search({"page":2})`).
 */

import { type Tree, type TreeRecord, isList, isRecord, recordOf } from './tree.js';

/** References within what is referred to that are followed. Raising it reads more of what lies around an entity. */
const MOST_HOPS = 4;

/** Most values of one store with its references followed. */
const MOST_VALUES = 400_000;

/** Fields of a reference beside the key. */
const MOST_FIELDS = 4;

/** A field with what it was asked with: `name({…})`, `name:{…}`. */
const ASKED_NAME = /^([\w$]+)(?:\(.*\)|:\{.*\})$/su;

interface Following {
  /** Records around a place, the nearest last. */
  readonly around: readonly TreeRecord[];
  /** Keys that were followed to it. */
  readonly keys: readonly string[];
}

/** The same data with what is referred to in the place of references; as they are if there are none, or if that is too much. */
export function withReferences(tree: Tree): Tree {
  const budget = { left: MOST_VALUES, followed: 0 };
  const followed = followedIn(tree, { around: [], keys: [] }, budget);
  return budget.left < 0 || budget.followed === 0 ? tree : followed;
}

/** What may still be walked, and how many references were followed. */
interface Budget {
  left: number;
  followed: number;
}

function followedIn(value: Tree, following: Following, budget: Budget): Tree {
  budget.left -= 1;
  if (budget.left < 0) return null;
  if (isList(value)) return value.map((item) => followedIn(item, following, budget));
  if (!isRecord(value)) return value;
  const target = targetOf(value, following);
  if (target !== null) {
    const { key, record, around } = target;
    budget.followed += 1;
    return followedIn(record, { around, keys: [...following.keys, key] }, budget);
  }
  const within = { ...following, around: [...following.around, value] };
  const entries = Object.entries(value).map(
    ([name, item]) => [ASKED_NAME.exec(name)?.[1] ?? name, followedIn(item, within, budget)] as const,
  );
  return recordOf(entries);
}

interface Target {
  readonly key: string;
  readonly record: TreeRecord;
  readonly around: readonly TreeRecord[];
}

/** What a reference refers to: an entry of a record around it; null where it is none, or where that leads in a circle. */
function targetOf(value: TreeRecord, { around, keys }: Following): Target | null {
  const key = keyIn(value);
  if (key === null || keys.length >= MOST_HOPS || keys.includes(key)) return null;
  const at = around.findLastIndex((store) => Object.hasOwn(store, key));
  const record = around[at]?.[key];
  return isRecord(record) && record !== value ? { key, record, around: around.slice(0, at + 1) } : null;
}

function keyIn(value: TreeRecord): string | null {
  const { __ref: reference, type, id } = value;
  const size = Object.keys(value).length;
  if (size === 1 && typeof reference === 'string') return reference;
  return type === 'id' && typeof id === 'string' && size <= MOST_FIELDS ? id : null;
}
