/**
 * Plain data as sites send it: bounded parsing, walking, and comparing where the order of a set does not count.
 */

/** What a JSON text holds; objects have no prototype that could be reached through their keys. */
export type Tree = null | boolean | number | string | readonly Tree[] | TreeRecord;

/** Values by name. */
export interface TreeRecord {
  readonly [name: string]: Tree;
}

/** Longest text that is parsed, in characters; longer answers are not worth repeating. */
const LONGEST_TEXT = 8_000_000;

/** Deepest nesting that is looked at; sites' own data lies within twelve levels. */
const DEEPEST = 24;

/** Most values that one walk visits. */
const MOST_VALUES = 400_000;

/** The tree of a JSON text, or null if it is none, too long or too deep. Never throws. */
export function parseTree(text: string): Tree | null {
  if (text.length > LONGEST_TEXT) return null;
  try {
    return copied(JSON.parse(text) as unknown, 0, { left: MOST_VALUES });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function copied(value: unknown, depth: number, budget: { left: number }): Tree {
  budget.left -= 1;
  if (depth > DEEPEST || budget.left < 0) throw new RangeError('too much data');
  if (Array.isArray(value)) return value.map((item: unknown) => copied(item, depth + 1, budget));
  if (typeof value === 'object' && value !== null) {
    return recordOf(Object.entries(value).map(([name, item]) => [name, copied(item, depth + 1, budget)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A record of these entries; a name like `__proto__` is a name like any other. */
export function recordOf(entries: Iterable<readonly [string, Tree]>): TreeRecord {
  const record = Object.create(null) as Record<string, Tree>;
  for (const [name, value] of entries) record[name] = value;
  return record;
}

/** Whether a value is an array. */
export function isList(value: Tree | undefined): value is readonly Tree[] {
  return Array.isArray(value);
}

/** Whether a value is a record of named values. */
export function isRecord(value: Tree | undefined): value is TreeRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a plain value, alone or the only one of a list, as arguments are; '' of null and of all that holds more. */
export function soleText(value: Tree | undefined): string {
  const sole = isList(value) && value.length === 1 ? value[0] : value;
  // Records have no prototype, so that `String` throws on them.
  return sole === undefined || sole === null || typeof sole === 'object' ? '' : String(sole);
}

/** Parts the field from the value in names of items, which begin with it. No site uses a name that begins with NUL. */
const ITEM = '\u0000';

/** The name that an item of a list has in places, by a field that tells it from the others wherever it stands. */
export function itemName(field: string, value: string): string {
  return ITEM + field + ITEM + value;
}

/** Index of an item by its name or number; NaN or -1 if there is none. */
function itemIndex(list: readonly Tree[], name: string): number {
  if (!name.startsWith(ITEM)) return Number(name);
  const [, field = '', ...values] = name.split(ITEM);
  const value = values.join(ITEM);
  return list.findIndex((item) => isRecord(item) && item[field] === value);
}

/** The value at a place, or undefined if there is none. */
export function valueAt(tree: Tree, place: readonly string[]): Tree | undefined {
  let value: Tree | undefined = tree;
  for (const name of place) {
    if (isList(value)) value = value[itemIndex(value, name)];
    else if (isRecord(value)) value = value[name];
    else return undefined;
  }
  return value;
}

/**
 * The tree with the value at a place replaced, or removed if undefined; missing records and lists on the way are made.
 * Null if a scalar is in the way.
 */
export function withValueAt(tree: Tree | undefined, place: readonly string[], value: Tree | undefined): Tree | null {
  const [name, ...rest] = place;
  if (name === undefined) return value ?? null;
  if (isList(tree)) return withItemAt(tree, itemIndex(tree, name), { rest, value });
  if (tree === undefined && name === '0' && value !== undefined) return [withValueAt(undefined, rest, value)];
  return tree === undefined || isRecord(tree) ? withEntryAt(tree ?? recordOf([]), name, { rest, value }) : null;
}

interface Placing {
  readonly rest: readonly string[];
  readonly value: Tree | undefined;
}

function withItemAt(list: readonly Tree[], at: number, { rest, value }: Placing): Tree | null {
  if (!(at >= 0 && at < list.length)) return null;
  if (rest.length === 0 && value === undefined) return list.filter((_, index) => index !== at);
  const item = withValueAt(list[at], rest, value);
  return item === null && rest.length > 0 ? null : list.map((old, index) => (index === at ? item : old));
}

function withEntryAt(record: TreeRecord, name: string, { rest, value }: Placing): Tree | null {
  const entries = new Map(Object.entries(record));
  if (value === undefined && !entries.has(name)) return record;
  if (rest.length > 0) {
    const inner = withValueAt(entries.get(name), rest, value);
    return inner === null ? null : recordOf(entries.set(name, inner));
  }
  if (value === undefined) entries.delete(name);
  else entries.set(name, value);
  return recordOf(entries);
}

/** Whether a list is a set of alternatives: its items are plain, or lists of plain ones, so that their order says nothing. */
export function isSetLike(list: readonly Tree[]): boolean {
  return list.every((item) => !isRecord(item) && (!isList(item) || item.every((part) => !isRecord(part))));
}

/** A text that is equal for trees that say the same: names sorted, sets sorted. */
export function canonicalText(tree: Tree): string {
  if (isList(tree)) {
    const items = tree.map(canonicalText);
    return `[${(isSetLike(tree) ? items.sort() : items).join(',')}]`;
  }
  if (isRecord(tree)) {
    const entries = Object.entries(tree).map(([name, value]) => `${JSON.stringify(name)}:${canonicalText(value)}`);
    return `{${entries.sort().join(',')}}`;
  }
  return JSON.stringify(tree);
}
