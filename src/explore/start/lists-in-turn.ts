/**
 * In which portions the lists that menus lead to are read after the first ones: a crawl that ends early shall have asked the
 * facets of the large ones.
 */

import type { FoundList } from './found-list.js';
import type { NamedLists, Roots } from './roots.js';

/** Lists of the first portion where no region holds everything; each further portion has twice as many. */
const FIRST_PORTION = 6;

/** The lists that are still to be read: all at once within a region that holds everything, else in growing portions. */
export async function* listsInTurn({ inside, further, site, read }: Roots): AsyncGenerator<NamedLists> {
  if (site === undefined) {
    const lists = [...inside, ...(await further())];
    if (lists.length > 0) yield { lists };
    return;
  }
  yield* portions(inside, [...read, ...inside]);
  const later = await further();
  yield* portions(later, [...read, ...inside, ...later]);
}

function* portions(lists: readonly FoundList[], beside: readonly FoundList[]): Generator<NamedLists> {
  for (let from = 0, to = FIRST_PORTION; from < lists.length; [from, to] = [to, to + 2 * (to - from)])
    yield { lists: lists.slice(from, to), beside };
}
