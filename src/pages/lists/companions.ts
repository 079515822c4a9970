/**
 * Links that stand beside each entity of a list where nothing holds what belongs to one: "add to cart" between two lines.
 */

import { groupBy } from '../../base/group-by.js';
import { placePattern } from '../../base/url.js';
import type { LinkFact } from '../link-facts.js';

/** The links without those of a kind that most entities have one of; `exact` are those that lead to the entities. */
export function withoutCompanions(exact: readonly LinkFact[], others: readonly LinkFact[]): readonly LinkFact[] {
  const entities = new Set(exact.map(({ target }) => target)).size;
  const kinds = groupBy(others, ({ url }) => placePattern(url));
  return [...kinds.values()].filter((links) => links.length * 2 <= entities).flat();
}
