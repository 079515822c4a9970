/**
 * Where lists stand that go on when they are scrolled: one scroll may bring several pages, as much as the window shows and
 * some more ahead, so that the number of scrolls does not tell which page was asked for last.
 */

import type { PageView } from '../model/page.js';
import { type PathParts, partsKey } from './moves.js';

/** Pages that are remembered; of more it is not known that scrolls brought too much. */
const MOST_PAGES = 5_000;

/** Pages of scrolled lists that lie further on than their paths say. */
export class ScrolledPages {
  /** By their paths. */
  readonly #ahead = new Set<string>();

  /**
   * The parts of a path with the page that its list has come to, where it shows all of it so far in full pages of `size` cards;
   * else as they are.
   */
  reached(parts: PathParts, { list }: PageView, size: number): PathParts {
    const { page, pager } = parts;
    const shown = list?.cards.length ?? 0;
    if (page === 0 || pager?.do !== 'scroll' || size === 0 || shown % size !== 0) return parts;
    const last = shown / size - 1;
    if (last <= page) return parts;
    if (this.#ahead.size < MOST_PAGES) this.#ahead.add(keyOf(parts));
    return { ...parts, page: last };
  }

  /** Whether the live page at the end of a path shows more than the path says: it cannot be compared with what does not. */
  isAhead(parts: PathParts): boolean {
    return this.#ahead.has(keyOf(parts));
  }
}

function keyOf({ from, steps, page }: PathParts): string {
  return partsKey(from, steps, page);
}
