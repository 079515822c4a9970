/**
 * The clock as a value that is passed in, so that pure code has none and tests set their own.
 */

/** Milliseconds since 1970, like `Date.now`. */
export type Clock = () => number;

/** ISO 8601 text of a moment. */
export function isoTime(millis: number): string {
  return new Date(millis).toISOString();
}
