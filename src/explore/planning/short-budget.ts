/**
 * Whether a run has too few pages for all that a list's facets ask for (design §5.4, "With a page budget").
 */

import type { ChoiceGroup } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import { mayNarrow } from '../region.js';

/** Whether the pages of a run are fewer than one query per value takes, as far as a list's groups tell. */
export function isBudgetShort(
  { mostPages }: Pick<ExploreContext, 'mostPages'>,
  groups: readonly ChoiceGroup[],
  pageSize: number,
): boolean {
  if (mostPages == null) return false;
  const counts = groups.filter(mayNarrow).flatMap(({ choices }) => choices.map(({ count }) => count ?? 0));
  return counts.reduce((sum, count) => sum + Math.ceil(count / pageSize), 0) > mostPages;
}
