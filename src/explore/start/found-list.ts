/**
 * Lists as they are found from a site's home page.
 */

import type { AccessPath } from '../../model/access-path.js';
import { listHint } from '../../model/list-hint.js';
import type { ChoiceGroup, ListHint } from '../../model/page.js';
import type { Observation } from '../../model/site.js';

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

/** What a list to which another value of the same index led tells of the next ones, which may be too short to look like lists; or null. */
export function hintBeside(lists: readonly FoundList[], { via }: { readonly via: Via | null }): ListHint | null {
  const beside = via?.isIndex === true ? lists.find((found) => found.via?.group === via.group) : undefined;
  const list = beside?.observation.view.list;
  return list == null ? null : listHint(list);
}
