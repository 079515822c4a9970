/**
 * How many entities a list has that does not tell: where the addresses of its pages tell where any of them stands, its
 * last page is found by going twice as far each time, then by halving what is left. What is opened on the way is
 * remembered, should the list be read.
 */

import type { AccessPath } from '../model/access-path.js';
import type { ListHint } from '../model/page.js';
import type { Observation } from '../model/site.js';
import type { ExploreContext } from './context.js';
import { glance } from './glance.js';
import { beginning, pageAddresses } from './page-samples.js';

/** A list to be measured. */
export interface UnmeasuredList {
  readonly path: AccessPath;
  readonly like: ListHint | null;
  /** Entities that it has at most; null if that is not known. */
  readonly most: number | null;
  /** Entities that it is thought to have; 0 if nothing is known. */
  readonly guess: number;
}

/** A list's first page, and how many cards all its pages have. */
export interface MeasuredList {
  readonly first: Observation;
  readonly size: number;
}

/** Where the end is looked for first if nothing is known of it, and how much further then. */
const FIRST_STEP = 4;
/** Share of a guess by which it is likely to be wrong. */
const NEAR_SHARE = 0.05;
/** Pages that no list exceeds. */
const MOST_PAGES = 1_000_000;

/** Measures a list; null if it is none, or if its pages cannot be told from their addresses. */
export async function measureList(context: ExploreContext, list: UnmeasuredList): Promise<MeasuredList | null> {
  const [first, second] = await beginning(context, list, 2);
  const perPage = cardsOf(first);
  if (first === undefined || perPage === 0) return null;
  const { next } = first.view.pagination;
  if (second === undefined) return next === null ? { first, size: perPage } : null;
  if (second.view.pagination.next === null) return { first, size: perPage + cardsOf(second) };
  const further = await furtherPages(context, [first, second], { ...list, perPage });
  return further === null ? null : { first, size: further };
}

/** The size of a list that has more than two pages. */
async function furtherPages(
  context: ExploreContext,
  [first, second]: readonly [Observation, Observation],
  { like, most, guess, perPage }: UnmeasuredList & { readonly perPage: number },
): Promise<number | null> {
  const { next } = second.view.pagination;
  const addressOf = next?.kind === 'url' ? pageAddresses(second.view.url, next.url) : null;
  if (addressOf === null || second.view.source === 'browser') return null;
  const open = (page: number): Promise<Observation | null> =>
    openPage(context, { kind: 'url', url: addressOf(page) }, { like, first });
  const last = await lastPage(open, {
    most: most === null ? MOST_PAGES : Math.ceil(most / perPage),
    guess: Math.ceil(guess / perPage),
  });
  const page = last === null ? null : await open(last);
  const cards = cardsOf(page ?? undefined);
  return last === null || cards === 0 ? null : (last - 1) * perPage + cards;
}

interface SearchedPages {
  readonly most: number;
  /** Where the end is thought to be; 0 = nowhere. */
  readonly guess: number;
}

/** The first page from the third on that leads to no further one; null if there is none up to `most`. */
async function lastPage(
  open: (page: number) => Promise<Observation | null>,
  { most, guess }: SearchedPages,
): Promise<number | null> {
  // A page beyond the end may be missing, empty, or the last one again: none of them goes on.
  const goesOn = async (page: number): Promise<boolean> => {
    const observation = await open(page);
    return observation !== null && cardsOf(observation) > 0 && observation.view.pagination.next !== null;
  };
  let before = 2;
  let end = most + 1;
  const bound = async (page: number): Promise<void> => {
    if (await goesOn(page)) before = page;
    else end = page;
  };
  let step = guess === 0 ? FIRST_STEP : Math.ceil(guess * NEAR_SHARE);
  for (let page = guess === 0 ? FIRST_STEP : guess; page > before && page < end; step *= 2) {
    await bound(page);
    page = before === page ? before + step : end - step;
  }
  while (end - before > 1) await bound(Math.floor((before + end) / 2));
  return end > most ? null : end;
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
