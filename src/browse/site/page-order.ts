/**
 * What a page is asked for with.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { ListHint, PageView } from '../../model/page.js';

/** What to fetch. */
export interface PageOrder {
  readonly key: string;
  readonly path: AccessPath;
  readonly priority: number;
  readonly purpose: 'list' | 'entity';
  readonly like: ListHint | null;
  /** With all that can be worked. */
  readonly controls: boolean;
  /** Of that only what may show more than is known, and what leads to this group. @default all is opened */
  readonly furtherIn?: string | null;
  /** Entities that are to be expected; 0 where that is not known. */
  readonly promised: number;
  /** The page as it came before, where it is to be opened now; null where it is not known. */
  readonly came: { readonly key: string; readonly view: PageView } | null;
}
