/**
 * What the data of a list call its cards by, where cards show neither an address nor an identifier: a page that a card leads to
 * only when it is pressed is often addressed by what only the card's record says.
 */

import { groupBy } from '../base/group-by.js';
import { parseHttpUrl } from '../base/url.js';
import type { Card, ItemList } from '../model/page.js';
import { type RecordList, recordFields } from './list-records.js';

/** Longest code, in characters. */
const LONGEST_CODE = 64;

/** Codes that are kept of one card, and how deep within its record they lie. */
const MOST_CODES = 16;
const DEEPEST_CODE = 2;

/** Cards that are remembered by their looks. */
const MOST_CARDS = 20_000;

/** What could be a part of an address as it stands. */
const CODE = /^[\p{L}\p{Nd}][\p{L}\p{Nd}._~-]*$/u;
const YES_OR_NO = /^(?:true|false)$/u;

type Codes = NonNullable<Card['codes']>;

interface Known {
  readonly codes: Codes;
  readonly source: string;
}

/** Short texts of a record that may be a part of an address, by the places of their fields. */
export function codesIn(fields: ReadonlyMap<string, string>): Codes {
  const codes = [...fields].filter(
    ([place, text]) =>
      place.split('/').length <= DEEPEST_CODE + 1 &&
      text.length <= LONGEST_CODE &&
      CODE.test(text) &&
      !YES_OR_NO.test(text),
  );
  return Object.fromEntries(codes.slice(0, MOST_CODES));
}

/** Where lists of one kind come from: the address that their data have, and their place in the answer. */
export function sourceOfData(url: string, place: readonly string[]): string {
  const parsed = parseHttpUrl(url);
  const path = parsed?.pathname.split('/').map((part) => (/\d/u.test(part) ? '*' : part)) ?? [];
  return [(parsed?.host ?? '') + path.join('/'), ...place].join(' ');
}

/** The codes of cards by what they show: data that came once tell them wherever they are shown again. */
export class CardCodes {
  readonly #known = new Map<string, Known>();

  /** Takes in cards and the records that they were made of. */
  learn(cards: readonly Card[], { records, cards: places }: RecordList, source: string): void {
    if (!cards.some(isNameless)) return;
    for (const [at, record] of records.entries()) {
      const card = cards[places[at] ?? cards.length];
      if (card !== undefined && this.#known.size < MOST_CARDS)
        this.#note(lookOf(card), { codes: codesIn(recordFields(record)), source });
    }
  }

  /** Keeps what records of one look agree in: of two cards it is nothing that tells them apart. */
  #note(look: string, fresh: Known): void {
    const old = this.#known.get(look);
    if (old !== undefined && old.source !== fresh.source) return;
    const kept = Object.entries(old?.codes ?? fresh.codes).filter(([place, text]) => fresh.codes[place] === text);
    this.#known.set(look, { ...fresh, codes: Object.fromEntries(kept) });
  }

  /** The list with the codes of its cards, as far as they are known. */
  coded(list: ItemList): ItemList {
    if (!list.cards.some(isNameless)) return list;
    const told = list.cards.map((card) => (isNameless(card) ? (this.#known.get(lookOf(card)) ?? null) : null));
    const [source] = [
      ...groupBy(
        told.flatMap((known) => known ?? []),
        (known) => known.source,
      ),
    ].sort(([, some], [, others]) => others.length - some.length);
    if (source === undefined) return list;
    const cards = list.cards.map((card, at) => {
      const known = told[at] ?? null;
      return known === null || known.source !== source[0] ? card : { ...card, codes: known.codes };
    });
    return { ...list, cards, source: source[0] };
  }
}

/** Whether a card shows nothing that its entity goes by. */
function isNameless({ url, identifier }: Card): boolean {
  return url === null && identifier === null;
}

function lookOf({ name, texts, image }: Card): string {
  return JSON.stringify([name, texts, image]);
}
