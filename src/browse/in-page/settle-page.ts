/**
 * Takes chance and the present day out of a page, before its own scripts run, so that it asks the same when a recording
 * is replayed: numbers drawn at random depend on path and query only, and the clock is put back to the day of the recording.
 */

/** What a page is told. */
export interface SettledPage {
  /** Milliseconds that its clock is put forward; negative: back. */
  readonly clockShiftMillis: number;
  /** Whether its time stands still until `pass-time` lets some pass: then timers depend on nothing that takes its time. */
  readonly isHeld: boolean;
}

function settle({ clockShiftMillis, isHeld }: SettledPage): void {
  let state = 0x811c9dc5;
  for (const letter of location.pathname + location.search)
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  /** Mulberry32. */
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  Math.random = random;
  crypto.getRandomValues = (target) => {
    if (target === null) return target;
    const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256);
    return target;
  };
  if ('randomUUID' in crypto)
    crypto.randomUUID = () => {
      const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
      [digits[12], digits[16]] = ['4', '8'];
      const text = digits.join('');
      return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
    };
  const ownNow = performance.now.bind(performance);
  const beganNow = ownNow();
  if (isHeld && isReached()) setClocks(clockShiftMillis, holdTime());
  else if (clockShiftMillis !== 0) setClocks(clockShiftMillis, () => ownNow() - beganNow);
}

/** Whether who lets time pass reaches this frame. */
function isReached(): boolean {
  try {
    return (window.top ?? window).document !== undefined;
  } catch {
    return false;
  }
}

/** Clocks that show what has passed. */
function setClocks(shiftMillis: number, passed: () => number): void {
  const OwnDate = Date;
  const [began, beganNow] = [OwnDate.now() + shiftMillis, performance.now()];
  const shifted = (): number => Math.floor(began + passed());
  performance.now = () => beganNow + passed();
  window.Date = new Proxy(OwnDate, {
    apply: () => new OwnDate(shifted()).toString(),
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [shifted()] : given, made) as object,
    get: (target, name) => (name === 'now' ? shifted : (Reflect.get(target, name) as unknown)),
  });
}

/** Keeps timers until time is let pass; the milliseconds that have passed. */
function holdTime(): () => number {
  // Who looks at the clock until it shows a moment must see it.
  const [glance, frame, leastInterval] = [0.005, 1_000 / 60, 4];
  const timers = new Map<number, { due: number; readonly every: number | null; readonly run: () => void }>();
  const ownTimeout = setTimeout.bind(window);
  const ownFrame = requestAnimationFrame.bind(window);
  let clock = 0;
  let last = 0;
  let drawn = -1;

  const set =
    (isRepeated: boolean) =>
    (work: ((...given: unknown[]) => void) | string, millis: unknown = 0, ...given: unknown[]): number => {
      const wait = Math.max(1, Number(millis) || 0);
      const run = typeof work === 'string' ? () => void ownTimeout(work as never) : () => work.apply(window, given);
      timers.set((last += 1), { due: clock + wait, every: isRepeated ? Math.max(leastInterval, wait) : null, run });
      return last;
    };
  const clear = (number: unknown): void => void timers.delete(Number(number));
  const next = (): [number, { due: number; readonly every: number | null; readonly run: () => void }] | undefined =>
    [...timers].reduce<ReturnType<typeof next>>(
      (first, one) => (first === undefined || one[1].due < first[1].due ? one : first),
      undefined,
    );
  const runNext = (until: number): void => {
    const [number, timer] = next() ?? [];
    if (number === undefined || timer === undefined || timer.due > until) {
      clock = Math.max(clock, until);
      dispatchEvent(new Event('querent-passed'));
      return;
    }
    clock = Math.max(clock, timer.due);
    if (timer.every === null) timers.delete(number);
    else timer.due = clock + timer.every;
    // What a timer begins is done before the next one.
    ownTimeout(() => {
      runNext(until);
    });
    timer.run();
  };

  Object.assign(window, { setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear });
  window.requestAnimationFrame = (work) =>
    ownFrame((at) => {
      if (at !== drawn) clock += frame;
      drawn = at;
      work(performance.now());
    });
  // Asked by `pass-time`, which cannot reach into the page's own world.
  addEventListener('querent-pass', ({ detail }: CustomEventInit<number>) => {
    runNext(clock + (detail ?? 0));
  });
  addEventListener('querent-ask', () => {
    const [, timer] = next() ?? [];
    const detail = timer === undefined ? -1 : Math.max(0, timer.due - clock);
    dispatchEvent(new CustomEvent('querent-due', { detail }));
  });
  return () => (clock += glance);
}

/** The program; it runs in the page's own world. */
export const settlePage: {
  readonly main: typeof settle;
  readonly parts: readonly [typeof isReached, typeof setClocks, typeof holdTime];
} = { main: settle, parts: [isReached, setClocks, holdTime] };
