/**
 * Lists as they are found from a site's home page.
 */

import type { AccessPath } from '../../model/access-path.js';
import { listHint } from '../../model/list-hint.js';
import type { ChoiceGroup, ItemList, ListHint } from '../../model/page.js';
import type { Observation } from '../../model/site.js';

/** Cards from which on a list tells how the site's lists link their entities. */
const LEAST_TELLING = 3;

/** The choice that leads to a page. */
export interface Via {
  /** Label of the group. */
  readonly attribute: string;
  readonly value: string;
  /** Labels from the root of the group's tree to the value. */
  readonly path: readonly string[];
  /** Identity of the group. */
  readonly group: string;
  /** Whether it stands on a page of its own, such as an index of brands, rather than in a menu of the site. */
  readonly isIndex?: boolean;
}

/** A list page that was found, and the choice that led to it. */
export interface FoundList {
  readonly path: AccessPath;
  readonly observation: Observation;
  /** Null for the start page and for links outside of groups. */
  readonly via: Via | null;
  readonly depth: number;
  /** What can be chosen in the form or the questions that led to it. Absent where none did. */
  readonly facets?: readonly ChoiceGroup[];
}

/**
 * What the largest list tells of what a value of an index leads to, which may be too short to look like a list: of those to
 * which other values of the index led, else of all; or null.
 */
export function hintBeside(lists: readonly FoundList[], { via }: { readonly via: Via | null }): ListHint | null {
  if (via?.isIndex !== true) return null;
  const beside = largestOf(lists.filter((found) => found.via?.group === via.group));
  const largest = beside !== null && beside.cards.length >= LEAST_TELLING ? beside : largestOf(lists);
  return largest === null ? null : listHint(largest);
}

function largestOf(lists: readonly FoundList[]): ItemList | null {
  const known = lists.flatMap(({ observation }) => observation.view.list ?? []);
  const [largest = null] = [...known].sort((a, b) => b.cards.length - a.cards.length);
  return largest;
}
