/**
 * Waits until a page in a browser shows what it is going to show. Not for the network to be idle: many pages never are.
 */

import type { CDPSession } from 'playwright';
import type { BrowserGate } from './browser-gate.js';
import { passTime, waitForRest, type Passed, type RestOptions, type TimeToPass } from '../in-page/watch-changes.js';
import { enterPageWorld } from './page-world.js';

/** The tree must not change for this long, in milliseconds. Raising it catches slower scripts and slows every page. */
const QUIET_MILLIS = 200;

/** Longest wait in all, in milliseconds. */
const DEADLINE_MILLIS = 8_000;

/** The same where the page's time is held, or where its parts are made by one script after the other: a machine with much to do must not cut it short. */
const LATE_DEADLINE_MILLIS = 20_000;

/** Left to a page, at least, once its parts have the scripts that make them, in milliseconds: then they ask for what they show. */
const MADE_MILLIS = 4_000;

/** Time without a change while scripts still put into their place what came with the page, in milliseconds. */
const PARKING_QUIET_MILLIS = 700;

/**
 * Time without a change while a worker owes an answer, another page is about to come, or scripts are on their way to parts
 * of the page that wait for them, in milliseconds.
 */
const OWED_QUIET_MILLIS = 1_000;

/**
 * A timer that is due so soon after data came, in milliseconds, is waited for: it may ask for the same again, as pages do
 * whose results are not whole at once. A second more finds slower ones, and lets more pass on pages that look for news.
 */
const AGAIN_MILLIS = 1_200;

/**
 * A page that would be at rest is waited for anew so many times where something was sent or came since it last changed. More
 * only costs time, above all on pages that look for news by scripts.
 */
const MOST_SURPRISES = 4;

/**
 * How a page's time passes while it is waited for: by itself; by itself but for what can be skipped, as `skip-time` lets
 * it; or not at all but where it is let, as `settle-page` holds it.
 */
export type PageTime = 'own' | 'skipped' | 'held';

/** What is waited on. */
export interface SettleOptions {
  readonly session: CDPSession;
  readonly gate: BrowserGate;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** @default 'own' */
  readonly time?: PageTime;
  /** Wait so long for a first change, where something is expected to happen. @default 0 */
  readonly effectMillis?: number;
  /** Only changes from now on count. @default false */
  readonly anew?: boolean;
}

/** Resolves once the tree is at rest and nothing that was asked for is open, or at the deadline; whether anything changed. */
export function settle(options: SettleOptions): Promise<boolean> {
  return (options.time ?? 'own') === 'own' ? settlePassing(options) : settleByTimers(options);
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
 * The same from one of the page's timers to the next: as much of its time passes as would be waited, and where it is held
 * none while something is on its way. So what a page shows depends neither on how fast it is answered nor on how fast it
 * works; and nothing is waited for where nothing is to come.
 */
async function settleByTimers(options: SettleOptions): Promise<boolean> {
  const { session, gate, signal, now, effectMillis = 0, anew = false } = options;
  const isOwn = options.time !== 'held';
  const latest = now() + LATE_DEADLINE_MILLIS;
  let until = isOwn ? now() + DEADLINE_MILLIS : latest;
  const state: RestSoFar = {
    changes: 0,
    hasChanged: false,
    passed: 0,
    quiet: 0,
    effectMillis,
    least: QUIET_MILLIS,
    asked: 0,
    others: 0,
    isBeingMade: false,
    turns: gate.turns(),
    surprises: 0,
  };
  let time: TimeToPass = { millis: 0, anew, isOwn };
  while (now() < until) {
    signal.throwIfAborted();
    const before = gate.turns();
    const step = await passed(session, time);
    if (noteStep(state, step, gate.pendingOthers())) {
      state.turns = before;
      gate.asked.shown();
    }
    if (state.isBeingMade) until = Math.max(until, Math.min(latest, now() + MADE_MILLIS));
    if (step === null || gate.pendingData() > 0) {
      await gate.whenAnswered(until - now());
      // What was asked for is there; now it must be shown.
      Object.assign(state, { quiet: 0, effectMillis: 0 });
      time = { millis: 0, anew: false, isOwn };
      continue;
    }
    awaitMore(state, step, { turns: isOwn ? gate.turns() : state.turns, asked: gate.asked.times() });
    // Who is asked again gets the time that it takes.
    time = { millis: leftOf(state), anew: false, isOwn, isSlow: gate.pendingOthers() > 0 || gate.asked.isAgain() };
    if (time.millis <= 0) break;
  }
  return state.hasChanged;
}

/** How a page came to rest so far, in milliseconds of its own. */
interface RestSoFar {
  changes: number;
  hasChanged: boolean;
  passed: number;
  /** Passed since the last change. */
  quiet: number;
  effectMillis: number;
  /** Must pass without a change. */
  least: number;
  /** Times that data had been asked for when it was last waited for to be asked for again. */
  asked: number;
  /** What else was on its way, scripts and the like. */
  others: number;
  /** Whether some of its parts got their scripts, and others wait for what is on its way. */
  isBeingMade: boolean;
  /** What was sent or ended before the last change, or before time last began anew. */
  turns: number;
  /** Times that it began anew as something had been sent or had come. */
  surprises: number;
}

/** A step of a page that was navigated meanwhile: what it shows is another one. */
const NAVIGATED: Omit<Passed, 'changes'> = {
  millis: 0,
  isParking: false,
  isOwed: false,
  unmade: 'none',
  nextMillis: null,
};

/** Takes a step into account; whether anything changed in it. */
function noteStep(state: RestSoFar, step: Passed | null, others: number): boolean {
  const { changes, millis, isParking, isOwed, unmade } = step ?? { ...NAVIGATED, changes: 0 };
  const isChange = step === null || changes !== state.changes;
  const isUnmade = others > 0 && unmade !== 'none';
  state.hasChanged ||= isChange;
  // Many scripts come one after the other: as long as they do the page is not at rest.
  state.quiet = isChange || (isUnmade && others !== state.others) ? 0 : state.quiet + millis;
  state.passed += millis;
  Object.assign(state, { changes, others, isBeingMade: isUnmade && unmade === 'begun' });
  state.least = isOwed || isUnmade ? OWED_QUIET_MILLIS : isParking ? PARKING_QUIET_MILLIS : QUIET_MILLIS;
  return isChange;
}

/** Lets a page that would be at rest go on where more may come. */
function awaitMore(
  state: RestSoFar,
  step: Passed,
  { turns, asked }: { readonly turns: number; readonly asked: number },
): void {
  if (leftOf(state) <= 0) awaitScripts(state, step, turns);
  if (leftOf(state) <= 0) awaitAgain(state, step, asked);
}

/**
 * Begins a page's quiet anew where something was sent or came since its last change, a script above all: of time that was
 * skipped meanwhile nobody knows whether it passed before that or after, and what a script does is still to be seen.
 */
function awaitScripts(state: RestSoFar, { millis }: Passed, turns: number): void {
  if (turns === state.turns || state.surprises >= MOST_SURPRISES) return;
  Object.assign(state, { turns, quiet: 0, passed: state.passed - millis, surprises: state.surprises + 1 });
}

/** Lets a page that has come to rest go on to its next timer where that may ask again for what has just come. */
function awaitAgain(state: RestSoFar, { nextMillis }: Passed, asked: number): void {
  if (asked === state.asked || nextMillis === null || nextMillis > AGAIN_MILLIS) return;
  state.asked = asked;
  state.quiet = -nextMillis;
}

function leftOf({ hasChanged, passed, quiet, effectMillis, least }: RestSoFar): number {
  return Math.max(least - quiet, hasChanged ? 0 : effectMillis - passed);
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
