/**
 * What a page says outside its links, controls and cards: headings, messages, labels, and pictures that stand for them.
 */

import { collapse } from '../base/text.js';
import { parseHttpUrl } from '../base/url.js';
import { PICTURE_PASSAGE } from '../model/page.js';
import { isBlockTag } from './block-tags.js';
import { createRangeTest } from './link-areas.js';
import type { PageIndex } from './page-index.js';
import type { ListRecord } from './lists/records.js';

/** Passages that are kept of a page; a message stands among the first. */
const MOST_PASSAGES = 80;
/** Characters that are kept of a passage. */
const MAX_TEXT = 160;
/** Their texts are choices, commands and code, not what the page says. */
const NO_PASSAGE: ReadonlySet<string> = new Set([
  ...['a', 'button', 'label', 'option', 'select', 'textarea', 'script', 'style', 'noscript', 'template', 'title'],
  ...['svg', 'iframe', 'object', 'audio', 'video'],
]);

/** Passages in document order, each once; texts as displayed, pictures as `image:/path`. */
export function readPassages(index: PageIndex, records: readonly ListRecord[]): readonly string[] {
  const inList = createRangeTest(records);
  const found = new Set<string>();
  let holder = -1;
  let text = '';
  const close = (): void => {
    const shown = collapse(text).slice(0, MAX_TEXT);
    if (shown !== '') found.add(shown);
    text = '';
  };
  let skipTo = 0;
  for (const { id, tag, end, visible, parent, text: own } of index.nodes) {
    if (found.size >= MOST_PASSAGES) break;
    if (id < skipTo) continue;
    if (visible === false || NO_PASSAGE.has(tag) || inList(id)) {
      skipTo = end;
    } else if (tag === 'img') {
      const picture = pictureOf(index, id);
      if (picture !== null) found.add(picture);
    } else if (tag === '#text' && own.trim() !== '') {
      const block = blockOf(index, parent);
      if (block !== holder) close();
      holder = block;
      text += own;
    }
  }
  close();
  return [...found].slice(0, MOST_PASSAGES);
}

/** The nearest element around a text that stands on lines of its own. */
function blockOf(index: PageIndex, id: number): number {
  let at = id;
  while (at > 0 && !isBlockTag(index.node(at).tag)) at = index.node(at).parent;
  return at;
}

/** Where a picture comes from, without arguments; null for inline pictures. */
function pictureOf(index: PageIndex, id: number): string | null {
  const url = parseHttpUrl((index.node(id).attributes['src'] ?? '').trim(), index.snapshot.baseUrl);
  return url === null ? null : `${PICTURE_PASSAGE}${url.pathname}`.slice(0, MAX_TEXT);
}
