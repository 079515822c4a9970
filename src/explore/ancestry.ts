/**
 * Which region lies below which. A region that was looked at more closely, or whose filters were lifted, is another object
 * than the one that those below it were found in: its query stays the same.
 */

import type { Region } from './region.js';

/** Whether a region was found below another one, as it was then or as it has been seen since. */
export function isBelow({ ancestors }: Region, above: Region): boolean {
  return ancestors.some((one) => one === above || (one.id !== null && one.id === above.id));
}
