/**
 * Words of a live page that are clipped to a dot: only those who hear the page notice them.
 */

import { oncePer } from '../base/remember.js';
import { collapse } from '../base/text.js';
import type { PageIndex } from './page-index.js';

/** Ids of the page's texts that are only to be heard. */
export const heardTextsOn: (index: PageIndex) => ReadonlySet<number> = oncePer((index) => {
  const ids = new Set<number>();
  for (const { id, end, heard } of index.nodes)
    if (heard === true) for (let at = id; at < end; at += 1) if (index.node(at).tag === '#text') ids.add(at);
  return ids;
});

/** What an element shows but for words that are only to be heard; all of it where it shows nothing else. */
export function seenText(index: PageIndex, id: number): string {
  const heard = heardTextsOn(index);
  if (heard.size === 0) return index.text(id);
  const shown: string[] = [];
  let isWhole = true;
  for (let at = id; at < index.node(id).end; at += 1) {
    const { tag, text } = index.node(at);
    if (heard.has(at)) isWhole = false;
    else if (tag === '#text' && !index.isHidden(at)) shown.push(text);
  }
  return isWhole ? index.text(id) : collapse(shown.join(' ')) || index.text(id);
}
