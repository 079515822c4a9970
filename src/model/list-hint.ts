/**
 * What a list tells of the other lists of its site.
 */

import type { ItemList, ListHint } from './page.js';

/** The hint that a list gives, or null if it is not known where it stands. */
export function listHint({ place, linkPattern, titleStyle }: ItemList): ListHint | null {
  if (place === undefined) return null;
  return { place, linkPattern, ...(titleStyle !== undefined && { titleStyle }) };
}
