/**
 * Watches a page's tree from before an action until it has come to rest. Sent to the browser as text, as `take-snapshot`.
 */

import type { InPageProgram } from '../live/page-world.js';

/** How long to wait, in milliseconds. */
export interface RestOptions {
  /** The tree must not change for this long. */
  readonly quietMillis: number;
  /** If nothing has changed since the watch began, wait this long for a first change. 0: do not wait for one. */
  readonly effectMillis: number;
  /** But no longer than this in all. */
  readonly deadlineMillis: number;
  /** Forget what changed before: only what comes now counts. */
  readonly anew?: boolean;
}

/** What a watch saw so far. */
export interface Rest {
  /** Whether the tree changed at all since the watch began. */
  readonly hasChanged: boolean;
}

interface Watch {
  changes: number;
  last: number;
}

/** Begins to count changes, so that none between an action and the wait after it is lost. */
export const beginWatch: InPageProgram<null, null> = { main: begin, parts: [roots, isRestless, hidingOf] };

/** Ends once the tree has come to rest; a page without a watch gets one. */
export const waitForRest: InPageProgram<RestOptions, Rest> = {
  main: rest,
  parts: [begin, roots, isRestless, hidingOf, restLeft, leftOf, isStarting, isParking, isFading],
};

/** How much of a page's time is to pass, in milliseconds. */
export interface TimeToPass {
  readonly millis: number;
  /** Forget what changed before: only what comes now counts. */
  readonly anew: boolean;
  /** Whether time passes by itself, too, and can only be skipped (`skip-time`). @default false: it is held */
  readonly isOwn?: boolean;
  /** Whether none is to be skipped: something is on its way. @default false */
  readonly isSlow?: boolean;
}

/** How far a page came. */
export interface Passed {
  /** Changes since the watch began. */
  readonly changes: number;
  /** Of the page's time, in milliseconds. */
  readonly millis: number;
  /** Whether scripts put into their place what came with the page, but not all at once. */
  readonly isParking: boolean;
  /** Whether a worker was told something and has not answered yet, or the page is about to go to another one. */
  readonly isOwed: boolean;
  /** Whether something was on its way and parts of the page still wait for the scripts that make them what they are; whether others have theirs. */
  readonly unmade: Unmade;
  /** Milliseconds until its next timer; null if there is none. */
  readonly nextMillis: number | null;
}

/** Whether custom elements wait for their scripts: none, or those of a page that has `begun` to define some, or not so far. */
export type Unmade = 'none' | 'waiting' | 'begun';

/** Lets time pass that is held (`settle-page`) or can be skipped, until a timer has run, and the page do all that it then has to do. */
export const passTime: InPageProgram<TimeToPass, Passed> = {
  main: pass,
  parts: [
    begin,
    beginUnlessBegun,
    roots,
    isRestless,
    hidingOf,
    isStarting,
    isParking,
    isFading,
    heldViews,
    millisToNext,
    keepsNothing,
    dueMillis,
    passStep,
    changesSeen,
    letPass,
    waitReally,
    untilIdle,
    unmadeParts,
  ],
};

function begin(): null {
  const here = globalThis as { querentWatch?: Watch & { readonly observer: MutationObserver } };
  here.querentWatch?.observer.disconnect();
  const restless = new Map<Node, { times: number; at: number }>();
  const observer = new MutationObserver((records) => {
    if (!records.some((record) => !isRestless(restless, record))) return;
    watch.changes += 1;
    watch.last = performance.now();
  });
  const watch = { changes: 0, last: performance.now(), observer };
  const watched = { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true };
  for (const root of roots(document)) observer.observe(root, watched);
  here.querentWatch = watch;
  return null;
}

/** The document, and the open shadow roots and same-origin frames in it. */
function roots(root: Document | ShadowRoot): readonly Node[] {
  const found: Node[] = [root];
  for (const element of root.querySelectorAll('*')) {
    const { contentDocument = null } = element as Partial<HTMLIFrameElement>;
    const inner = element.shadowRoot ?? contentDocument;
    if (inner !== null) found.push(...roots(inner));
  }
  return found;
}

/** Whether a place changes again and again by itself: clocks, tickers, animations. They never come to rest. */
function isRestless(
  restless: Map<Node, { times: number; at: number }>,
  { target, type, attributeName, oldValue }: MutationRecord,
): boolean {
  const times = 5;
  const apartMillis = 20;
  const most = 2_000;
  // Animations by style say nothing about content, unless they show or hide it.
  const style = type === 'attributes' && attributeName === 'style' ? (target as Element).getAttribute('style') : null;
  if (attributeName === 'style' && hidingOf(style) === hidingOf(oldValue)) return true;
  const place = type === 'characterData' ? (target.parentNode ?? target) : target;
  const now = performance.now();
  const seen = restless.get(place) ?? { times: 0, at: -Infinity };
  if (now - seen.at > apartMillis) {
    seen.times += 1;
    seen.at = now;
  }
  if (restless.size < most) restless.set(place, seen);
  return seen.times > times;
}

/** What a style says of whether its element is shown at all. */
function hidingOf(style: string | null): string {
  return (
    (style ?? '')
      .match(/(?:^|[;\s])(?:display|visibility)\s*:[^;]*/giu)
      ?.join()
      .toLowerCase() ?? ''
  );
}

async function rest({ quietMillis, effectMillis, deadlineMillis, anew = false }: RestOptions): Promise<Rest> {
  const here = globalThis as { querentWatch?: Watch };
  if (here.querentWatch === undefined || anew) begin();
  const watch = here.querentWatch ?? { changes: 0, last: 0 };
  const started = performance.now();
  const shortest = 10;
  // A first change ends the wait for one: it is looked for again and again.
  const longest = 25;
  for (;;) {
    const left = restLeft(watch, started, { quietMillis, effectMillis });
    if (left <= 0 || performance.now() - started >= deadlineMillis) break;
    const pause = watch.changes === 0 ? Math.min(left, longest) : left;
    await new Promise((resolve) => setTimeout(resolve, Math.max(shortest, Math.min(pause, deadlineMillis))));
  }
  return { hasChanged: watch.changes > 0 };
}

/** Milliseconds that must pass without a change. */
function restLeft(
  watch: Watch,
  started: number,
  { quietMillis: quiet, effectMillis }: Pick<RestOptions, 'quietMillis' | 'effectMillis'>,
): number {
  const now = performance.now();
  // Scripts put into their place what came with the page, but not all at once.
  const parkedMillis = 700;
  const quietMillis = isParking() ? Math.max(quiet, parkedMillis) : quiet;
  // What its scripts draw comes after they have run.
  if (isStarting()) return leftOf((watch.last = now) + quietMillis, now);
  if (watch.changes > 0) return leftOf(watch.last + quietMillis, now);
  // Without scripts nothing more will come.
  if (document.scripts.length === 0 && effectMillis === 0) return 0;
  return leftOf(Math.max(watch.last + quietMillis, started + effectMillis), now);
}

/** Whether the document is still on its way, or scripts that wait for all of it have not run yet. */
function isStarting(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { domContentLoadedEventEnd = 1 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return document.readyState === 'loading' || (document.readyState !== 'complete' && domContentLoadedEventEnd === 0);
}

/** Whether a page that has just come holds links at its end that are hidden still: pages that are streamed park their lists there. */
function isParking(): boolean {
  const newMillis = 5_000;
  const least = 3;
  if (performance.now() > newMillis) return false;
  const parked = [...document.querySelectorAll('body > [hidden]')];
  return parked.some((part) => part.querySelectorAll('a[href]').length >= least);
}

/** Milliseconds until a moment; longer while something fades away, which is still there until then. */
function leftOf(until: number, now: number): number {
  // A browser with much to do draws late.
  const longestFade = 3_000;
  const glance = 25;
  return until > now || now > until + longestFade || !isFading() ? until - now : glance;
}

/** Whether something is moving or fading that will soon be where it belongs; spinners never are, colours do not matter. */
function isFading(): boolean {
  const soonMillis = 2_000;
  return document.getAnimations().some((animation) => {
    const { transitionProperty = '' } = animation as Partial<CSSTransition>;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
    return (
      animation.playState === 'running' && end <= soonMillis && !/color|shadow|outline|fill/u.test(transitionProperty)
    );
  });
}

async function pass({ millis, anew, isOwn = false, isSlow = false }: TimeToPass): Promise<Passed> {
  beginUnlessBegun(anew);
  const waits = heldViews(window).map((view) => ({ view, ...millisToNext(view) }));
  const next = Math.min(...waits.map(({ wait }) => wait ?? Infinity));
  const views = waits.flatMap(({ view, wait }) => (wait === null ? [] : [view]));
  const cannotSkip = isSlow || views[0] !== window || waits.some(({ isUnseen }) => isUnseen);
  const step = await passStep(views, { millis, next, isReal: isOwn && cannotSkip });
  if (isOwn || next <= millis || step === 0) await untilIdle(isOwn && waits.every(keepsNothing));
  const isOwed = waits.some((one) => one.isOwed);
  return {
    changes: changesSeen(),
    millis: step,
    isParking: isOwn && isParking(),
    isOwed,
    unmade: isSlow ? unmadeParts() : 'none',
    nextMillis: dueMillis(),
  };
}

/** Whether the page holds custom elements that no script has defined so far. */
function unmadeParts(): Unmade {
  const all = roots(document) as readonly ParentNode[];
  if (!all.some((root) => root.querySelector(':not(:defined)') !== null)) return 'none';
  const isMade = ({ localName }: Element): boolean => localName.includes('-');
  return all.some((root) => [...root.querySelectorAll(':defined')].some(isMade)) ? 'begun' : 'waiting';
}

function beginUnlessBegun(anew: boolean): void {
  if (anew || (globalThis as { querentWatch?: Watch }).querentWatch === undefined) begin();
}

/** Whether a frame is known to keep no work for when it has nothing else to do. */
function keepsNothing({ wait, isForIdle }: ToCome): boolean {
  return wait !== null && !isForIdle;
}

/** Milliseconds until the next timer of the page or a frame in it; null if there is none. */
function dueMillis(): number | null {
  const next = Math.min(...heldViews(window).map((view) => millisToNext(view).wait ?? Infinity));
  return Number.isFinite(next) ? next : null;
}

function changesSeen(): number {
  return (globalThis as { querentWatch?: Watch }).querentWatch?.changes ?? 0;
}

/** Lets time pass until the next timer has run, or as much as it may; how much that was. */
async function passStep(
  views: readonly Window[],
  { millis, next, isReal }: { readonly millis: number; readonly next: number; readonly isReal: boolean },
): Promise<number> {
  // Timers that are due at almost the same time run together.
  const together = 20;
  const step = next > millis ? millis : Math.min(millis, next + together);
  if (isReal) return waitReally(step);
  if (step > 0) await Promise.all(views.map((view) => letPass(view, step)));
  return step;
}

/** Waits for a moment of real time, no longer than so many milliseconds; how long that was. */
async function waitReally(millis: number): Promise<number> {
  const glance = 25;
  const began = performance.now();
  if (millis > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(millis, glance)));
  return performance.now() - began;
}

/** The page and its own frames. */
function heldViews(view: Window): readonly Window[] {
  const inner = Array.from({ length: view.frames.length }, (_, at) => view.frames[at]).filter((frame) => {
    try {
      return frame?.document !== undefined;
    } catch {
      // A frame of another site keeps its own time.
      return false;
    }
  });
  return [view, ...inner.flatMap((frame) => (frame === undefined ? [] : heldViews(frame)))];
}

/** What is to come in a frame. */
interface ToCome {
  /** Milliseconds until its next timer, Infinity if there is none, null if its time is its own. */
  readonly wait: number | null;
  /** Whether more may come unseen. */
  readonly isUnseen: boolean;
  /** Whether a worker owes it an answer, or another page is about to come. */
  readonly isOwed: boolean;
  /** Whether it keeps work for when it has nothing else to do. */
  readonly isForIdle: boolean;
}

function millisToNext(view: Window): ToCome {
  const told = new Map<string, number>();
  const tell = ({ type, detail }: CustomEventInit<number> & Pick<Event, 'type'>): void => {
    told.set(type, detail ?? 0);
  };
  const events = ['querent-due', 'querent-unseen', 'querent-owed', 'querent-idle'];
  for (const event of events) view.addEventListener(event, tell);
  view.dispatchEvent(new CustomEvent('querent-ask'));
  for (const event of events) view.removeEventListener(event, tell);
  const due = told.get('querent-due') ?? null;
  return {
    wait: due !== null && due < 0 ? Infinity : due,
    isUnseen: told.has('querent-unseen'),
    isOwed: told.has('querent-owed'),
    isForIdle: told.has('querent-idle'),
  };
}

/** Lets a frame's time pass. One that is gone meanwhile is not waited for long. */
function letPass(view: Window, millis: number): Promise<void> {
  const longest = 2_000;
  return new Promise((resolve) => {
    const told = (): void => {
      resolve();
    };
    view.addEventListener('querent-passed', told, { once: true });
    setTimeout(told, longest);
    view.dispatchEvent(new CustomEvent('querent-pass', { detail: millis }));
  });
}

/**
 * Resolves when a page has drawn, is whole, has nothing more to do at once, and nothing moves. Right after a press browsers
 * may call nobody idle for a second, though nothing is done: a page that keeps nothing for then need not be waited for, but
 * is longer where it is busy, as on a machine with much to do.
 */
async function untilIdle(isSurelyIdle: boolean): Promise<void> {
  const [longestFrame, longestWork, longestTurns, longest, glance, leastWork] = [100, 1_000, 5_000, 3_000, 10, 50];
  const began = performance.now();
  do {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        resolve();
      });
      // Where nothing is to be drawn no frame may come.
      setTimeout(resolve, longestFrame);
    });
    await new Promise<void>((resolve) => {
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: isSurelyIdle ? longestTurns : longestWork },
      );
      // What a page does in many short turns, one message to itself after the other, leaves time between them, but none to this.
      if (isSurelyIdle) void scheduler.postTask(resolve, { priority: 'background', delay: leastWork });
    });
    if (!isStarting() && !isFading()) return;
    await new Promise((resolve) => setTimeout(resolve, glance));
  } while (performance.now() - began < longest);
}
