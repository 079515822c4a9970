/**
 * The first page of a list, opened to see what it tells: it is remembered, so that asking its list costs a page less.
 */

import type { AccessPath } from '../../model/access-path.js';
import { accessKey } from '../access-key.js';
import type { Explorer } from '../explorer.js';
import { readList, type Listing } from './list-reading.js';
import { styledPath } from './list-style.js';
import { hintOf, type Region } from '../region.js';

/** Opens a list like a region's own. */
export async function readFirstPage(explorer: Explorer, region: Region, path: AccessPath): Promise<Listing> {
  const { context, style, opened, tracking } = explorer;
  opened.add(accessKey(path, tracking));
  return readList(context, styledPath(path, style), { mostPages: 1, priority: 1, like: hintOf(region) });
}

/** Whether the first page of a list was opened. */
export function isOpened(
  { opened, tracking }: Pick<Explorer, 'opened' | 'tracking'>,
  path: AccessPath | null,
): boolean {
  return path !== null && opened.has(accessKey(path, tracking));
}
