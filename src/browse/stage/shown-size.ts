/**
 * How much a page shows, by which it is told whether something that was worked showed more of it.
 */

import type { PageView } from '../../model/page.js';

/** Whether a view has more choices, fields or intervals than another one, or a list where that has none. */
export function showsMore(before: PageView, after: PageView): boolean {
  return shownSize(after) > shownSize(before);
}

function shownSize({ groups, searches = [], ranges = [], list }: PageView): number {
  const choices = groups.reduce((sum, group) => sum + group.choices.length, 0);
  return choices + searches.length + ranges.length + (list === null ? 0 : 1);
}
