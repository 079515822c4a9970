/**
 * How many entities a list has that does not tell: where the addresses of its pages tell where any of them stands, its
 * last page is found by going twice as far each time, then by halving what is left. What is opened on the way is
 * remembered, should the list be read.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { ListHint } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import type { PageAddresses, PageNumbering } from './page-numbering.js';
import { beginning } from './page-samples.js';

/** A list to be measured. */
export interface UnmeasuredList {
  readonly path: AccessPath;
  readonly like: ListHint | null;
  /** Entities that it has at most; null if that is not known. */
  readonly most: number | null;
  /** Entities that it is thought to have; 0 if nothing is known. */
  readonly guess: number;
  /** Entities that lists beside it have on average; few have many of them. @default 0, nothing is known */
  readonly mean?: number;
}

/** A list's first page, and how many cards all its pages have. */
export interface MeasuredList {
  readonly first: Observation;
  readonly size: number;
}

/** Share of the mean length of lists at which the end of one is looked for first: most are shorter. */
const SHORT_SHARE = 0.25;
/** Share of a guess by which it is likely to be wrong. */
const NEAR_SHARE = 0.05;
/** Pages that no list exceeds. */
const MOST_PAGES = 1_000_000;

/** Measures a list; null if it is none, or if its pages cannot be told from their addresses. What shows of them is learnt. */
export async function measureList(
  context: ExploreContext,
  list: UnmeasuredList,
  numbering: PageNumbering,
): Promise<MeasuredList | null> {
  const [first, second] = await beginning(
    context,
    list,
    ({ length, 0: one }) => length < 2 && goesOn(one) && knownAddresses(one, numbering) === null,
  );
  const perPage = cardsOf(first);
  if (first === undefined || perPage === 0) return null;
  if (first.view.pagination.next === null) return { first, size: perPage };
  const known = knownAddresses(first, numbering);
  if (known !== null) return furtherPages(context, { first, addressOf: known, before: 1 }, { ...list, numbering });
  if (second === undefined) return null;
  const third = second.view.pagination.next;
  if (third === null) return { first, size: perPage + cardsOf(second) };
  const addressOf = third.kind === 'url' ? numbering.learn(second.view.url, third.url) : null;
  if (addressOf === null || second.view.source === 'browser') return null;
  return furtherPages(context, { first, addressOf, before: 2 }, { ...list, numbering });
}

/** Whether a page lists something and leads to another one. */
function goesOn(page: Observation | undefined): boolean {
  return cardsOf(page) > 0 && page?.view.pagination.next !== null;
}

/** The addresses of a list's pages, where lists before were numbered alike. */
function knownAddresses(first: Observation | undefined, numbering: PageNumbering): PageAddresses | null {
  const next = first?.view.pagination.next ?? null;
  const isAddress = next?.kind === 'url' && first?.view.source !== 'browser';
  return isAddress ? numbering.addressesFrom(next.url) : null;
}

interface NumberedList {
  readonly first: Observation;
  readonly addressOf: PageAddresses;
  /** A page that is known to lead on. */
  readonly before: number;
}

/** A list that has more pages than are known. */
async function furtherPages(
  context: ExploreContext,
  { first, addressOf, before }: NumberedList,
  { like, most, guess, mean = 0, numbering }: UnmeasuredList & { readonly numbering: PageNumbering },
): Promise<MeasuredList | null> {
  const perPage = cardsOf(first);
  const open = (page: number): Promise<Observation | null> =>
    openPage(context, { kind: 'url', url: addressOf(page) }, { like, first });
  const last = await lastPage(open, {
    before,
    from: Math.max(2 * before, Math.ceil((mean * SHORT_SHARE) / perPage)),
    most: most === null ? MOST_PAGES : Math.ceil(most / perPage),
    guess: Math.ceil(guess / perPage),
    numbering,
  });
  const page = last === null ? null : await open(last);
  const cards = cardsOf(page ?? undefined);
  return last === null || cards === 0 ? null : { first, size: (last - 1) * perPage + cards };
}

interface SearchedPages {
  /** A page that leads on. */
  readonly before: number;
  /** Where the end is looked for first where nothing is guessed. */
  readonly from: number;
  readonly most: number;
  /** Where the end is thought to be; 0 = nowhere. */
  readonly guess: number;
  readonly numbering: PageNumbering;
}

/** The first page after one that leads on which leads to no further one; null if there is none up to `most`. */
async function lastPage(
  open: (page: number) => Promise<Observation | null>,
  { before: begun, from, most, guess, numbering }: SearchedPages,
): Promise<number | null> {
  let before = begun;
  let end = most + 1;
  /** What pages that lead on to no other one show. */
  const shown = new Map<number, number>();
  const bound = async (page: number): Promise<void> => {
    const observation = await open(page);
    const cards = cardsOf(observation ?? undefined);
    // A page beyond the end may be missing, empty, or the last one again: none of them goes on.
    if (cards > 0 && observation?.view.pagination.next !== null) before = page;
    else end = page;
    if (end !== page) return;
    shown.set(page, cards);
    if (cards > 0 && numbering.endsInNothing()) before = page - 1;
  };
  let step = guess === 0 ? from : Math.ceil(guess * NEAR_SHARE);
  for (let page = guess === 0 ? step : guess; page > before && page < end; step *= 2) {
    await bound(page);
    page = before === page ? before + step : end - step;
  }
  while (end - before > 1) await bound(between(before, end));
  for (const [page, cards] of shown) if (page > end) numbering.noteBeyond(cards > 0);
  return end > most ? null : end;
}

/** A page between two others, as many times the one as the other is of it: a list is rather short than long. */
function between(before: number, end: number): number {
  return Math.max(before + 1, Math.floor(Math.sqrt(before * end)));
}

/** Another page of the list that `first` begins; null if there is none: some sites show the first one instead. */
async function openPage(
  context: ExploreContext,
  path: AccessPath,
  { like, first }: { readonly like: ListHint | null; readonly first: Observation },
): Promise<Observation | null> {
  const answer = await glance(context, path, { tentative: true, like });
  if (answer.kind !== 'page') return null;
  const { observation } = answer;
  const isFirst = firstCard(observation) !== null && firstCard(observation) === firstCard(first);
  return isFirst ? null : observation;
}

function firstCard({ view }: Observation): string | null {
  return view.list?.cards[0]?.url ?? null;
}

function cardsOf(page: Observation | undefined): number {
  return page?.view.list?.cards.length ?? 0;
}
