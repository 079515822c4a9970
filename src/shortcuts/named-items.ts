/**
 * Lists of records that a field tells apart, as the questions of one request by their ids: what changes in one of them is
 * a change of that one, wherever it stands and whatever stands beside it.
 */

import { type Tree, type TreeRecord, canonicalText, isRecord } from './tree.js';

/** The field that tells the items of both lists apart and changes none of those that differ; null if none does. */
export function namingField(before: readonly Tree[], after: readonly Tree[]): string | null {
  if (!before.every(isRecord) || !after.every(isRecord)) return null;
  const fields = Object.keys(after[0] ?? {}).filter((field) => isNaming(field, before) && isNaming(field, after));
  return fields.find((field) => isSomeChanged(field, before, after)) ?? null;
}

/** Whether all items have a text in the field, each another one. */
function isNaming(field: string, items: readonly TreeRecord[]): boolean {
  const names = items.map((item) => item[field]);
  return names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
}

function isSomeChanged(field: string, before: readonly TreeRecord[], after: readonly TreeRecord[]): boolean {
  const old = new Map(before.map((item) => [item[field], canonicalText(item)]));
  return after.some((item) => (old.get(item[field]) ?? canonicalText(item)) !== canonicalText(item));
}
