/**
 * The rate: who may ask a host when (design §6). One lane per host; in a lane the most urgent goes first.
 */

import type { Timer } from '../timer.js';

/** Delay after the first sign that we are too fast, and the longest delay that signs can add up to, in milliseconds. */
const FIRST_SLOW_DELAY = 1_000;
const MAX_SLOW_DELAY = 60_000;

/** Answers without a complaint after which a lane that was slowed down becomes twice as fast again. */
const CALM_ANSWERS = 20;

const MINUTE = 60_000;

/** Limits of every lane. */
export interface RateOptions {
  /** Requests at once per host. */
  readonly concurrency: number;
  /** Least time between two requests to a host. */
  readonly delayMillis: number;
  /** Requests per minute and host, or null for no bound. */
  readonly maxPerMinute: number | null;
  readonly timer: Timer;
}

/** How a request ended, as far as the rate is concerned. */
export type TurnEnd =
  | { readonly kind: 'calm' }
  /** The host asked for less (429). */
  | { readonly kind: 'too-fast'; readonly retryAfterMillis: number | null }
  /** The host failed for a while (503): it may be us, or a fault that passes by itself. */
  | { readonly kind: 'unavailable'; readonly retryAfterMillis: number | null };

/** The right to send one request now. */
export interface Turn {
  /** Gives the right back. Only the first call counts. */
  end(how: TurnEnd): void;
}

/** Turns for all hosts. */
export interface Rate {
  /** Waits for a turn; rejects with the signal's reason if it is aborted before. */
  turn(host: string, priority: number, signal: AbortSignal): Promise<Turn>;
  /** The host asked for less outside of a turn. */
  complain(host: string, retryAfterMillis: number | null): void;
  /** From now on at least this time between two requests to the host (Crawl-delay). */
  slowTo(host: string, delayMillis: number): void;
  /** Current time between two requests to the host. */
  delayOf(host: string): number;
  close(): void;
}

/** Fresh lanes. */
export function createRate(options: RateOptions): Rate {
  const lanes = new Map<string, Lane>();
  const closing = new AbortController();
  const laneOf = (host: string): Lane => {
    const lane = lanes.get(host) ?? new Lane(options, closing.signal);
    lanes.set(host, lane);
    return lane;
  };
  return {
    turn: (host, priority, signal) => laneOf(host).turn(priority, signal),
    complain: (host, retryAfterMillis) => {
      laneOf(host).learn({ kind: 'too-fast', retryAfterMillis });
    },
    slowTo: (host, delayMillis) => {
      laneOf(host).slowTo(delayMillis);
    },
    delayOf: (host) => laneOf(host).delayMillis,
    close: () => {
      closing.abort(new Error('The exchange was closed.'));
    },
  };
}

interface Waiter {
  readonly priority: number;
  readonly grant: () => void;
}

class Lane {
  delayMillis: number;
  private baseMillis: number;
  private readonly waiters: Waiter[] = [];
  private readonly starts: number[] = [];
  private running = 0;
  private pausedUntil = 0;
  /** Answers without a complaint since the delay last changed. */
  private calm = 0;
  /** Whether the last answer was one of those. */
  private isCalm = false;
  private complainedAt = -Infinity;
  private sleeping = false;

  constructor(
    private readonly options: RateOptions,
    private readonly closing: AbortSignal,
  ) {
    this.delayMillis = options.delayMillis;
    this.baseMillis = options.delayMillis;
  }

  slowTo(delayMillis: number): void {
    this.baseMillis = Math.max(this.baseMillis, delayMillis);
    this.delayMillis = Math.max(this.delayMillis, this.baseMillis);
  }

  turn(priority: number, signal: AbortSignal): Promise<Turn> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const leave = (): void => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        priority,
        grant: () => {
          signal.removeEventListener('abort', leave);
          resolve(this.startTurn());
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiters.splice(this.waiters.findLastIndex((other) => other.priority >= priority) + 1, 0, waiter);
      this.serve();
    });
  }

  private startTurn(): Turn {
    let ended = false;
    const startedAt = this.options.timer.now();
    return {
      end: (how) => {
        if (ended) return;
        ended = true;
        this.running -= 1;
        this.learn(how, startedAt);
        this.serve();
      },
    };
  }

  private serve(): void {
    while (this.waiters.length > 0 && this.running < this.options.concurrency && !this.sleeping) {
      const now = this.options.timer.now();
      const wait = this.nextStart() - now;
      if (wait > 0) {
        this.sleep(wait);
        return;
      }
      this.running += 1;
      this.starts.push(now);
      if (this.starts.length > (this.options.maxPerMinute ?? 1)) this.starts.shift();
      this.waiters.shift()?.grant();
    }
  }

  private sleep(millis: number): void {
    this.sleeping = true;
    const wake = (): void => {
      this.sleeping = false;
      if (!this.closing.aborted) this.serve();
    };
    // Closing rejects the wait; then nobody is left to serve.
    this.options.timer.wait(millis, this.closing).then(wake, wake);
  }

  private nextStart(): number {
    const { maxPerMinute } = this.options;
    const last = this.starts.at(-1);
    const first = this.starts[0];
    const afterDelay = last === undefined ? 0 : last + this.delayMillis;
    const afterMinute =
      maxPerMinute !== null && first !== undefined && this.starts.length >= maxPerMinute ? first + MINUTE : 0;
    return Math.max(this.pausedUntil, afterDelay, afterMinute);
  }

  /** Takes in how a request ended that was sent at `startedAt`; it says nothing new if the host has complained since. */
  learn(how: TurnEnd, startedAt: number = this.options.timer.now()): void {
    if (how.kind === 'calm') {
      this.isCalm = true;
      this.calm += 1;
      if (this.calm % CALM_ANSWERS === 0 && this.delayMillis > this.baseMillis) {
        const faster = this.delayMillis / 2;
        this.delayMillis = faster < FIRST_SLOW_DELAY ? this.baseMillis : Math.max(this.baseMillis, faster);
      }
      return;
    }
    const { kind, retryAfterMillis } = how;
    // Answers came in between: one page failed, rather than a host that has too much to do.
    const isAlone = this.isCalm && (kind === 'unavailable' || retryAfterMillis !== null);
    if (startedAt >= this.complainedAt && !(isAlone && kind === 'unavailable')) this.slowDown(isAlone);
    const pause = retryAfterMillis ?? Math.max(FIRST_SLOW_DELAY, this.delayMillis);
    this.pausedUntil = Math.max(this.pausedUntil, this.options.timer.now() + pause);
    this.complainedAt = this.options.timer.now();
    this.isCalm = false;
  }

  private slowDown(isAlone: boolean): void {
    const slower = isAlone ? FIRST_SLOW_DELAY : Math.max(FIRST_SLOW_DELAY, this.delayMillis * 2);
    this.calm = 0;
    this.delayMillis = Math.max(this.delayMillis, Math.min(MAX_SLOW_DELAY, slower));
  }
}
