/**
 * Queries by their predicates, so that those are found which a conjunction implies without looking at all of them: a tree
 * of predicates in one order, of which only branches are followed that the conjunction has.
 */

import { textKey } from '../../base/text.js';
import type { Predicate } from '../../model/query.js';

/** Things filed under the predicates of queries. */
export interface QueryIndex<T> {
  add(predicates: readonly Predicate[], item: T): void;
  remove(predicates: readonly Predicate[], item: T): void;
  /** What is filed under these very predicates. */
  at(predicates: readonly Predicate[]): readonly T[];
  /** What is filed under queries that hold all that satisfies these predicates. */
  impliedBy(predicates: readonly Predicate[]): readonly T[];
}

interface Branch<T> {
  readonly items: Set<T>;
  readonly further: Map<string, Branch<T>>;
}

/** Nothing filed yet. */
export function createQueryIndex<T>(): QueryIndex<T> {
  const root: Branch<T> = { items: new Set(), further: new Map() };
  const branchOf = (predicates: readonly Predicate[]): Branch<T> => {
    let branch = root;
    for (const key of inOrder(predicates.map(wholeKey))) {
      const next = branch.further.get(key) ?? { items: new Set(), further: new Map() };
      branch.further.set(key, next);
      branch = next;
    }
    return branch;
  };
  return {
    add: (predicates, item) => void branchOf(predicates).items.add(item),
    remove: (predicates, item) => void branchOf(predicates).items.delete(item),
    at: (predicates) => [...branchOf(predicates).items],
    impliedBy(predicates) {
      const keys = inOrder(predicates.flatMap(impliedKeys));
      const found: T[] = [];
      const follow = ({ items, further }: Branch<T>, from: number): void => {
        found.push(...items);
        if (further.size === 0) return;
        for (let at = from; at < keys.length; at += 1) {
          const next = further.get(keys[at] ?? '');
          if (next !== undefined) follow(next, at + 1);
        }
      };
      follow(root, 0);
      return found;
    },
  };
}

/** Whether what satisfies all of these predicates satisfies all of those. */
export function impliesAll(these: readonly Predicate[], those: readonly Predicate[]): boolean {
  const given = new Set(these.flatMap(impliedKeys));
  return those.every((wanted) => given.has(wholeKey(wanted)));
}

function inOrder(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].sort();
}

/** All that a predicate says, down to its own value, as one text. */
export function wholeKey(predicate: Predicate): string {
  return impliedKeys(predicate).at(-1) ?? '';
}

/** What a predicate says: in a hierarchy of each node from the top down to its own. */
function impliedKeys({ attribute, op, path, values }: Predicate): readonly string[] {
  let key = `${textKey(attribute)}\n${op}`;
  return (path ?? values).map((label) => (key = `${key}\n${textKey(label)}`));
}
