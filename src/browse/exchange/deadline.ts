/**
 * A time limit joined with signals that may end a thing sooner (STYLE 32).
 *
 * `AbortSignal.any` with a signal that lives as long as a crawl keeps every joined one alive in Node 20, so this joins by
 * hand and lets go.
 */

import { setMaxListeners } from 'node:events';

/** A signal that is to be released when what it guarded is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether it was the time that ran out, not one of the signals. */
  hasPassed(): boolean;
  release(): void;
}

/** The time of something ran out. */
export class DeadlineError extends Error {
  constructor(millis: number) {
    super(`No answer within ${String(millis / 1000)} s.`);
    this.name = 'DeadlineError';
  }
}

/** A time that ran out in a moment that does not count is looked at again after so many milliseconds at the earliest. */
const SHORTEST_REST = 100;

/**
 * Ends when any signal does, or after the time (null: no limit). What `excluded` says by then to have passed does not count,
 * in milliseconds.
 */
export function createDeadline(
  signals: readonly AbortSignal[],
  millis: number | null,
  excluded: () => number = () => 0,
): Deadline {
  const controller = new AbortController();
  // Many requests wait on the crawl's one signal; that is no leak.
  setMaxListeners(0, controller.signal, ...signals);
  const state = { passed: false };
  const stop = (): void => {
    controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  };
  const before = excluded();
  let timeout: ReturnType<typeof setTimeout> | null = null;
  const limit = (time: number, counted: number): void => {
    timeout = setTimeout(() => {
      const left = excluded() - before - counted;
      if (left > 0) {
        limit(Math.max(SHORTEST_REST, left), counted + left);
        return;
      }
      state.passed = true;
      controller.abort(new DeadlineError(millis ?? 0));
    }, time);
  };
  if (millis !== null) limit(millis, 0);
  for (const signal of signals) signal.addEventListener('abort', stop, { once: true });
  if (signals.some(({ aborted }) => aborted)) stop();
  return {
    signal: controller.signal,
    hasPassed: () => state.passed,
    release() {
      if (timeout !== null) clearTimeout(timeout);
      for (const signal of signals) signal.removeEventListener('abort', stop);
    },
  };
}
