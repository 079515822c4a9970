/**
 * Values of a scale that are written twice, once for screen readers and once for eyes only, as signs have words that say
 * them: "Rated 4 out of 5" beside "4/5". What is seen is the value.
 */

import { collapse } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';

/** What blocks show to the eye, where each says the same numbers, up to one that all share, in words that are only heard; else null. */
export function seenTexts(index: PageIndex, blocks: readonly number[]): readonly string[] | null {
  const [first] = blocks;
  if (first === undefined || textsOf(index, first).seen === '') return null;
  const texts = blocks.map((block) => textsOf(index, block));
  const numbers = texts.map(({ seen }) => numbersIn(seen));
  const areTwice = texts.every(({ heard }, at) => {
    const own = numbers[at] ?? [];
    // One number may be a count; the last of two is the top of the scale.
    const isScaled = own.length > 1 && own.at(-1) === numbers[0]?.at(-1);
    return isScaled && /\p{L}/u.test(heard) && own.join(' ') === numbersIn(heard).join(' ');
  });
  const isToldApart = new Set(texts.map(({ seen }) => seen)).size === blocks.length;
  return blocks.length > 1 && areTwice && isToldApart ? texts.map(({ seen }) => seen) : null;
}

interface BlockTexts {
  /** In parts that screen readers leave out. */
  readonly seen: string;
  /** In all others. */
  readonly heard: string;
}

function textsOf(index: PageIndex, block: number): BlockTexts {
  const [seen, heard]: [string[], string[]] = [[], []];
  let unheardUntil = block;
  for (let id = block; id < index.node(block).end; id += 1) {
    const { attributes, tag, text, end } = index.node(id);
    if (attributes['aria-hidden'] === 'true') unheardUntil = Math.max(unheardUntil, end);
    if (tag === '#text' && /[\p{L}\p{N}]/u.test(text)) (id < unheardUntil ? seen : heard).push(text);
  }
  return { seen: collapse(seen.join(' ')), heard: collapse(heard.join(' ')) };
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\p{Nd}+/gu) ?? [];
}
