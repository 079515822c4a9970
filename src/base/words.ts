/**
 * The words of a text, whatever signs stand between and beside them.
 */

import { textKey } from './text.js';

/** Its words of letters and digits, in small letters. */
export function wordsOf(text: string): readonly string[] {
  return textKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a text is a value with a sign that takes it back: "Red ×", "Red x". */
export function takesBack(text: string, value: string): boolean {
  const [said, own] = [wordsOf(text).join(' '), wordsOf(value).join(' ')];
  return own !== '' && (said === own ? /\p{S}/u.test(text) && !/\p{S}/u.test(value) : said === `${own} x`);
}

/** Words beside a value in a text that does something with it: "Remove Red", "Red selected". */
const MOST_WORDS = 2;

/** Whether a text says a value and a word or two before or behind it: "Red Remove". */
export function saysMore(text: string, value: string): boolean {
  const [said, own] = [wordsOf(text), wordsOf(value)];
  const more = said.length - own.length;
  if (own.length === 0 || more < 1 || more > MOST_WORDS) return false;
  const [whole, part] = [said.join(' '), own.join(' ')];
  return whole.startsWith(`${part} `) || whole.endsWith(` ${part}`);
}

/**
 * The texts that say a value and a word or two more, where no two of them say the same one: what names one value in several
 * ways ("Angle grinders", "Bench grinders") are values below it.
 */
export function wordings(texts: readonly string[], values: readonly string[]): readonly string[] {
  const told = values.map((value) => texts.filter((text) => saysMore(text, value)));
  return told.some(({ length }) => length > 1) ? [] : [...new Set(told.flat())];
}
