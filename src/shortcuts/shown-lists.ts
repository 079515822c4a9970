/**
 * What lists showed before a step: where a choice leaves a list as it was, or empty, any request seems to say the same.
 */

import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import { partsKey, pathParts } from './moves.js';

/** Lists that are remembered; of more, agreements count as they come. */
const MOST_LISTS = 2_000;

/** The lists of pages by their paths. */
export class ShownLists {
  readonly #lists = new Map<string, string>();

  /** Remembers what the first page of a list shows. */
  learn(path: AccessPath, view: PageView): void {
    const { from, steps, page } = pathParts(path);
    if (page === 0 && this.#lists.size < MOST_LISTS) this.#lists.set(partsKey(from, steps, 0), listOf(view));
  }

  /**
   * Whether the list under a path tells something of its last move, of one step or more: it is another one than before, or
   * else not empty, and none that fewer of the steps lead to, which an address that does not tell what is chosen leads to, too.
   */
  tells(path: AccessPath, view: PageView, moveLength = 1): boolean {
    const before = this.#before(path);
    const earlier = before.slice(0, before.length + 1 - moveLength);
    if (earlier.includes(listOf(view))) return false;
    return earlier.at(-1) !== undefined || hasCards(view);
  }

  /** Whether a page shows the list that fewer of the steps lead to: what asked for it may have lost the rest. */
  repeats(path: AccessPath, view: PageView): boolean {
    return hasCards(view) && this.#before(path).includes(listOf(view));
  }

  /** Whether the last step of a path changed nothing: the page shows the list that was there before it. */
  isIdle(path: AccessPath, view: PageView): boolean {
    const earlier = this.#before(path);
    return hasCards(view) && earlier.length > 0 && earlier.at(-1) === listOf(view);
  }

  /** What the first pages under fewer of the steps show, as far as they were seen; nothing of later pages. */
  #before(path: AccessPath): readonly (string | undefined)[] {
    const { from, steps, page } = pathParts(path);
    return page === 0 ? steps.map((_, at) => this.#lists.get(partsKey(from, steps.slice(0, at), 0))) : [];
  }
}

function hasCards({ list }: PageView): boolean {
  return (list?.cards.length ?? 0) > 0;
}

function listOf({ list, declaredCount }: PageView): string {
  return JSON.stringify([declaredCount ?? 0, (list?.cards ?? []).map(({ name, url }) => [textKey(name), url])]);
}
