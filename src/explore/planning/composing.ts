/**
 * Composing the way to a conjunction that no page has shown: what a choice does to the address or the steps of its page is
 * done to those of another page.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Choice } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { editedPath, pathEdit } from '../path-edit.js';
import type { Region } from '../region.js';

/** The way to what has a choice of a region and what another path asks for; null if it cannot be composed. */
export function composedPath(region: Region, beside: AccessPath, { path }: Pick<Choice, 'path'>): AccessPath | null {
  const edit = path === null ? null : pathEdit({ path: region.path, url: region.view.url }, path);
  return edit === null ? null : editedPath(beside, edit);
}

/** Whether a composed path is the one that a page shows. */
export function isComposed(
  composed: AccessPath | null,
  shown: AccessPath | null,
  tracking: ReadonlySet<string>,
): boolean {
  return composed !== null && shown !== null && accessKey(composed, tracking) === accessKey(shown, tracking);
}
