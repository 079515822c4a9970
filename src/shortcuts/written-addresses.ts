/**
 * First pages of lists that steps chose, and whose scripts wrote the choice into the address: the pages after them have
 * addresses, which the first one is known by as well.
 */

import type { PageView } from '../model/page.js';
import { partsKey, type PathParts } from './moves.js';
import type { Source } from './sources.js';

/** First pages that are remembered; of more it is not told how they go on. */
const MOST_PAGES = 500;

/** What brought the first page of a list. */
interface FirstPage {
  readonly source: Source;
  readonly view: PageView;
}

/** First pages by the address that was written for them. */
export class WrittenAddresses {
  /** Null where one address was written for several lists: it does not tell what is chosen. */
  readonly #pages = new Map<string, FirstPage | null>();

  /** Notes what brought a first page of which the address bar says that it is at these parts. */
  note({ from, steps, page }: PathParts, source: Source, view: PageView): void {
    if (page > 0 || steps.length === 0) return;
    const key = keyOf({ from, steps }, source.family);
    const known = this.#pages.get(key);
    if (known === undefined && this.#pages.size >= MOST_PAGES) return;
    const isOther = known === null || (known !== undefined && !isSame(known.source, source));
    this.#pages.set(key, isOther ? null : { source: { ...source, data: null }, view });
  }

  /** What brought the first page of the list at these parts by requests of this family, or null. */
  firstOf(parts: PathParts, family: string): FirstPage | null {
    return this.#pages.get(keyOf(parts, family)) ?? null;
  }
}

function keyOf({ from, steps }: Pick<PathParts, 'from' | 'steps'>, family: string): string {
  return JSON.stringify([family, partsKey(from, steps, 0)]);
}

function isSame(one: Source, other: Source): boolean {
  return JSON.stringify(one.request) === JSON.stringify(other.request);
}
