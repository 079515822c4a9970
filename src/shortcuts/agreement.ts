/**
 * Whether a page that came the cheap way shows what the live page shows.
 */

import { groupBy } from '../base/group-by.js';
import type { Card, PageView } from '../model/page.js';
import { textKey } from '../base/text.js';
import { canonicalUrl, urlArguments } from '../base/url.js';

/** One card in so many may differ: sites change while they are read. */
const CARDS_PER_DIFFERENCE = 20;

/** Cards from elsewhere among those of a live page, at most as many as its own. Raising it takes a list that was narrowed further for the same. */
const MOST_GUESTS = 4;

/** Share of the places of a list in which each load may show other cards. Raising it takes lists of much the same for one. */
const MOST_SLOTS = 0.25;

/** Share by which declared sizes may differ. */
const COUNT_TOLERANCE = 0.02;

/** How far the pages may differ. */
export interface AgreementOptions {
  /** Whether a list begins with them, so that none of its cards come before theirs. @default false */
  readonly isFirst?: boolean;
}

/** Whether both show the same list. A live page may hold earlier cards before these, or only a window of them. */
export function agrees(cheap: PageView, live: PageView, options: AgreementOptions = {}): boolean {
  const many = cardsOf(live);
  const few = calledAs(cardsOf(cheap), many);
  if (!agreesInCount(cheap.declaredCount, live.declaredCount)) return false;
  if (few.length === 0 || many.length === 0) return few.length === many.length;
  // What comes in two answers is told by neither of them.
  if (options.isFirst === true && many.length - few.length > MOST_GUESTS) return false;
  return listsAgree(few, many, new Set()) || agreeBesideSlots(few, many) || agreeBesideNoise(few, many);
}

function cardsOf({ list }: PageView): readonly Card[] {
  return list?.cards ?? [];
}

/**
 * The cards, each under the name of the card that leads to the same where one name begins with the other: a part of a page may be
 * read by a picture's text ("Otter, brown, large") what is read by its title among all else.
 */
function calledAs(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const named = groupBy(others, ({ url }) => url);
  return cards.map((card) => {
    const [other, ...more] = card.url === null ? [] : (named.get(card.url) ?? []);
    const isSame = other !== undefined && more.length === 0 && beginsAlike(card.name, other.name);
    return isSame ? { ...card, name: other.name } : card;
  });
}

/** Whether one of two names is the beginning of the other, up to the end of a word. */
function beginsAlike(first: string, second: string): boolean {
  const [short = '', long = ''] = [first, second].map(textKey).sort((a, b) => a.length - b.length);
  return short !== '' && long.startsWith(short) && !/^[\p{L}\p{N}]/u.test(long.slice(short.length));
}

/** Whether lists agree without what each answer makes anew, or without what a script adds. */
function agreeBesideNoise(few: readonly Card[], many: readonly Card[]): boolean {
  const passing = passingArguments(few, many);
  if (passing.size > 0 && listsAgree(few, many, passing)) return true;
  const own = withoutGuests(few, many);
  return own.length < many.length && listsAgree(few, own, new Set());
}

/**
 * The live cards without those that a script puts among them from elsewhere, as paid ones: the cheap page has none of them,
 * and all have one sign (an argument of the address, a mark) that no card has which both show.
 */
function withoutGuests(few: readonly Card[], many: readonly Card[]): readonly Card[] {
  const known = new Set(few.map((card) => cardKey(card, new Set())));
  const isShared = (card: Card): boolean => known.has(cardKey(card, new Set()));
  const shared = new Set(many.filter(isShared).flatMap(signsOf));
  const [first, ...others] = many.filter((card) => !isShared(card));
  if (first === undefined || others.length >= MOST_GUESTS || many.length < 2 * (others.length + 1)) return many;
  const isSign = (sign: string): boolean => !shared.has(sign) && others.every((card) => signsOf(card).includes(sign));
  return signsOf(first).some(isSign) ? many.filter(isShared) : many;
}

/**
 * Whether lists are the same card by card, but for a few places in which each load shows other cards, such as paid ones: all
 * these have one sign that is as rare among the others.
 */
function agreeBesideSlots(few: readonly Card[], many: readonly Card[]): boolean {
  if (few.length !== many.length) return false;
  const [ours, theirs] = [few, many].map((cards) => cards.map((card) => cardKey(card, new Set())));
  const isSlot = (_: Card, at: number): boolean => ours?.[at] !== theirs?.[at];
  const [first, ...others] = [few, many].flatMap((cards) => cards.filter(isSlot));
  const most = MOST_SLOTS * few.length;
  const isSign = (sign: string): boolean =>
    others.every((card) => signsOf(card).includes(sign)) &&
    [few, many].every((cards) => cards.filter((card) => signsOf(card).includes(sign)).length <= most);
  return first !== undefined && signsOf(first).some(isSign);
}

function signsOf({ url, marks }: Card): readonly string[] {
  const names = url === null ? [] : urlArguments(url).map(({ name }) => `?${name}`);
  return [...names, ...marks];
}

/** Whether two lists show the same, but for the named arguments of the cards' addresses. */
function listsAgree(fewer: readonly Card[], more: readonly Card[], dropped: ReadonlySet<string>): boolean {
  const [few, many] = [fewer, more].map((cards) => cards.map((card) => cardKey(card, dropped)));
  if (few === undefined || many === undefined) return false;
  const [short, long] = few.length <= many.length ? [few, many] : [many, few];
  const window = few.length <= many.length ? long.slice(-short.length) : windowOf(long, short);
  return short.length - inOrder(short, window) <= Math.floor(short.length / CARDS_PER_DIFFERENCE);
}

function agreesInCount(cheap: number | null, live: number | null): boolean {
  if (cheap === null || live === null) return true;
  return Math.abs(cheap - live) <= COUNT_TOLERANCE * live;
}

function cardKey({ name, url }: Card, dropped: ReadonlySet<string>): string {
  return `${textKey(name)}\n${url === null ? '' : canonicalUrl(url, dropped)}`;
}

/**
 * Arguments that each answer makes anew, such as the search in which a card was shown: of no value do both lists know; and
 * those that only the live page's have, such as where the card stood. The cards of each are told apart without them.
 */
function passingArguments(few: readonly Card[], many: readonly Card[]): ReadonlySet<string> {
  const [ours, theirs] = [valuesByArgument(few), valuesByArgument(many)];
  const isNew = (name: string, values: ReadonlySet<string>): boolean => {
    const others = theirs.get(name);
    return others !== undefined && [...values].every((value) => !others.has(value));
  };
  const made = [...ours].filter(([name, values]) => isNew(name, values)).map(([name]) => name);
  const passing = new Set([...made, ...[...theirs.keys()].filter((name) => !ours.has(name))]);
  const isTold = [few, many].every((cards) => addressesOf(cards, passing) === addressesOf(cards, new Set()));
  return isTold ? passing : new Set();
}

/** Values of each argument of the cards' addresses, by name. */
function valuesByArgument(cards: readonly Card[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = cards.flatMap(({ url }) => (url === null ? [] : urlArguments(url)));
  return new Map(
    [...groupBy(values, ({ name }) => name)].map(([name, all]) => [name, new Set(all.map(({ value }) => value))]),
  );
}

/** Number of different addresses without the named arguments. */
function addressesOf(cards: readonly Card[], dropped: ReadonlySet<string>): number {
  return new Set(cards.map(({ url }) => (url === null ? '' : canonicalUrl(url, dropped)))).size;
}

/** The part of a list that begins with the other's first item. */
function windowOf(long: readonly string[], short: readonly string[]): readonly string[] {
  const start = Math.max(0, long.indexOf(short[0] ?? ''));
  return long.slice(start, start + short.length);
}

/** How many items stand in both in the same order, told in one pass. */
function inOrder(first: readonly string[], second: readonly string[]): number {
  let at = 0;
  let found = 0;
  for (const item of first) {
    const place = second.indexOf(item, at);
    if (place < 0) continue;
    found += 1;
    at = place + 1;
  }
  return found;
}
