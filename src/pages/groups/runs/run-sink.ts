/**
 * What takes the runs of a page as they are finished.
 */

import type { PageIndex } from '../../page-index.js';
import type { Item, Run } from './shapes.js';

/** Where finished runs go. */
export interface RunSink {
  readonly index: PageIndex;
  emit(run: Run): void;
  /** Puts another run in the place of one that was emitted, or none. */
  replace(run: Run, other: Run | null): void;
  /** Whether two neighbouring runs without labels may be one run in two columns. */
  readonly isSameKind: (first: Run, second: Run) => boolean;
  /** Whether an alternative is a group even if it stands alone beside others. @default none is */
  readonly standsAlone?: (item: Item) => boolean;
}
