/**
 * Events on their way from a crawl to whoever listens.
 */

/** A queue between one producer and one reader; nothing is lost while nobody reads, up to a bound. */
export interface EventChannel<T> {
  /** Hands an event over. After {@link end} it does nothing. */
  push(event: T): void;
  /** No more events. */
  end(): void;
  readonly events: AsyncIterable<T>;
}

/** Events kept for a reader that is late; older ones are dropped first. */
const MOST_WAITING = 10_000;

/** An open channel. */
export function createEventChannel<T>(): EventChannel<T> {
  const waiting: T[] = [];
  let wake: (() => void) | null = null;
  let ended = false;
  const notify = (): void => {
    wake?.();
    wake = null;
  };
  async function* read(): AsyncGenerator<T> {
    for (;;) {
      while (waiting.length > 0) yield* waiting.splice(0);
      if (ended) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    push(event) {
      if (ended) return;
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push(event);
      notify();
    },
    end() {
      ended = true;
      notify();
    },
    events: { [Symbol.asyncIterator]: read },
  };
}
