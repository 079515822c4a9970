/**
 * What the data of a page call the values of its facets by. Choices that scripts work often show a name alone, while requests and
 * addresses say a code that stands beside that name in the data: `{"label": "Oak", "value": "52"}`.
 */

import { textKey } from '../base/text.js';
import { type Tree, type TreeRecord, isList, isRecord } from './tree.js';

/** Values that must be named by the records of one list, and the share of a group's. */
const LEAST_NAMED = 2;
const NAMED_SHARE = 0.6;

/** Longest name and code, in characters, and codes that are kept of one value. */
const LONGEST_NAME = 200;
const LONGEST_CODE = 64;
const MOST_CODES = 4;

/** Records of one list whose codes are kept. */
export const MOST_VALUES = 2_000;

/** Lists and records of one answer that are looked at. */
const MOST_LOOKED = 50_000;

/**
 * Codes by the keys of names: of the first list of records one field of which says most of the values, each in a record of its
 * own, what the other fields say that tell those records apart, in the order of the fields' names. Other records of the list
 * are told too: values that are not shown yet. Null if there is no such list.
 */
export function toldHandles(
  values: readonly string[],
  data: readonly Tree[],
): ReadonlyMap<string, readonly string[]> | null {
  const names = new Set(values.map(textKey));
  if (names.size < LEAST_NAMED) return null;
  for (const list of listsOf(data)) {
    const named = namedBy(list, names);
    const codes = named === null ? null : codesOf(list, named);
    if (codes !== null) return codes;
  }
  return null;
}

/** Records that say values. */
interface Named {
  readonly field: string;
  readonly records: readonly TreeRecord[];
}

function namedBy(list: readonly TreeRecord[], names: ReadonlySet<string>): Named | null {
  const least = Math.max(LEAST_NAMED, names.size * NAMED_SHARE);
  for (const field of Object.keys(list[0] ?? {})) {
    const records = list.filter((record) => names.has(nameKey(record[field])));
    const told = new Set(records.map((record) => nameKey(record[field])));
    if (told.size >= least && told.size === records.length) return { field, records };
  }
  return null;
}

function codesOf(
  list: readonly TreeRecord[],
  { field, records }: Named,
): ReadonlyMap<string, readonly string[]> | null {
  const fields = Object.keys(records[0] ?? {})
    .filter((other) => other !== field && tellsApart(other, records))
    .sort()
    .slice(0, MOST_CODES);
  if (fields.length === 0) return null;
  const codes = new Map<string, readonly string[]>();
  for (const record of list.slice(0, MOST_VALUES)) {
    const key = nameKey(record[field]);
    const own = fields.flatMap((other) => codeIn(record[other]) ?? []);
    if (key !== '' && own.length === fields.length && !codes.has(key)) codes.set(key, own);
  }
  return codes;
}

function nameKey(name: Tree | undefined): string {
  return typeof name === 'string' && name.length <= LONGEST_NAME ? textKey(name) : '';
}

/** Whether a field says another code in each record. */
function tellsApart(field: string, records: readonly TreeRecord[]): boolean {
  const codes = records.flatMap((record) => codeIn(record[field]) ?? []);
  return codes.length === records.length && new Set(codes).size === codes.length;
}

/** A short text or a number, as a text. */
function codeIn(value: Tree | undefined): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const code = String(value);
  return code === '' || code.length > LONGEST_CODE ? null : code;
}

/** All lists of records in trees, the outer before the inner. */
function* listsOf(data: readonly Tree[]): Generator<readonly TreeRecord[]> {
  const open: Tree[] = [...data];
  for (let at = 0; at < open.length && at < MOST_LOOKED; at += 1) {
    const tree = open[at];
    if (tree === undefined || (!isList(tree) && !isRecord(tree))) continue;
    const inner = isList(tree) ? tree : Object.values(tree);
    for (const item of inner) if (isList(item) || isRecord(item)) open.push(item);
    if (!isList(tree)) continue;
    const records = tree.filter(isRecord);
    if (records.length >= LEAST_NAMED) yield records;
  }
}
