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
  /** Index of the card that each record became; null where it became none. */
  readonly cards: readonly (number | null)[];
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

/** An address within a site or a whole one, with arguments or a place on the page behind its path. */
const ADDRESS_WITH_ARGUMENTS = /^(?:https?:\/\/|\/)\S*[?#]/u;
/** An address to read those against that tell none of their own. */
const ANY_SITE = 'http://site.invalid/';

/** Cards in a row that may be no records, as where an advertisement takes a place in the list. */
const MOST_FOREIGN = 2;

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
  const names = tellingTexts(cards);
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
    const known = texts.get(index) ?? new Set(fieldTexts(records[index] ?? null));
    texts.set(index, known);
    return known;
  };
  const isCard = (card: number, record: number): boolean => isAmong(names[card], textsOf(record));
  let best: RecordList | null = null;
  for (const firstCard of startsOf(names, textsOf(0))) {
    const sizes = { records: records.length, cards: names.length };
    for (const pairing of pairingsFrom(firstCard, sizes, isCard))
      if (best === null || pairing.matched > best.matched) best = { place, records, ...pairing };
  }
  return best;
}

/** What the fields of a record say; of an address with arguments also its path alone. */
function fieldTexts(record: Tree): readonly string[] {
  const values = [...recordFields(record).values()];
  return [...values, ...values.flatMap(pathBefore)].map(textKey);
}

function pathBefore(value: string): readonly string[] {
  if (!ADDRESS_WITH_ARGUMENTS.test(value)) return [];
  const path = parseHttpUrl(value, ANY_SITE)?.pathname ?? '/';
  return path === '/' ? [] : [path];
}

interface Sizes {
  readonly records: number;
  readonly cards: number;
}

/** Which card each record became, and how many of them name it. */
type Pairing = Pick<RecordList, 'cards' | 'matched'>;

type IsCard = (card: number, record: number) => boolean;

/** The ways to tell which card each record became that explain enough of both; the simplest first. */
function pairingsFrom(firstCard: number, sizes: Sizes, isCard: IsCard): readonly Pairing[] {
  const [simple, gapped] = [oneByOne(firstCard, sizes, isCard), pastForeign(firstCard, sizes, isCard)];
  const overlap = countOf(simple.cards);
  const isSimple =
    simple.matched >= Math.max(1, MATCHING_SHARE * overlap) &&
    (isWhole(firstCard, overlap, sizes) || (firstCard === 0 && overlap === sizes.cards));
  return [...(isSimple ? [simple] : []), ...(isWhole(firstCard, gapped.matched, sizes) ? [gapped] : [])];
}

/** Each record became the next card. */
function oneByOne(firstCard: number, { records, cards }: Sizes, isCard: IsCard): Pairing {
  const pairs = Array.from({ length: records }, (_, at) => (firstCard + at < cards ? firstCard + at : null));
  return { cards: pairs, matched: pairs.filter((card, record) => card !== null && isCard(card, record)).length };
}

/** Each record became the next card that names it; cards between them are no records, and some records are not shown. */
function pastForeign(firstCard: number, sizes: Sizes, isCard: IsCard): Pairing {
  let next = firstCard;
  const pairs = Array.from({ length: sizes.records }, (_, record) => {
    const near = Array.from({ length: MOST_FOREIGN + 1 }, (_each, skipped) => next + skipped);
    const card = near.find((at) => at < sizes.cards && isCard(at, record)) ?? null;
    if (card !== null) next = card + 1;
    return card;
  });
  return { cards: pairs, matched: countOf(pairs) };
}

function countOf(pairs: readonly (number | null)[]): number {
  return pairs.filter((card) => card !== null).length;
}

/** Cards that the first record may have become: where more was loaded, the new ones come last. */
function startsOf(names: readonly (readonly string[])[], first: ReadonlySet<string>): readonly number[] {
  return names.flatMap((texts, index) => (isAmong(texts, first) ? [index] : []));
}

function isAmong(texts: readonly string[] | undefined, fields: ReadonlySet<string>): boolean {
  return texts?.some((text) => fields.has(text)) ?? false;
}

/** What tells each card: its name, and what of its other texts no card of another name has. */
function tellingTexts(cards: readonly Card[]): readonly (readonly string[])[] {
  const texts = cards.map(cardTexts);
  const owners = new Map<string, Set<string>>();
  for (const [index, { name }] of cards.entries())
    for (const text of texts[index] ?? []) owners.set(text, (owners.get(text) ?? new Set()).add(textKey(name)));
  return texts.map((own, index) =>
    own.filter((text) => text === textKey(cards[index]?.name ?? '') || owners.get(text)?.size === 1),
  );
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

/** The records must reach the last card, and be the greater part of what was answered. */
function isWhole(firstCard: number, overlap: number, sizes: Sizes): boolean {
  return firstCard + overlap >= sizes.cards * MATCHING_SHARE && overlap >= sizes.records * MATCHING_SHARE;
}
