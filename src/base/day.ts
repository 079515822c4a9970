/**
 * Days of the calendar as whole numbers, 1970-01-01 being 0, and back (ISO 8601, proleptic Gregorian calendar).
 */

const MILLIS_PER_DAY = 86_400_000;

const DAY = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:$|T)/u;

/** The day of `2024-05-31`, `2024-05` (its first day) or `2024-05-31T10:00`; null for another text and a day that is none. */
export function dayNumber(text: string): number | null {
  const [match, year, month, day = '01'] = DAY.exec(text.trim()) ?? [];
  if (match === undefined) return null;
  const millis = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  const number = millis / MILLIS_PER_DAY;
  // `Date.parse` takes 31 February for a day of March.
  return Number.isFinite(number) && isoDay(number) === `${year}-${month}-${day}` ? number : null;
}

/** The day as `2024-05-31`. */
export function isoDay(number: number): string {
  return new Date(Math.round(number) * MILLIS_PER_DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
