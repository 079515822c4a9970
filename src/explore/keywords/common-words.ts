/**
 * Words that all pages of a site's entities have: what searches whole texts finds everything by them.
 */

import { textKey } from '../../base/text.js';
import { PICTURE_PASSAGE, type PageView } from '../../model/page.js';
import { pageTextWords } from './keyword-words.js';

/**
 * Words of what these pages of entities all say, those of whole passages first, the shortest before longer ones: labels and
 * headings ("Ingredients"). What the `frames` say, pages of the site that are of no entity, stands around every page.
 */
export function commonWords(pages: readonly PageView[], frames: readonly PageView[]): readonly string[] {
  const around = new Set(frames.flatMap(passagesOf));
  const [first = [], ...others] = pages.map((page) => passagesOf(page).filter((passage) => !around.has(passage)));
  if (others.length === 0) return [];
  const passages = first.filter((passage) => others.every((other) => other.includes(passage)));
  const ofPassages = passages.map(pageTextWords).sort((a, b) => a.length - b.length);
  const elsewhere = others.map((other) => new Set(other.flatMap(pageTextWords)));
  const ofTexts = first.flatMap(pageTextWords).filter((word) => elsewhere.every((words) => words.has(word)));
  // Short words that all texts have, such as articles, are seldom searched for.
  const longest = [...ofTexts].sort((a, b) => b.length - a.length);
  return [...new Set([...ofPassages.flat(), ...longest])].filter((word) => /\p{L}/u.test(word));
}

function passagesOf({ passages = [] }: PageView): readonly string[] {
  return passages.filter((passage) => !passage.startsWith(PICTURE_PASSAGE)).map(textKey);
}
