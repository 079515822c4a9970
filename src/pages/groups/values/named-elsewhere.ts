/**
 * What links that show a picture are called: in the words of another link of the page that leads to the same address, as one
 * in a menu does, where the picture is called something else: its name may be that of its file.
 */

import { oncePer } from '../../../base/remember.js';
import { collapse, textKey } from '../../../base/text.js';
import { stripSharedAffix } from '../labels/label-affix.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';

/** Longest words of a link that are a name, in characters. */
const MAX_NAME = 60;

/** The names of items that show pictures, those of others empty; in other words where links in words lead to the same. */
export function namedElsewhere(index: PageIndex, items: readonly Item[], names: readonly string[]): readonly string[] {
  const words = items.map(({ main }, at) =>
    main === null || names[at] === '' || !isPicture(index, main) ? null : wordsFor(index, main),
  );
  const said = words.filter((text) => text !== null);
  const own = new Map(stripSharedAffix(said).map((text, at) => [said[at] ?? '', text]));
  return names.map((name, at) => {
    const text = words[at] ?? null;
    return text === null || textKey(text).includes(textKey(name)) ? name : (own.get(text) ?? text);
  });
}

/** Whether a link shows a picture, and is not called anything itself. */
function isPicture(index: PageIndex, link: number): boolean {
  const { attributes } = index.node(link);
  const isNamed = [attributes['aria-label'], attributes['title']].some((text) => hasWords(text ?? ''));
  return !isNamed && index.within(link, 'img').length > 0;
}

/** The words of the first other link to the same address that has some, or null. */
function wordsFor(index: PageIndex, link: number): string | null {
  return linkWords(index).get(index.linkUrl(link) ?? '') ?? null;
}

/** The words of links by their addresses, also of those that are folded away. */
const linkWords: (index: PageIndex) => ReadonlyMap<string, string> = oncePer((index) => {
  const words = new Map<string, string>();
  for (const link of index.links) {
    const url = index.linkUrl(link);
    const text = textIn(index, link);
    if (url !== null && !words.has(url) && text.length <= MAX_NAME && hasWords(text)) words.set(url, text);
  }
  return words;
});

function textIn(index: PageIndex, link: number): string {
  const inside = index.nodes.slice(link, index.node(link).end);
  return collapse(inside.flatMap(({ tag, text }) => (tag === '#text' ? [text] : [])).join(' '));
}
