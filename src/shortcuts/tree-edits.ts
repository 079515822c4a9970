/**
 * What turns one request into another, as edits that also fit other requests of the same shape.
 */

import { namingField } from './named-items.js';
import { PACKED_FORM, PACKED_JSON } from './request-tree.js';
import {
  type Tree,
  type TreeRecord,
  canonicalText,
  isList,
  isRecord,
  isSetLike,
  itemName,
  recordOf,
  valueAt,
  withValueAt,
} from './tree.js';

/**
 * One change, itself a tree so that a rule can be drawn from it.
 *
 * `set` puts a value at a place, `remove` takes it away, `add` and `drop` change a list as a set, `splice` replaces parts of
 * the path so many parts before its end (which keeps it true on shorter and longer paths).
 */
export interface Edit {
  readonly do: 'set' | 'remove' | 'add' | 'drop' | 'splice';
  readonly at: readonly string[];
  /** What is put or added, or taken off a list; null for `remove`. */
  readonly value: Tree;
  /** For `splice`: the parts that go. */
  readonly gone: readonly Tree[];
  /** For `splice`: parts of the path that follow. */
  readonly tail: number;
}

/** Records whose lists are arguments of one name: one value is set, several are a set. */
const ARGUMENT_RECORDS: ReadonlySet<string> = new Set(['query', PACKED_FORM]);

/** The edits that turn the first request into the second, in the order in which they are to be done. */
export function treeEdits(before: TreeRecord, after: TreeRecord): readonly Edit[] {
  return recordEdits(before, after, []);
}

function recordEdits(before: TreeRecord, after: TreeRecord, at: readonly string[]): readonly Edit[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => valueEdits(before[name], after[name], [...at, name]));
}

function valueEdits(before: Tree | undefined, after: Tree | undefined, at: readonly string[]): readonly Edit[] {
  if (after === undefined) return [edit('remove', at, null)];
  if (before !== undefined && canonicalText(before) === canonicalText(after) && !isPath(at)) return [];
  if (isList(after) && (isList(before) || before === undefined)) return listEdits(before ?? [], after, at);
  if (isRecord(before) && isRecord(after)) return recordEdits(before, after, at);
  return [edit('set', at, after)];
}

function listEdits(before: readonly Tree[], after: readonly Tree[], at: readonly string[]): readonly Edit[] {
  if (isPath(at)) return pathEdits(before, after);
  if (ARGUMENT_RECORDS.has(at.at(-2) ?? '') && after.length === 1 && before.length <= 1)
    return argumentEdits(before, after, at);
  const field = namingField(before, after);
  if (field !== null) return namedEdits(nameItems(before, field), nameItems(after, field), at);
  if (before.length === after.length && !isSetLike(after)) {
    return after.flatMap((item, index) => valueEdits(before[index], item, [...at, String(index)]));
  }
  const gone = without(before, after);
  const come = without(after, before);
  return [...gone.map((item) => edit('drop', at, item)), ...come.map((item) => edit('add', at, item))];
}

/** Whether a place is the address's path, whose parts stand in an order; arguments may be called so, too. */
function isPath(at: readonly string[]): boolean {
  return at.length === 1 && at[0] === 'path';
}

/** Items by the names that they have in places. */
function nameItems(items: readonly Tree[], field: string): ReadonlyMap<string, Tree> {
  return new Map(
    items.flatMap((item) => {
      const name = isRecord(item) ? item[field] : undefined;
      return typeof name === 'string' ? [[itemName(field, name), item] as const] : [];
    }),
  );
}

function namedEdits(
  before: ReadonlyMap<string, Tree>,
  after: ReadonlyMap<string, Tree>,
  at: readonly string[],
): readonly Edit[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was === undefined && is !== undefined ? [edit('add', at, is)] : valueEdits(was, is, [...at, name]);
  });
}

/** An argument that was and is there once; what is packed into it is compared in itself. */
function argumentEdits(before: readonly Tree[], after: readonly Tree[], at: readonly string[]): readonly Edit[] {
  const [was = emptyLike(after[0])] = before;
  const [is] = after;
  return isRecord(was) && isRecord(is) ? recordEdits(was, is, [...at, '0']) : [edit('set', at, after)];
}

/** A packed list that is not there yet is an empty one, and so are several by name: several groups can add to them. */
function emptyLike(value: Tree | undefined): Tree | undefined {
  const packed = isRecord(value) ? value[PACKED_JSON] : undefined;
  if (isList(packed)) return isSetLike(packed) ? recordOf([[PACKED_JSON, []]]) : undefined;
  const isOfLists = isRecord(packed) && Object.values(packed).every(isList);
  return isOfLists ? recordOf([[PACKED_JSON, recordOf([])]]) : undefined;
}

function pathEdits(before: readonly Tree[], after: readonly Tree[]): readonly Edit[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const gone = before.slice(head, before.length - tail);
  const value = after.slice(head, after.length - tail);
  return gone.length + value.length === 0 ? [] : [{ do: 'splice', at: ['path'], value, gone, tail }];
}

function edit(what: Edit['do'], at: readonly string[], value: Tree): Edit {
  return { do: what, at, value, gone: [], tail: 0 };
}

function without(items: readonly Tree[], others: readonly Tree[]): readonly Tree[] {
  const left = others.map(canonicalText);
  return items.filter((item) => {
    const at = left.indexOf(canonicalText(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The request after an edit, or null if it does not fit. An edit whose effect is there already changes nothing. */
export function applyEdit(tree: TreeRecord, change: Edit): TreeRecord | null {
  switch (change.do) {
    case 'set':
      return asRecord(withValueAt(tree, change.at, change.value));
    case 'remove':
      return asRecord(withValueAt(tree, change.at, undefined));
    case 'add':
    case 'drop':
      return applyToSet(tree, change);
    case 'splice':
      return applyToPath(tree, change);
  }
}

function applyToSet(tree: TreeRecord, change: Edit): TreeRecord | null {
  const list = valueAt(tree, change.at) ?? [];
  if (!isList(list)) return null;
  const text = canonicalText(change.value);
  const others = list.filter((item) => canonicalText(item) !== text);
  if (change.do === 'add') return asRecord(withValueAt(tree, change.at, [...others, change.value]));
  if (others.length === list.length) return null;
  if (others.length > 0) return asRecord(withValueAt(tree, change.at, others));
  const isPacked = change.at.at(-1) === PACKED_JSON && change.at.at(-2) === '0';
  return asRecord(withValueAt(tree, isPacked ? change.at.slice(0, -2) : change.at, undefined));
}

function applyToPath(tree: TreeRecord, { gone, value, tail }: Edit): TreeRecord | null {
  const path = tree['path'];
  if (!isList(path) || !isList(value) || path.length < gone.length + tail) return null;
  const end = path.length - tail;
  const start = end - gone.length;
  const fits = gone.every((part, index) => part === path[start + index]);
  return fits
    ? recordOf(Object.entries({ ...tree, path: [...path.slice(0, start), ...value, ...path.slice(end)] }))
    : null;
}

function asRecord(tree: Tree | null): TreeRecord | null {
  return tree !== null && isRecord(tree) ? tree : null;
}
