/**
 * How long a page's requests wait for their turn at a host. That is our manners or the site's limit, not the page's doing:
 * a page is given no less time for it, and nothing is learnt from what it shows meanwhile.
 */

/** The waits of one page. */
export interface TurnWaits {
  /** Waits for a turn. */
  during<Answer>(turn: Promise<Answer>): Promise<Answer>;
  /** Milliseconds so far in which at least one request waited. */
  millis(): number;
  /** A clock that stands still while something waits: for `most` milliseconds from now on, then it goes on all the same. */
  clock(most?: number): () => number;
}

/** Nothing has waited. */
export function createTurnWaits(now: () => number): TurnWaits {
  let waiting = 0;
  let since = 0;
  let over = 0;
  const millis = (): number => over + (waiting > 0 ? now() - since : 0);
  return {
    millis,
    clock(most = Infinity) {
      const before = millis();
      return () => now() - Math.min(most, millis() - before);
    },
    async during(turn) {
      if (waiting === 0) since = now();
      waiting += 1;
      try {
        return await turn;
      } finally {
        waiting -= 1;
        if (waiting === 0) over += now() - since;
      }
    },
  };
}
