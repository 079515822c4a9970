/**
 * How many entities of one query a site shows at most (design §5.4, "Caps"), learnt from lists that end too early.
 */

import type { ListedPage } from '../context.js';

/** What is known of a site's cap. */
export interface Caps {
  /** The most that the site shows of one query: where several lists were cut alike. Null as long as that is not known. */
  most(): number | null;
  /** Whether a list that was cut at this end was cut by the site's cap, not by a page that failed. */
  isCap(end: number): boolean;
  /** Whether a list that ended here though it declares more, or declares nothing, was cut, as far as is known by now. */
  wasCut(end: number, declared: number | null): boolean;
  /** Takes in a list that was read to its end: where it ended, and whether that was before its declared size. */
  learn(end: number, isCut: boolean): void;
  /** Takes in a list without a declared size that ends evenly, by what it lists; true if another one ended at the same place. */
  suspect(end: number, listed: string): boolean;
  /** Whether no list went on beyond this end so far. */
  isLongest(end: number): boolean;
}

/** Pages from which an even end of a list without a declared size raises doubt. */
const DOUBTFUL_PAGES = 3;
/** Caps are round numbers; lists that end by themselves seldom have a size that this divides. */
const ROUND = 50;
/** Lists that must be cut at the same place for others not to be read so far: one alone may have been read badly. */
const AGREEING_CUTS = 2;

/** A site of which no list was cut so far. */
export function createCaps(): Caps {
  const cuts = new Map<number, number>();
  const ends = new Map<number, Set<string>>();
  let longest = 0;
  const agree = (end: number): boolean => (cuts.get(end) ?? 0) >= AGREEING_CUTS;
  const isCap = (end: number): boolean => end >= longest && (agree(end) || isRound(end));
  return {
    most: () => (agree(longest) ? longest : null),
    isCap,
    wasCut: (end, declared) => isCap(end) && (declared !== null || (ends.get(end)?.size ?? 0) > 1),
    learn(end, isCut) {
      if (isCut) cuts.set(end, (cuts.get(end) ?? 0) + 1);
      longest = Math.max(longest, end);
    },
    isLongest: (end) => end >= longest,
    suspect(end, listed) {
      const alike = ends.get(end) ?? new Set();
      ends.set(end, alike.add(listed));
      return alike.size > 1;
    },
  };
}

/** Whether a list ends where it may have been cut: with a page as full as its first, or after a round number of cards. */
export function endsEvenly(pages: readonly ListedPage[]): boolean {
  const last = pages.at(-1);
  if (last === undefined || pages.length < 2) return false;
  return last.items.length >= (pages[0]?.items.length ?? 0) || isRound(listedCards(pages));
}

/** Whether a list without a declared size ends so evenly that a cap may have cut it: after a round number, or with a full page where no list was longer. */
export function endsDoubtfully(
  pages: readonly ListedPage[],
  caps: Pick<Caps, 'isLongest'> | undefined,
  end: number,
): boolean {
  const isLongest = caps?.isLongest(end) === true;
  return pages.length >= DOUBTFUL_PAGES && (isRound(listedCards(pages)) || (isLongest && endsEvenly(pages)));
}

/** Where a list ended: after a round number of cards, else after its entities. */
export function endOf(pages: readonly ListedPage[], entities: number): number {
  const cards = listedCards(pages);
  return isRound(cards) ? cards : entities;
}

function listedCards(pages: readonly ListedPage[]): number {
  return pages.reduce((sum, { items }) => sum + items.length, 0);
}

/** Whether caps are such numbers. */
export function isRound(cards: number): boolean {
  return cards % ROUND === 0;
}
