/**
 * Where in the data of an answer the list is that a page shows.
 */

import type { Card } from '../model/page.js';
import { textKey } from '../base/text.js';
import { parseHttpUrl } from '../base/url.js';
import { type Tree, isList, isRecord } from './tree.js';

/** A list of records in an answer, and which card each of them became. */
export interface RecordList {
  readonly place: readonly string[];
  readonly records: readonly Tree[];
  /** Index of the card that the first record became. */
  readonly firstCard: number;
  /** How many records became a card. */
  readonly matched: number;
}

/** Longest array that may be the list of one page. */
const MOST_RECORDS = 5_000;

/** Arrays lie at most this deep in answers that were seen: `data.search.results[0].hits`. */
const DEEPEST_LIST = 10;

/** How deep within a record the parts of a card lie, and how many of them are looked at. */
const DEEPEST_FIELD = 5;
const MOST_FIELDS = 400;

/** Share of records that must be the cards, in order: some cards are no records (banners), some records are not shown. */
const MATCHING_SHARE = 0.8;

/** The scalar fields of a record as texts, by place. */
export function recordFields(record: Tree): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  collect(record, '', fields);
  return fields;
}

function collect(value: Tree, place: string, fields: Map<string, string>): void {
  if (fields.size >= MOST_FIELDS || place.split('/').length > DEEPEST_FIELD + 1) return;
  if (isList(value)) value.forEach((item, index) => collect(item, `${place}/${index}`, fields));
  else if (isRecord(value)) for (const [name, item] of Object.entries(value)) collect(item, `${place}/${name}`, fields);
  else if (value !== null && value !== '') fields.set(place, String(value));
}

/** The list of records that best explains the cards, or null. Cards before the first of them came earlier. */
export function findRecords(answer: Tree, cards: readonly Card[]): RecordList | null {
  const names = cards.map(cardTexts);
  if (names.length === 0) return null;
  let best: RecordList | null = null;
  for (const { place, list } of recordLists(answer)) {
    const found = alignment(place, list, names);
    if (found !== null && (best === null || found.matched > best.matched)) best = found;
  }
  return best;
}

interface FoundList {
  readonly place: readonly string[];
  readonly list: readonly Tree[];
}

function* recordLists(tree: Tree, place: readonly string[] = []): Generator<FoundList> {
  if (place.length > DEEPEST_LIST) return;
  if (isList(tree)) {
    if (tree.length <= MOST_RECORDS && isStructured(tree[0])) yield { place, list: tree };
    // Values within records are looked at too, but a list of many records is not searched record by record.
    for (const [index, item] of tree.slice(0, DEEPEST_LIST).entries())
      yield* recordLists(item, [...place, String(index)]);
  } else if (isRecord(tree)) {
    for (const [name, item] of Object.entries(tree)) yield* recordLists(item, [...place, name]);
  }
}

function isStructured(value: Tree | undefined): boolean {
  return isRecord(value) || isList(value);
}

function alignment(
  place: readonly string[],
  records: readonly Tree[],
  names: readonly (readonly string[])[],
): RecordList | null {
  const texts = new Map<number, ReadonlySet<string>>();
  const textsOf = (index: number): ReadonlySet<string> => {
    const known = texts.get(index) ?? new Set([...recordFields(records[index] ?? null).values()].map(textKey));
    texts.set(index, known);
    return known;
  };
  let best: RecordList | null = null;
  for (const firstCard of startsOf(names, textsOf(0))) {
    const overlap = Math.min(records.length, names.length - firstCard);
    let matched = 0;
    for (let index = 0; index < overlap; index += 1)
      if (isAmong(names[firstCard + index], textsOf(index))) matched += 1;
    if (matched < Math.max(1, MATCHING_SHARE * overlap)) continue;
    if (!isWhole(firstCard, overlap, { records: records.length, cards: names.length })) continue;
    if (best === null || matched > best.matched) best = { place, records, firstCard, matched };
  }
  return best;
}

/** Cards that the first record may have become: where more was loaded, the new ones come last. */
function startsOf(names: readonly (readonly string[])[], first: ReadonlySet<string>): readonly number[] {
  return names.flatMap((texts, index) => (isAmong(texts, first) ? [index] : []));
}

function isAmong(texts: readonly string[] | undefined, fields: ReadonlySet<string>): boolean {
  return texts?.some((text) => fields.has(text)) ?? false;
}

/**
 * What tells a card: its name, its identifier, its address without arguments and what that ends with; a name may be put
 * together from fields.
 */
function cardTexts({ name, identifier, url }: Card): readonly string[] {
  const path = parseHttpUrl(url ?? '')?.pathname ?? '';
  const end = path.split('/').findLast((part) => part !== '') ?? '';
  return [name, identifier ?? '', path === '/' ? '' : path, end].map(textKey).filter((text) => text !== '');
}

/** The records must reach the last card, or be the greater part of what is shown. */
function isWhole(
  firstCard: number,
  overlap: number,
  sizes: { readonly records: number; readonly cards: number },
): boolean {
  return firstCard + overlap >= sizes.cards * MATCHING_SHARE && overlap >= sizes.records * MATCHING_SHARE
    ? true
    : firstCard === 0 && overlap === sizes.cards;
}
