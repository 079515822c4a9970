/**
 * How many entities of one query a site shows at most (DESIGN §5.4, "Caps"), learnt from lists that end too early.
 */

import type { ListedPage } from './context.js';

/** What is known of a site's cap. */
export interface Caps {
  /** The most that the site shows of one query; null as long as no list was cut. */
  most(): number | null;
  /** Takes in a list that was read to its end: the cards it showed, and whether it ended before its declared size. */
  learn(listed: number, isCut: boolean): void;
  /** Takes in a list without a declared size that ends evenly; true if another one ended at the same place. */
  suspect(listed: number): boolean;
}

/** Pages from which an even end of a list without a declared size raises doubt. */
const DOUBTFUL_PAGES = 5;
/** Caps are round numbers; lists that end by themselves seldom have a size that this divides. */
const ROUND = 50;
/** Lists that must be cut at the same place where it is no round number: one alone may have been read badly. */
const AGREEING_CUTS = 2;

/** A site of which no list was cut so far. */
export function createCaps(): Caps {
  const cuts = new Map<number, number>();
  const ends = new Map<number, number>();
  let longest = 0;
  const isProven = ([size, count]: readonly [number, number]): boolean =>
    size >= longest && (isRound(size) || count >= AGREEING_CUTS);
  return {
    most() {
      const proven = [...cuts].filter(isProven).map(([size]) => size);
      return proven.length === 0 ? null : Math.max(...proven);
    },
    learn(listed, isCut) {
      if (isCut) cuts.set(listed, (cuts.get(listed) ?? 0) + 1);
      else longest = Math.max(longest, listed);
    },
    suspect(listed) {
      const before = ends.get(listed) ?? 0;
      ends.set(listed, before + 1);
      return before > 0;
    },
  };
}

/** Whether a list ends where it may have been cut: with a page as full as its first, or after a round number of cards. */
export function endsEvenly(pages: readonly ListedPage[]): boolean {
  const last = pages.at(-1);
  if (last === undefined || pages.length < 2) return false;
  return last.items.length >= (pages[0]?.items.length ?? 0) || isRound(listedCards(pages));
}

/** Whether a list without a declared size ends so evenly that a cap may have cut it. */
export function endsDoubtfully(pages: readonly ListedPage[]): boolean {
  return pages.length >= DOUBTFUL_PAGES && isRound(listedCards(pages));
}

/** Where a list ended: after a round number of cards, else after its entities. */
export function endOf(pages: readonly ListedPage[], entities: number): number {
  const cards = listedCards(pages);
  return isRound(cards) ? cards : entities;
}

function listedCards(pages: readonly ListedPage[]): number {
  return pages.reduce((sum, { items }) => sum + items.length, 0);
}

function isRound(cards: number): boolean {
  return cards % ROUND === 0;
}
