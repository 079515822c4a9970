/**
 * Waits until a page in a browser shows what it is going to show. Not for the network to be idle: many pages never are.
 */

import type { CDPSession } from 'playwright';
import type { BrowserGate } from './browser-gate.js';
import { waitForRest, type RestOptions } from './in-page/watch-changes.js';
import { enterPageWorld } from './page-world.js';

/** The tree must not change for this long, in milliseconds. Raising it catches slower scripts and slows every page. */
const QUIET_MILLIS = 200;

/** Longest wait in all, in milliseconds. */
const DEADLINE_MILLIS = 8_000;

/** What is waited on. */
export interface SettleOptions {
  readonly session: CDPSession;
  readonly gate: BrowserGate;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** How many times as fast as usual the page's own time passes. @default 1 */
  readonly pace?: number;
  /** Wait so long for a first change, where something is expected to happen. @default 0 */
  readonly effectMillis?: number;
  /** Only changes from now on count. @default false */
  readonly anew?: boolean;
}

/** Resolves once the tree is at rest and nothing that was asked for is open, or at the deadline; whether anything changed. */
export async function settle({
  session,
  gate,
  signal,
  now,
  pace = 1,
  effectMillis: wanted = 0,
  anew = false,
}: SettleOptions): Promise<boolean> {
  const until = now() + DEADLINE_MILLIS;
  const [quietMillis, effectMillis] = [QUIET_MILLIS / pace, wanted / pace];
  let hasChanged = false;
  let wait: RestOptions = { quietMillis, effectMillis, deadlineMillis: DEADLINE_MILLIS, anew };
  for (let left = DEADLINE_MILLIS; left > 0; left = until - now()) {
    signal.throwIfAborted();
    const rest = await restOf(session, { ...wait, deadlineMillis: left });
    hasChanged ||= rest !== 'at rest';
    if (rest !== 'navigated' && gate.pendingData() === 0) return hasChanged;
    await gate.whenAnswered(until - now());
    // What was asked for is there; now it must be shown.
    wait = { ...wait, effectMillis: 0, anew: rest !== 'navigated' };
  }
  return hasChanged;
}

/** Whether the tree came to rest in one and the same document, changed or as it was. */
async function restOf(session: CDPSession, wait: RestOptions): Promise<'changed' | 'at rest' | 'navigated'> {
  try {
    const world = await enterPageWorld(session);
    return (await world.run(waitForRest, wait)).hasChanged ? 'changed' : 'at rest';
  } catch (error) {
    if (isNavigation(error)) return 'navigated';
    throw error;
  }
}

/** Whether a page's own navigation took the document away under us. */
export function isNavigation(error: unknown): boolean {
  return (
    error instanceof Error &&
    /context was destroyed|Cannot find context|uniqueContextId|navigated|Inspected target navigated|No frame with given id/iu.test(
      error.message,
    )
  );
}
