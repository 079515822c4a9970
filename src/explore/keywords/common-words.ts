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

/**
 * Words of running texts of these pages of entities, those that most pages have first, of equals the longest: not of what
 * stands on half of them alike, nor on the `frames`, which labels all pages and is seldom searched, and none that is only
 * written with a capital, as names are.
 */
export function frequentWords(pages: readonly PageView[], frames: readonly PageView[]): readonly string[] {
  const around = new Set(frames.flatMap(passagesOf));
  const passages = countedBy(pages, passagesOf);
  const isOwn = (passage: string): boolean =>
    !around.has(textKey(passage)) && (passages.get(textKey(passage)) ?? 0) <= Math.max(1, pages.length / 2);
  const words = countedBy(pages, ({ passages: own = [] }) => own.filter(isOwn).flatMap(smallWords));
  const shared = [...words].filter(([word, count]) => count > 1 && /\p{L}/u.test(word));
  return shared.sort(([one, a], [other, b]) => b - a || other.length - one.length).map(([word]) => word);
}

/** Words that a passage does not begin with a capital. */
function smallWords(passage: string): readonly string[] {
  const small = passage.split(/\s+/u).filter((word) => !/\p{Lu}/u.test(word));
  return passage.startsWith(PICTURE_PASSAGE) ? [] : pageTextWords(small.join(' '));
}

/** On how many pages each text stands. */
function countedBy(
  pages: readonly PageView[],
  textsOf: (page: PageView) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of pages.flatMap((page) => [...new Set(textsOf(page))]))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function passagesOf({ passages = [] }: PageView): readonly string[] {
  return passages.filter((passage) => !passage.startsWith(PICTURE_PASSAGE)).map(textKey);
}
