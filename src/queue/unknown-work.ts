/**
 * The one mistake that a user of a work queue can make.
 */

/** Keys named in the message; the rest is counted. */
const SHOWN_KEYS = 3;

/** Error about keys that were never added. */
export function unknownWork(keys: readonly string[]): RangeError {
  const shown = keys.slice(0, SHOWN_KEYS).map((key) => JSON.stringify(key));
  const rest = keys.length > SHOWN_KEYS ? ` and ${String(keys.length - SHOWN_KEYS)} more` : '';
  return new RangeError(`No such work in the queue: ${shown.join(', ')}${rest}`);
}
