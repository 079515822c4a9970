/**
 * Values whose list is as large as the whole region in which it lies, as that of "any": it is the region's list, and need
 * not be read on. Where values tell their counts these say so beforehand.
 */

import type { AccessPath } from '../../model/access-path.js';
import { includedShare } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { readEntities, readList, type ListReading } from '../lists/list-reading.js';
import type { Question } from '../planning/planner.js';
import { hintOf, pageSizeOf, type Region } from '../region.js';
import { comparableSize } from './relating.js';

/**
 * The first page of the list that answers a question, if it tells that all of the region have the value: both sizes are known
 * to be told rightly and equal, and what the page shows lies in the region. Null otherwise, and where reading on costs nothing.
 */
export async function listOfAll(
  explorer: Explorer,
  region: Region,
  { question, path }: { readonly question: Question; readonly path: AccessPath },
): Promise<ListReading | null> {
  const { context, sizes } = explorer;
  const size = region.entities.length;
  const mayBeAll = context.infers && region.whole && question.choice.count === null && size > pageSizeOf(region);
  if (!mayBeAll || sizes.of(region.view) !== size) return null;
  const first = await readList(context, path, { like: hintOf(region), mostPages: 1 });
  if (first.kind !== 'list' || comparableSize(explorer, region, first.reading.first.view) !== size) return null;
  const shown = readEntities(context, first.reading, explorer.foreign.marks());
  return shown.length > 1 && includedShare(shown, region.entities) === 1 ? first.reading : null;
}
