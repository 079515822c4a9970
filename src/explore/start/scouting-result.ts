/**
 * What looking for list pages comes back with.
 */

import type { SearchControl } from '../../model/page.js';
import type { Observation } from '../../model/site.js';
import type { AskedPage } from './asked-pages.js';
import type { FoundList } from './found-list.js';

/** What scouting came back with. */
export interface Scouting {
  readonly home: Observation;
  readonly lists: readonly FoundList[];
  readonly tracking: ReadonlySet<string>;
  /** Keys of all paths that were opened. */
  readonly visited: ReadonlySet<string>;
  /** Fields for keywords, and words, of the pages seen. */
  readonly searches?: readonly SearchControl[];
  readonly words?: readonly string[];
  /** A page that lists nothing until something is chosen on it, where no list offers a way into the whole. Absent where there is none. */
  readonly asked?: AskedPage;
  /** Looks at links of menus that wait, if there are any. Absent where none may wait. */
  readonly later?: Later;
}

/** Looks at links of menus that wait: all, or those that only wait because one list seemed to hold everything. */
export type Later = (which: 'all' | 'unplaced') => Promise<readonly FoundList[]>;
