/**
 * Lets who waits for a page skip the time in which nothing happens in it: what its timers are set for comes at once, and its
 * clocks are put forward as far. Otherwise its time is its own. Runs before the page's own scripts.
 */

/** The clock of a page. */
interface Clock {
  now(): number;
  forward(millis: number): void;
}

/** What is to be done at some moment of the page's clock. */
interface Timer {
  due: number;
  /** Milliseconds between its times; null if it comes once. */
  readonly every: number | null;
  /** Timers that it was set behind, or times that it came: what comes again and again only looks for news. */
  level: number;
  readonly run: () => void;
}

function skip(): void {
  if (!isReached()) return;
  const clock = clockAhead();
  const said = noteSayings();
  const leftFor = noteLeaving();
  const workers = noteWorkers();
  const keepsForIdle = noteIdleWork();
  const channel = new MessageChannel();
  const nesting = noteNesting();
  const timers = keepTimers(clock, nesting);
  const frames = keepFrames(nesting);
  // Timers from here on are not waited for; they come along where time is skipped anyway.
  const polling = 5;
  const replyMillis = 1_000;
  let until = 0;

  const next = (): [number, Timer] | undefined =>
    [...timers.set].reduce<[number, Timer] | undefined>(
      (first, one) => (first === undefined || one[1].due < first[1].due ? one : first),
      undefined,
    );
  const runNext = (): void => {
    const [number, timer] = next() ?? [];
    if (number === undefined || timer === undefined || timer.due > until) {
      clock.forward(until - clock.now());
      dispatchEvent(new Event('querent-passed'));
      return;
    }
    clock.forward(timer.due - clock.now());
    // What a timer begins is done before the next one; an error in it is the page's own.
    channel.port2.postMessage(null);
    timers.come(number, timer);
  };
  channel.port1.onmessage = runNext;

  // Asked by `pass-time`, which cannot reach into the page's own world.
  addEventListener('querent-pass', ({ detail }: CustomEventInit<number>) => {
    until = clock.now() + (detail ?? 0);
    runNext();
  });
  addEventListener('querent-ask', () => {
    const dues = [...timers.set.values()].flatMap(({ due, level }) => (level < polling ? [due] : []));
    const detail = dues.length === 0 ? -1 : Math.max(0, Math.min(...dues) - clock.now());
    const isOwed = workers.owe() || leftFor() < replyMillis;
    const isAwaited = workers.mayTell() || said() < replyMillis || frames.some((level) => level < polling);
    if (isOwed || isAwaited) dispatchEvent(new Event('querent-unseen'));
    if (isOwed) dispatchEvent(new Event('querent-owed'));
    if (keepsForIdle()) dispatchEvent(new Event('querent-idle'));
    dispatchEvent(new CustomEvent('querent-due', { detail }));
  });
}

/** Whether who lets time be skipped reaches this frame. */
function isReached(): boolean {
  try {
    return (window.top ?? window).document !== undefined;
  } catch {
    return false;
  }
}

/** Puts clocks into the page that can be put forward, all alike. */
function clockAhead(): Clock {
  let skipped = 0;
  const OwnDate = Date;
  const ownNow = performance.now.bind(performance);
  const ownFrame = requestAnimationFrame.bind(window);
  const dateNow = OwnDate.now.bind(OwnDate);
  const today = (): number => Math.floor(dateNow() + skipped);
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;

  performance.now = () => ownNow() + skipped;
  window.requestAnimationFrame = (work) =>
    ownFrame((at) => {
      work(at + skipped);
    });
  window.Date = new Proxy(OwnDate, {
    apply: () => new OwnDate(today()).toString(),
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [today()] : given, made) as object,
    get: (target, name) => (name === 'now' ? today : (Reflect.get(target, name) as unknown)),
  });
  OwnDate.prototype.constructor = window.Date;
  // Who compares when a listener was added with when the event came must find it later.
  if (stamp !== undefined)
    Object.defineProperty(Event.prototype, 'timeStamp', {
      configurable: true,
      enumerable: true,
      get(this: Event) {
        return (stamp.call(this) as number) + skipped;
      },
    });
  return {
    now: () => ownNow() + skipped,
    forward(millis) {
      skipped += Math.max(0, millis);
    },
  };
}

/** How many timers and frames the work that is done now was set behind. */
interface Nesting {
  level(): number;
  within(level: number, work: () => void): void;
}

function noteNesting(): Nesting {
  let level = 0;
  return {
    level: () => level,
    within(inner, work) {
      const outer = level;
      level = inner;
      try {
        work();
      } finally {
        level = outer;
      }
    },
  };
}

/** Knows the frames that are asked for and have not come, by how deep they are nested: time does not bring them. */
function keepFrames(nesting: Nesting): { some(test: (level: number) => boolean): boolean } {
  const asked = new Map<number, number>();
  const own = { ask: window.requestAnimationFrame.bind(window), cancel: window.cancelAnimationFrame.bind(window) };
  window.requestAnimationFrame = (work) => {
    const level = nesting.level() + 1;
    const number = own.ask((at) => {
      asked.delete(number);
      nesting.within(level, () => {
        work(at);
      });
    });
    asked.set(number, level);
    return number;
  };
  window.cancelAnimationFrame = (number) => {
    asked.delete(number);
    own.cancel(number);
  };
  return { some: (test) => [...asked.values()].some(test) };
}

/** Knows the timers that are set, which come by themselves all the same; and lets one come at once. */
function keepTimers(
  clock: Clock,
  nesting: Nesting,
): {
  readonly set: ReadonlyMap<number, Timer>;
  come(number: number, timer: Timer): void;
} {
  const leastInterval = 4;
  const kept = new Map<number, Timer>();
  const own = {
    once: window.setTimeout.bind(window),
    often: window.setInterval.bind(window),
    clear: window.clearTimeout.bind(window),
  };

  const came = (number: number, timer: Timer): void => {
    if (timer.every === null) kept.delete(number);
    else {
      timer.level += 1;
      timer.due = clock.now() + timer.every;
    }
    nesting.within(timer.level, timer.run);
  };
  const set =
    (isRepeated: boolean) =>
    (work: TimerHandler, millis: unknown = 0, ...given: unknown[]): number => {
      const wait = Math.max(isRepeated ? leastInterval : 0, Number(millis) || 0);
      const begin = isRepeated ? own.often : own.once;
      if (typeof work !== 'function') return begin(work, wait);
      const run = (): void => {
        work.apply(window, given);
      };
      const timer: Timer = {
        due: clock.now() + wait,
        every: isRepeated ? wait : null,
        level: nesting.level() + 1,
        run,
      };
      const number = begin(() => {
        came(number, timer);
      }, wait);
      kept.set(number, timer);
      return number;
    };
  const clear = (number: unknown): void => {
    kept.delete(Number(number));
    own.clear(Number(number));
  };
  Object.assign(window, { setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear });
  return {
    set: kept,
    come(number, timer) {
      if (timer.every === null) own.clear(number);
      came(number, timer);
    },
  };
}

/** Milliseconds since the page said something to what works beside it, and answers when it will: shared workers, sockets, databases. */
function noteSayings(): () => number {
  const ownNow = performance.now.bind(performance);
  let last = -Infinity;
  const note = (): void => {
    last = ownNow();
  };
  const noting = (owner: object | undefined, name: string): void => {
    const work = owner === undefined ? undefined : (Reflect.get(owner, name) as unknown);
    if (owner === undefined || typeof work !== 'function') return;
    const noted = new Proxy(work, {
      apply(target, self, given: unknown[]) {
        note();
        return Reflect.apply(target, self, given) as unknown;
      },
      construct(target, given: unknown[], made) {
        note();
        return Reflect.construct(target, given, made) as object;
      },
    });
    Reflect.set(owner, name, noted);
  };
  const here = window as unknown as Readonly<Record<string, { readonly prototype: object } | undefined>>;
  noting(here['WebSocket']?.prototype, 'send');
  for (const name of ['SharedWorker', 'WebSocket', 'EventSource']) noting(window, name);
  noting(here['IDBFactory']?.prototype, 'open');
  noting(here['IDBDatabase']?.prototype, 'transaction');
  return () => ownNow() - last;
}

/** Milliseconds since the page began to go to another one, which it does not leave for at once (HTML standard, navigate event). */
function noteLeaving(): () => number {
  const ownNow = performance.now.bind(performance);
  let last = -Infinity;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { readonly destination?: { readonly sameDocument: boolean } };
    if (destination?.sameDocument === false) last = ownNow();
  });
  return () => ownNow() - last;
}

/**
 * What the page's workers owe it: an answer to what it said to them, as long as it may still come. One that did not answer
 * owes nothing until it is heard again. What has just begun or spoken may tell more by itself.
 */
function noteWorkers(): { owe(): boolean; mayTell(): boolean } {
  const answerMillis = 1_000;
  const moreMillis = 100;
  const ownNow = performance.now.bind(performance);
  const owing = new Map<object, number>();
  const mute = new WeakSet();
  let tellsUntil = -Infinity;
  const say = (worker: object): void => {
    if (!mute.has(worker)) owing.set(worker, ownNow());
  };
  const made = (worker: Worker): Worker => {
    const hear = (): void => {
      owing.delete(worker);
      mute.delete(worker);
      tellsUntil = Math.max(tellsUntil, ownNow() + moreMillis);
    };
    tellsUntil = ownNow() + answerMillis;
    worker.addEventListener('message', hear);
    worker.addEventListener('error', hear);
    return worker;
  };
  const OwnWorker = window.Worker as typeof Worker | undefined;
  if (OwnWorker !== undefined) {
    window.Worker = new Proxy(OwnWorker, {
      construct: (target, given: unknown[], maker) => made(Reflect.construct(target, given, maker) as Worker),
    });
    OwnWorker.prototype.postMessage = new Proxy(OwnWorker.prototype.postMessage, {
      apply(target, self: Worker, given: unknown[]) {
        say(self);
        Reflect.apply(target, self, given);
      },
    });
  }
  return {
    owe() {
      for (const [worker, at] of [...owing]) {
        if (ownNow() - at < answerMillis) continue;
        owing.delete(worker);
        mute.add(worker);
      }
      return owing.size > 0;
    },
    mayTell: () => ownNow() < tellsUntil,
  };
}

/** Whether the page keeps work for when it has nothing else to do. */
function noteIdleWork(): () => boolean {
  const kept = new Set<number>();
  const { requestIdleCallback: request, cancelIdleCallback: cancel } = window;
  Object.assign(window, {
    requestIdleCallback: (work: IdleRequestCallback, options?: IdleRequestOptions): number => {
      const number = request((deadline) => {
        kept.delete(number);
        work(deadline);
      }, options);
      kept.add(number);
      return number;
    },
    cancelIdleCallback: (number: number): void => {
      kept.delete(number);
      cancel(number);
    },
  });
  return () => kept.size > 0;
}

/** The program; it runs in the page's own world. */
export const skipTime: {
  readonly main: typeof skip;
  readonly parts: readonly [
    typeof isReached,
    typeof clockAhead,
    typeof noteNesting,
    typeof keepFrames,
    typeof keepTimers,
    typeof noteSayings,
    typeof noteLeaving,
    typeof noteWorkers,
    typeof noteIdleWork,
  ];
} = {
  main: skip,
  parts: [
    isReached,
    clockAhead,
    noteNesting,
    keepFrames,
    keepTimers,
    noteSayings,
    noteLeaving,
    noteWorkers,
    noteIdleWork,
  ],
};
