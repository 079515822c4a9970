/**
 * Values that are only a number to the eye, beside others that are words: sizes "S M L 7.5", each of which says to those who
 * hear it what a press does, "Add filter: 7.5". What is seen is the value of all of them.
 */

import { collapse } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords } from '../runs/texts.js';
import { labelOf, MAX_NODES } from './said-frames.js';

/** Values that are said behind the same words, at least, for these to be no part of a value. */
const LEAST_SAID = 3;

/** What is read of an alternative. */
interface Read {
  readonly value: string;
  readonly count: number | null;
  readonly hasCount: boolean;
}

/** What an alternative says, which ends with what it shows. */
interface Said {
  readonly label: string;
  readonly shown: string;
}

/** The texts; of a group that says the same words before most of what it shows, those that are said, as they are to be seen. */
export function withSeenNumbers<Text extends Read>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  if (texts.length < LEAST_SAID) return texts;
  const said = items.map(({ parts }) => saidIn(index, parts));
  const leads = said.map((one) => (one === null ? '' : one.label.slice(0, one.label.length - one.shown.length)));
  const isUsual = leads.some(
    (lead) =>
      hasWords(lead) && leads.filter((other) => other === lead).length >= Math.max(LEAST_SAID, texts.length / 2),
  );
  if (!isUsual) return texts;
  return texts.map((text, at) => {
    const { label, shown = '' } = said[at] ?? {};
    if (text.value !== label || !hasWords(leads[at] ?? '')) return text;
    const own = { ...text, value: shown };
    // The number is the value, not how many have it.
    return String(text.count) === shown ? { ...own, count: null, hasCount: false } : own;
  });
}

/** What the first part of an alternative with a label says and shows; null where it shows something else, or nothing. */
function saidIn(index: PageIndex, parts: readonly number[]): Said | null {
  for (const part of parts) {
    const end = Math.min(index.node(part).end, part + MAX_NODES);
    for (let id = part; id < end; id += 1) {
      const label = labelOf(index, id);
      if (label === '') continue;
      const shown = shownText(index, id);
      return shown !== '' && shown !== label && label.endsWith(` ${shown}`) ? { label, shown } : null;
    }
  }
  return null;
}

/** The text that is to be seen in an element; empty where it says nothing. */
function shownText(index: PageIndex, element: number): string {
  const texts: string[] = [];
  for (let id = element + 1; id < index.node(element).end; id += 1) {
    const { tag, text } = index.node(id);
    if (tag === '#text' && !index.isHidden(id)) texts.push(text);
  }
  const shown = collapse(texts.join(' '));
  return /[\p{L}\p{N}]/u.test(shown) ? shown : '';
}
