/**
 * What lists showed before a step: where a choice leaves a list as it was, or empty, any request seems to say the same.
 */

import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { Card, PageView } from '../model/page.js';
import { partsKey, pathParts } from './moves.js';
import { shapeOf } from './seen-kinds.js';

/** Lists that are remembered; of more, agreements count as they come. */
const MOST_LISTS = 2_000;

/** The lists of pages by their paths. */
export class ShownLists {
  readonly #lists = new Map<string, string>();
  /** How many entities the lists of pages hold in all, as far as the pages tell. */
  readonly #sizes = new Map<string, number>();
  /** Kinds of choices after which a list was as before. */
  readonly #idle = new Set<string>();
  /** Kinds of choices after which it was not. */
  readonly #telling = new Set<string>();

  /** Remembers what the first page of a list shows. */
  learn(path: AccessPath, view: PageView): void {
    const { from, steps, page } = pathParts(path);
    if (page > 0 || this.#lists.size >= MOST_LISTS) return;
    const before = this.#before(path).at(-1);
    if (before !== undefined) (before === listOf(view) ? this.#idle : this.#telling).add(shapeOf(steps));
    this.#remember(partsKey(from, steps, 0), view);
  }

  #remember(key: string, view: PageView): void {
    this.#lists.set(key, listOf(view));
    const size = sizeOf(view);
    if (size !== null) this.#sizes.set(key, size);
  }

  /**
   * Whether choices such as the last one of a path left every list as it was: in a builder of conditions one may show the values
   * of an attribute, which are others for each.
   */
  isSilent(path: AccessPath): boolean {
    const shape = shapeOf(pathParts(path).steps);
    return this.#idle.has(shape) && !this.#telling.has(shape);
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

  /**
   * Whether a page shows the list that fewer of the steps lead to, or as a further page of a list the first one: what asked for
   * it may have lost the rest.
   */
  repeats(path: AccessPath, view: PageView): boolean {
    const { from, steps, page } = pathParts(path);
    const earlier = page === 0 ? this.#before(path) : [this.#lists.get(partsKey(from, steps, 0))];
    return hasCards(view) && earlier.includes(listOf(view));
  }

  /** Whether a page of a list shows it from some card on that no page before it has: it is the first one, or has left it. */
  beginsAnew(path: AccessPath, { list }: PageView): boolean {
    const { from, steps, page } = pathParts(path);
    if (page === 0) return true;
    const first = page === 1 ? this.#lists.get(partsKey(from, steps, 0)) : undefined;
    return first !== undefined && (list?.cards ?? []).every((card) => !first.includes(cardOf(card)));
  }

  /** Remembers what the first page of a list shows that came without a browser, unless one has shown it. */
  keep(path: AccessPath, view: PageView): void {
    const { from, steps, page } = pathParts(path);
    const key = partsKey(from, steps, page);
    if (page === 0 && this.#lists.size < MOST_LISTS && !this.#lists.has(key)) this.#remember(key, view);
  }

  /** Whether the list before the last steps of a path is known to hold less than what was promised behind them: they do not narrow it. */
  isSmallerThan(promised: number, path: AccessPath, moveLength: number): boolean {
    const { from, steps } = pathParts(path);
    return (this.#sizes.get(partsKey(from, steps.slice(0, -moveLength), 0)) ?? promised) < promised;
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

/** How many entities a page's list has, as far as it tells; null if it does not. */
export function sizeOf({ declaredCount, list, pagination }: PageView): number | null {
  return declaredCount ?? (pagination.next === null ? (list?.cards.length ?? 0) : null);
}

function hasCards({ list }: PageView): boolean {
  return (list?.cards.length ?? 0) > 0;
}

function listOf({ list, declaredCount }: PageView): string {
  return `[${String(declaredCount ?? 0)},${(list?.cards ?? []).map(cardOf).join(',')}]`;
}

function cardOf({ name, url }: Card): string {
  return JSON.stringify([textKey(name), url]);
}
