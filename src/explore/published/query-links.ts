/**
 * The query links of a list page: choices that may drill its query down (Huang 2011 §3, Q_q).
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { addsNothing, askable, attributeOf, displayedPath, mayNarrow } from '../region.js';

/** A link to another query, with the attribute and value that it is labelled with. */
export interface QueryLink {
  /** Label one level above the value (Huang 2011 §4.2, step 3). */
  readonly attribute: string;
  readonly choice: Choice;
  /** Labels from the root of the displayed tree to the value. */
  readonly labels: readonly string[];
  readonly path: AccessPath;
  readonly group: ChoiceGroup;
}

/** The query links that a page shows. */
export function queryLinks(view: PageView): readonly QueryLink[] {
  return view.groups.filter(mayNarrow).flatMap((group) => groupLinks(group, view, group.choices));
}

/** The query links that a group makes with these choices. */
export function groupLinks(group: ChoiceGroup, view: PageView, choices: readonly Choice[]): readonly QueryLink[] {
  const attribute = attributeOf(group, view);
  const allowed = new Set(askable(choices));
  return choices.flatMap((choice, index) => {
    const { path } = choice;
    if (path === null || !allowed.has(choice) || addsNothing(view.url, path)) return [];
    return [{ attribute, choice, labels: displayedPath(choices, index), path, group }];
  });
}
