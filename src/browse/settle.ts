/**
 * Waits until a page in a browser shows what it is going to show. Not for the network to be idle: many pages never are.
 */

import type { CDPSession } from 'playwright';
import type { BrowserGate } from './browser-gate.js';
import { passTime, waitForRest, type Passed, type RestOptions, type TimeToPass } from './in-page/watch-changes.js';
import { enterPageWorld } from './page-world.js';

/** The tree must not change for this long, in milliseconds. Raising it catches slower scripts and slows every page. */
const QUIET_MILLIS = 200;

/** Longest wait in all, in milliseconds. */
const DEADLINE_MILLIS = 8_000;

/** The same where the page's time is held: a machine with much to do must not cut it short. */
const HELD_DEADLINE_MILLIS = 20_000;

/** What is waited on. */
export interface SettleOptions {
  readonly session: CDPSession;
  readonly gate: BrowserGate;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Whether the page's time stands still until it is let pass. @default false */
  readonly isHeld?: boolean;
  /** Wait so long for a first change, where something is expected to happen. @default 0 */
  readonly effectMillis?: number;
  /** Only changes from now on count. @default false */
  readonly anew?: boolean;
}

/** Resolves once the tree is at rest and nothing that was asked for is open, or at the deadline; whether anything changed. */
export function settle({ isHeld = false, ...options }: SettleOptions): Promise<boolean> {
  return isHeld ? settleHeld(options) : settlePassing(options);
}

async function settlePassing({
  session,
  gate,
  signal,
  now,
  effectMillis = 0,
  anew = false,
}: SettleOptions): Promise<boolean> {
  const until = now() + DEADLINE_MILLIS;
  let hasChanged = false;
  let wait: RestOptions = { quietMillis: QUIET_MILLIS, effectMillis, deadlineMillis: DEADLINE_MILLIS, anew };
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

/**
 * The same in the page's own time: as much of it passes as would be waited, a timer after the other, and none while
 * something is on its way. So what a page shows depends neither on how fast it is answered nor on how fast it works.
 */
async function settleHeld(options: SettleOptions): Promise<boolean> {
  const { session, gate, signal, now, effectMillis = 0, anew = false } = options;
  const until = now() + HELD_DEADLINE_MILLIS;
  const state: HeldRest = { changes: 0, hasChanged: false, passed: 0, quiet: 0, effectMillis };
  let time: TimeToPass = { millis: 0, anew };
  while (now() < until) {
    signal.throwIfAborted();
    const step = await passed(session, time);
    noteStep(state, step);
    if (step === null || gate.pendingData() > 0) {
      await gate.whenAnswered(until - now());
      // What was asked for is there; now it must be shown.
      Object.assign(state, { quiet: 0, effectMillis: 0 });
      time = { millis: 0, anew: false };
      continue;
    }
    time = { millis: leftOf(state), anew: false };
    if (time.millis <= 0) break;
  }
  return state.hasChanged;
}

/** How a page in held time came to rest so far, in milliseconds of its own. */
interface HeldRest {
  changes: number;
  hasChanged: boolean;
  passed: number;
  /** Passed since the last change. */
  quiet: number;
  effectMillis: number;
}

function noteStep(state: HeldRest, step: Passed | null): void {
  const { changes = 0, millis = 0 } = step ?? {};
  const isChange = step === null || changes !== state.changes;
  state.hasChanged ||= isChange;
  state.quiet = isChange ? 0 : state.quiet + millis;
  state.passed += millis;
  state.changes = changes;
}

function leftOf({ hasChanged, passed, quiet, effectMillis }: HeldRest): number {
  return Math.max(QUIET_MILLIS - quiet, hasChanged ? 0 : effectMillis - passed);
}

/** How far a page's time came; null if the page was navigated meanwhile. */
async function passed(session: CDPSession, time: TimeToPass): Promise<Passed | null> {
  try {
    return await (await enterPageWorld(session)).run(passTime, time);
  } catch (error) {
    if (isNavigation(error)) return null;
    throw error;
  }
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
