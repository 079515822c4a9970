/**
 * Requests of a page whose answers are still to come. None is waited for for ever.
 */

/** Data that does not come within this time is not waited for: some requests are kept open for ever. */
const MOST_PENDING_MILLIS = 5_000;

/**
 * An answer that has begun and of which nothing more comes for this long, in milliseconds, is read by no script: where no cache
 * may keep it either (`no-store`), its end is never told.
 */
const UNREAD_MILLIS = 1_500;

/** What a page waits for. */
export interface PendingRequests {
  /** A request is to be waited for from now on. */
  begin(id: string): void;
  /** Its answer has begun, and is waited for only as long as it goes on. */
  heard(id: string): void;
  /** A part of its answer came. */
  goesOn(id: string): void;
  /** It was answered, refused, or failed. */
  end(id: string): void;
  /** The page is left, and its requests with it. */
  clear(): void;
  count(): number;
  /** How often one began or ended so far. */
  turns(): number;
  /** Resolves when nothing is pending, or after the time. */
  whenNone(millis: number): Promise<void>;
}

/** A request, in milliseconds of the clock. */
interface Begun {
  readonly at: number;
  readonly until: number;
  readonly isHeard: boolean;
}

/** Nothing pending. */
export function createPendingRequests(now: () => number): PendingRequests {
  const begun = new Map<string, Begun>();
  const waiting = new Set<() => void>();
  let turns = 0;
  const count = (): number => [...begun.values()].filter(({ until }) => now() < until).length;
  const millisLeft = (): number => Math.max(0, ...[...begun.values()].map(({ until }) => until - now()));

  function waitOn(id: string): void {
    const { at } = begun.get(id) ?? {};
    if (at === undefined) return;
    begun.set(id, { at, until: Math.min(at + MOST_PENDING_MILLIS, now() + UNREAD_MILLIS), isHeard: true });
  }

  return {
    count,
    turns: () => turns,
    begin(id) {
      turns += 1;
      begun.set(id, { at: now(), until: now() + MOST_PENDING_MILLIS, isHeard: false });
    },
    heard: waitOn,
    goesOn(id) {
      if (begun.get(id)?.isHeard === true) waitOn(id);
    },
    end(id) {
      if (begun.delete(id)) turns += 1;
      if (count() === 0) for (const tell of [...waiting]) tell();
    },
    clear() {
      begun.clear();
    },
    whenNone: (millis) =>
      new Promise((resolve) => {
        const end = (): void => {
          waiting.delete(end);
          for (const timeout of [timeouts.latest, timeouts.next]) clearTimeout(timeout);
          resolve();
        };
        const timeouts = { latest: setTimeout(end, Math.min(millis, MOST_PENDING_MILLIS)), next: endIfNone() };
        waiting.add(end);

        /** Looks again when none would be waited for any more, unless a part of an answer comes meanwhile. */
        function endIfNone(): NodeJS.Timeout {
          return setTimeout(() => {
            if (count() === 0) end();
            else timeouts.next = endIfNone();
          }, millisLeft());
        }
      }),
  };
}
