/**
 * Time as a value that is passed in, so that tests of rates and retries need not wait.
 */

/** The present, and waiting. */
export interface Timer {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the time has passed; rejects with the signal's reason if it is aborted before. */
  wait(millis: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own clock. */
export const systemTimer: Timer = {
  now: () => Date.now(),
  wait: (millis, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const stop = (): void => {
        clearTimeout(timeout);
        reject(signal.reason);
      };
      const timeout = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, millis);
      signal.addEventListener('abort', stop, { once: true });
    }),
};

/** A timer on which waiting takes no time: the clock is put forward instead. For what has nobody to be polite to. */
export function createUnwaitingTimer(): Timer {
  let skipped = 0;
  return {
    now: () => Date.now() + skipped,
    wait: (millis, signal) =>
      new Promise((resolve, reject) => {
        setImmediate(() => {
          if (signal.aborted) {
            reject(signal.reason);
            return;
          }
          skipped += millis;
          resolve();
        });
      }),
  };
}
