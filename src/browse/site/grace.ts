/**
 * Time to finish for what is in flight when the crawl is told to stop (design §3, exit code 11).
 */

/** A signal that follows another one after some time, so that what was begun can end well. */
export function withGrace(signal: AbortSignal, graceMillis: number): AbortSignal {
  const controller = new AbortController();
  const begin = (): void => {
    const timeout = setTimeout(() => {
      controller.abort(signal.reason);
    }, graceMillis);
    // Nobody waits for a grace that nothing uses.
    timeout.unref();
  };
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', begin, { once: true });
  return controller.signal;
}
