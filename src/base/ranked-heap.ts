/**
 * A heap: what ranks highest comes out first.
 */

/** Things in the order of their ranks. */
export interface RankedHeap<T> {
  readonly size: number;
  add(item: T, rank: number): void;
  /** Takes what ranks highest out; undefined if nothing is left. */
  take(): T | undefined;
  /** The highest rank; negative infinity if nothing is left. */
  highest(): number;
}

interface Ranked<T> {
  readonly item: T;
  readonly rank: number;
}

/** A heap of nothing. */
export function createRankedHeap<T>(): RankedHeap<T> {
  const heap: Ranked<T>[] = [];
  const rankAt = (at: number): number => heap[at]?.rank ?? Number.NEGATIVE_INFINITY;
  const place = (entry: Ranked<T>, at: number): void => {
    heap[at] = entry;
  };
  const rise = (entry: Ranked<T>, from: number): void => {
    let at = from;
    for (let above = (at - 1) >> 1; at > 0 && rankAt(above) < entry.rank; above = (at - 1) >> 1) {
      const parent = heap[above];
      if (parent !== undefined) place(parent, at);
      at = above;
    }
    place(entry, at);
  };
  const sink = (entry: Ranked<T>): void => {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const larger = rankAt(left + 1) > rankAt(left) ? left + 1 : left;
      const child = heap[larger];
      if (child === undefined || child.rank <= entry.rank) break;
      place(child, at);
      at = larger;
    }
    place(entry, at);
  };
  return {
    get size() {
      return heap.length;
    },
    add: (item, rank) => rise({ item, rank }, heap.length),
    take() {
      const [first] = heap;
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sink(last);
      return first?.item;
    },
    highest: () => rankAt(0),
  };
}
