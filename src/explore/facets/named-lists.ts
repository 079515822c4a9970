/**
 * Lists that were read for the values of a menu, for which a facet may have another name.
 */

import type { ListedPage } from '../context.js';
import type { Region } from '../region.js';

/** A list that was read for a value of a menu, or of a row of buttons. */
export interface NamedList extends Pick<Region, 'id' | 'path' | 'entities'> {
  /** The attribute that it was read for. */
  readonly attribute: string;
  /** Its first page, without what it lists. */
  readonly page: ListedPage;
}

/** Lists by the keys of their paths; those of buttons by the identity of their facet and the value. */
export type NamedLists = Map<string, NamedList>;
