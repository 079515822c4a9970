/**
 * Requests that name what they ask for: their answers tell more of entities that the page knew already, and are no list.
 */

import { recordFields } from './list-records.js';
import { jsonBody } from './request-tree.js';
import { type Tree, type TreeRecord, isList, isRecord } from './tree.js';

/** Characters from which on a text may name an entity. Raising it overlooks short names. */
const LEAST_NAME = 4;

/** Share of the records that must be named, each by a text of its own. */
const NAMED_SHARE = 0.9;

/** What parts names that stand in one text. */
const BETWEEN_NAMES = /[,;|]/u;

/** Whether a request names the records of its answer, each by a text of its own; a single one only by an item of a list. */
export function namesRecords(request: TreeRecord, records: readonly Tree[]): boolean {
  if (records.length === 0) return false;
  const isAlone = records.length === 1;
  const asked = new Set(isAlone ? listedTexts(jsonBody(request)?.value ?? null) : textsIn(request).flatMap(split));
  const names = new Set<string>();
  for (const record of records) {
    const name = [...recordFields(record).values()].find((text) => asked.has(text) && !names.has(text));
    if (name !== undefined) names.add(name);
  }
  return names.size >= records.length * NAMED_SHARE;
}

function split(text: string): readonly string[] {
  return [text, ...text.split(BETWEEN_NAMES)].filter(({ length }) => length >= LEAST_NAME);
}

/** All plain values of a tree, as texts. */
function textsIn(tree: Tree): readonly string[] {
  if (isList(tree)) return tree.flatMap(textsIn);
  if (isRecord(tree)) return Object.values(tree).flatMap(textsIn);
  return tree === null ? [] : [String(tree)];
}

/** The plain values of lists of such. */
function listedTexts(tree: Tree): readonly string[] {
  if (isRecord(tree)) return Object.values(tree).flatMap(listedTexts);
  if (!isList(tree)) return [];
  return tree.flatMap((item) =>
    isList(item) || isRecord(item) ? listedTexts(item) : String(item ?? '').length < LEAST_NAME ? [] : [String(item)],
  );
}
