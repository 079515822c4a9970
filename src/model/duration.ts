/**
 * Times and sizes as people write them: `30m`, `1h30m`, `16MiB`.
 */

const UNIT_SECS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/u;
const DURATION_PART = /(\d+(?:\.\d+)?)(ms|[smhd])/gu;

const BYTES = /^(\d+(?:\.\d+)?)([kmg]?)(?:i?b)?$/u;
const UNIT_BYTES: Readonly<Record<string, number>> = { '': 1, k: 1024, m: 1_048_576, g: 1_073_741_824 };

/** Seconds of `90`, `90s`, `30m`, `1h30m`, `500ms`, `1.5h`; null if the text is no duration. A bare number means seconds. */
export function parseDuration(text: string): number | null {
  const plain = text.trim().toLowerCase().replace(/\s+/gu, '');
  if (/^\d+(?:\.\d+)?$/u.test(plain)) return Number(plain);
  if (!DURATION.test(plain)) return null;
  let secs = 0;
  for (const [, amount, unit] of plain.matchAll(DURATION_PART)) secs += Number(amount) * (UNIT_SECS[unit ?? ''] ?? 0);
  return secs;
}

/** Bytes of `500000`, `500k`, `16MiB`, `1.5g`, in steps of 1024; null if the text is no size. */
export function parseBytes(text: string): number | null {
  const match = BYTES.exec(text.trim().toLowerCase().replace(/\s+/gu, ''));
  return match === null ? null : Math.round(Number(match[1]) * (UNIT_BYTES[match[2] ?? ''] ?? 1));
}

/** Seconds as a person reads them: `42 s`, `3 min 05 s`, `2 h 10 min`. */
export function formatDuration(secs: number): string {
  if (secs < 10) return `${(Math.round(secs * 10) / 10).toString()} s`;
  const whole = Math.round(secs);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours > 0) return `${String(hours)} h ${String(minutes).padStart(2, '0')} min`;
  return minutes > 0 ? `${String(minutes)} min ${String(rest).padStart(2, '0')} s` : `${String(rest)} s`;
}

/** Bytes as a person reads them: `900 B`, `12.3 kB`, `4.5 MB`, in steps of 1000. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let [amount, at] = [bytes, 0];
  while (amount >= 1000 && at < units.length - 1) [amount, at] = [amount / 1000, at + 1];
  return `${at === 0 ? String(amount) : amount.toFixed(1)} ${units[at] ?? ''}`;
}
