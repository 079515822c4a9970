/**
 * Waits until a page in a browser shows what it is going to show. Not for the network to be idle: many pages never are.
 */

import type { CDPSession } from 'playwright';
import { waitForQuiet } from './in-page/wait-for-quiet.js';
import type { BrowserGate } from './browser-gate.js';
import { enterPageWorld } from './page-world.js';

/** The tree must not change for this long, in milliseconds. Raising it catches slower scripts and slows every page. */
const QUIET_MILLIS = 250;

/** Longest wait in all, in milliseconds. */
const DEADLINE_MILLIS = 8_000;

/** What is waited on. */
export interface SettleOptions {
  readonly session: CDPSession;
  readonly gate: BrowserGate;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** Resolves once the tree is quiet and no data request is open, or at the deadline. */
export async function settle({ session, gate, signal, now }: SettleOptions): Promise<void> {
  const until = now() + DEADLINE_MILLIS;
  for (let left = DEADLINE_MILLIS; left > 0; left = until - now()) {
    signal.throwIfAborted();
    const isQuiet = await quiet(session, left);
    if (isQuiet && gate.pendingData() === 0) return;
  }
}

/** Whether the tree came to rest in one and the same document. */
async function quiet(session: CDPSession, deadlineMillis: number): Promise<boolean> {
  try {
    const world = await enterPageWorld(session);
    await world.run(waitForQuiet, { quietMillis: QUIET_MILLIS, deadlineMillis });
    return true;
  } catch (error) {
    if (isNavigation(error)) return false;
    throw error;
  }
}

/** Whether a page's own navigation took the document away under us. */
function isNavigation(error: unknown): boolean {
  return (
    error instanceof Error &&
    /context was destroyed|Cannot find context|uniqueContextId|navigated|Inspected target navigated/iu.test(
      error.message,
    )
  );
}
