/**
 * Names of what can be chosen on a page that have numbers of their own, such as "5 to 8 km" or "May 2024": the title of the
 * list that a choice leads to says them once more, and counts nothing by them.
 */

import { oncePer } from '../base/remember.js';
import { textKey } from '../base/text.js';
import { withoutHash } from '../base/url.js';
import type { PageIndex } from './page-index.js';

const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
/** A number at the end in brackets is how many there are. */
const COUNTED = /[([（［]\s*\p{Nd}[\p{Nd}.,\s]*[)\]）］]\s*$/u;
/** Signs around a name, such as the quotes of "Tag: “5 km”". */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Tells of texts whether they only say which choice was made: "Length: 5 to 8 km" beside a link "5 to 8 km", or the name of the link to the page itself. */
export const saysChoice: (index: PageIndex) => (text: string) => boolean = oncePer((index) => {
  const options = index.byTag('option').flatMap((id) => namesOf(index, id));
  const names = new Set([...index.links.flatMap((id) => namesOf(index, id)), ...options]);
  const own = new Set(index.links.filter((id) => leadsHere(index, id)).flatMap((id) => namesOf(index, id)));
  return (text) => {
    if (names.size === 0) return false;
    const words = text.split(/\s+/u);
    return own.has(keyOf(text)) || words.some((_, at) => at > 0 && names.has(keyOf(words.slice(at).join(' '))));
  };
});

/** The name of a choice if it has words and numbers in one piece: a number in an element of its own is rather a count. */
function namesOf(index: PageIndex, id: number): readonly string[] {
  const text = index.text(id);
  if (!DIGIT.test(text) || !LETTER.test(text) || COUNTED.test(text)) return [];
  const { end } = index.node(id);
  const pieces = index.nodes.slice(id + 1, end).filter((node) => node.tag === '#text' && node.text.trim() !== '');
  return pieces.length === 1 ? [keyOf(text)] : [];
}

function keyOf(text: string): string {
  return textKey(text.replace(AROUND, ''));
}

function leadsHere(index: PageIndex, id: number): boolean {
  const isAddress = !(index.node(id).attributes['href'] ?? '').trim().startsWith('#');
  return isAddress && withoutHash(index.linkUrl(id) ?? '') === withoutHash(index.snapshot.url);
}
