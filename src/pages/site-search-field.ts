/**
 * Which fields with a list of their own are for keywords over the whole site.
 */

import type { ItemList } from '../model/page.js';
import { dropsDown } from './filled-searches.js';
import { isField } from './groups/opening/declared-owners.js';
import { isTextField } from './opener-names.js';
import type { PageIndex } from './page-index.js';

const SEARCHING: ReadonlySet<string> = new Set(['search', 'searchbox']);

/** Things beside a field in a search that drop something down, from which on it is one filter of several. */
const LEAST_BESIDE = 2;

/**
 * Whether a field for text searches the whole site, told from what stands around it: it is the only one of a form that is
 * said to be for searching. Fields to choose in are often said to be so, too; as are the filters of a list, one by the other.
 */
export function searchesSite(index: PageIndex, id: number, list: ItemList | null): boolean {
  const isSearching = (input: number): boolean => index.node(input).attributes['type'] === 'search';
  return index.ancestors(id).some((above) => {
    if (SEARCHING.has(index.role(above) ?? ''))
      return (list === null || dropsDown(index, above, id) < LEAST_BESIDE) && !holdsKeywords(index, above, id);
    if (index.node(above).tag !== 'form' || !isSearching(id)) return false;
    return (
      index.node(id).attributes['readonly'] === undefined &&
      index.within(above, 'input').filter(isSearching).length === 1
    );
  });
}

/** Whether another field in a search drops nothing down, and is to be typed in: that is where keywords go. */
function holdsKeywords(index: PageIndex, search: number, field: number): boolean {
  return index
    .within(search, 'input')
    .some((id) => id !== field && !index.isHidden(id) && isTextField(index, id) && !isField(index, id));
}
