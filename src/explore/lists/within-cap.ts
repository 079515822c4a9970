/**
 * Reading lists no further than is of use where the site shows only so much of a query (design §5.4, "Caps").
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Explorer } from '../explorer.js';
import { readList, type Listing, type ListReading, type ReadOptions } from './list-reading.js';

/** Reads a list to its end, but no further than its first page where it declares more than the site shows. */
export async function readWithinCap(explorer: Explorer, path: AccessPath, options: ReadOptions): Promise<Listing> {
  const { context } = explorer;
  if (explorer.caps.most() === null) return readList(context, path, options);
  const first = await readList(context, path, { ...options, mostPages: 1 });
  return first.kind !== 'list' || exceedsCap(explorer, first.reading) ? first : readList(context, path, options);
}

/** Whether a list declares more than the site shows of any query. */
export function exceedsCap({ sizes, caps }: Explorer, { first: { view } }: ListReading): boolean {
  const declared = sizes.isProven(view) ? sizes.of(view) : null;
  return declared !== null && declared > (caps.most() ?? declared);
}
