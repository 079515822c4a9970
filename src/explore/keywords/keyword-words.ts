/**
 * Words that a site may be asked for by keyword, taken from its own pages (design §5.5).
 */

import { textKey } from '../../base/text.js';
import type { PageView } from '../../model/page.js';
import { attributeOf, mayNarrow } from '../region.js';

/** Words that are kept of a page's links and texts. */
const MOST_WORDS = 150;
/** Shorter words are seldom indexed; but those of names may be models and sizes. */
const LEAST_LETTERS = { page: 3, name: 2 } as const;

/** Words that a page offers as keywords: of its headings and choices first, then of its links. */
export function pageWords(view: PageView): readonly string[] {
  const choices = view.groups.flatMap((group) => group.choices.map(({ value }) => value));
  const labels = (view.searches ?? []).flatMap(({ label }) => (label === null ? [] : [label]));
  const texts = [...choices, ...labels, ...view.links.filter(({ acts }) => !acts).map(({ text }) => text), view.title];
  return [...new Set(texts.flatMap(pageTextWords))].slice(0, MOST_WORDS);
}

/** Words of a text of a page. */
export function pageTextWords(text: string): readonly string[] {
  return wordsOf(text, LEAST_LETTERS.page);
}

/** Words of an entity's name, each once. */
export function wordsOfName(name: string): readonly string[] {
  return [...new Set(wordsOf(name, LEAST_LETTERS.name))];
}

/** A word that a facet of a result names. */
export interface OfferedWord {
  /** The facet's key. */
  readonly facet: string;
  readonly word: string;
  /** Share of the result that has the value, 0–1, as far as its count or the number of its siblings tells. */
  readonly share: number;
}

/** Words of what a page of results offers to choose from. */
export function offeredWords(view: PageView): readonly OfferedWord[] {
  return view.groups.filter(mayNarrow).flatMap((group) => {
    const facet = textKey(attributeOf(group, view));
    return group.choices.flatMap(({ value, count }) =>
      wordsOf(value, LEAST_LETTERS.page).map((word) => ({
        facet,
        word,
        share: shareOf(count, { size: view.declaredCount, siblings: group.choices.length }),
      })),
    );
  });
}

/** Without counts all values are taken to be alike. */
function shareOf(
  count: number | null,
  { size, siblings }: { readonly size: number | null; readonly siblings: number },
): number {
  return count === null || size === null || size === 0 ? 1 / Math.max(1, siblings) : Math.min(1, count / size);
}

function wordsOf(text: string, leastLetters: number): readonly string[] {
  return textKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= leastLetters || /[^\p{ASCII}]/u.test(word));
}
