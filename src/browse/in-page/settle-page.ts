/**
 * Takes chance and the present day out of a page, before its own scripts run, so that it asks the same when a recording
 * is replayed: numbers drawn at random depend on path and query only, and the clock is put back to the day of the recording.
 */

/** What a page is told. */
export interface SettledPage {
  /** Milliseconds that its clock is put forward; negative: back. */
  readonly clockShiftMillis: number;
  /** How many times as fast as usual its time passes: its timers wait less, and its clocks show it. */
  readonly pace: number;
}

function settle({ clockShiftMillis, pace }: SettledPage): void {
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
  if (clockShiftMillis === 0 && pace === 1) return;
  const [OwnDate, ownNow] = [Date, performance.now.bind(performance)];
  const [began, beganNow] = [OwnDate.now() + clockShiftMillis, ownNow()];
  const passed = (): number => (ownNow() - beganNow) * pace;
  const shifted = (): number => Math.floor(began + passed());
  performance.now = () => beganNow + passed();
  window.Date = new Proxy(OwnDate, {
    apply: () => new OwnDate(shifted()).toString(),
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [shifted()] : given, made) as object,
    get: (target, name) => (name === 'now' ? shifted : (Reflect.get(target, name) as unknown)),
  });
  if (pace === 1) return;
  const hurried = (own: typeof setTimeout): typeof setTimeout =>
    ((work: () => void, millis = 0, ...given: []) => own.call(window, work, millis / pace, ...given)) as never;
  window.setTimeout = hurried(setTimeout);
  window.setInterval = hurried(setInterval as never) as never;
}

/** The program; it runs in the page's own world. */
export const settlePage: { readonly main: typeof settle; readonly parts: readonly [] } = { main: settle, parts: [] };
