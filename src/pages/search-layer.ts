/**
 * The layer of a search that an address brings up over its page, as many shops lay one over all of their pages: it is the
 * page that was asked for, and what lies beneath it is not to be worked, as a press there puts it away.
 */

import { textKey } from '../base/text.js';
import type { ItemList } from '../model/page.js';
import { liesOver } from './overlays.js';
import type { PageIndex } from './page-index.js';

/** Fields for words, by their types. */
const WORDS: ReadonlySet<string> = new Set(['', 'text', 'search']);

/**
 * The outermost element over the page that holds the main list and a field filled with what the page's address
 * says; null if there is none.
 */
export function searchLayer(index: PageIndex, list: Pick<ItemList, 'node'> | null): number | null {
  if (index.snapshot.source !== 'browser' || list === null) return null;
  const layer = [...index.ancestors(list.node)].findLast((id) => liesOver(index, id));
  return layer !== undefined && asksAsAddress(index, layer) ? layer : null;
}

/** Whether a field for words is filled in a block with the value of an argument of the page's address. */
function asksAsAddress(index: PageIndex, block: number): boolean {
  const said = new Set([...new URL(index.snapshot.url).searchParams.values()].map(textKey));
  return index.within(block, 'input').some((id) => {
    const { attributes, state } = index.node(id);
    const typed = textKey(state?.value ?? '');
    const isForWords = WORDS.has((attributes['type'] ?? '').trim().toLowerCase());
    return isForWords && typed !== '' && said.has(typed) && !index.isHidden(id);
  });
}
