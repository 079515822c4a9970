/**
 * Takes the echo of a keyword out of texts: "Results for “lamps”" must not tell one empty page from another (He 2013 §6).
 */

import { collapse, textKey } from '../base/text.js';

/** Stands where the keyword was. */
const ECHO = '\u0001';
/** Shorter words of a keyword are only taken out with the whole of it: they are everywhere. */
const LEAST_LETTERS = 2;
/** A word that shares so many letters with a word of the keyword from its beginning is that word, inflected or cut. */
const LEAST_STEM_LETTERS = 4;
/** Share of the shorter word that the common beginning must have, 0–1. Raising it keeps more inflected echoes. */
const STEM_SHARE = 0.75;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** Between two echoes nothing but punctuation: one echo. */
const ECHOES = new RegExp(`${ECHO}(?:[\\s\\p{P}\\p{S}]*${ECHO})+`, 'gu');

/** A keyword's echo in texts. */
export interface Echo {
  /** The text in lower case, with a mark for each echo of the keyword: whole, in parts, inflected, cut, or as in an address. */
  withoutEcho(text: string): string;
  /** Whether the text names a word of the keyword. */
  isIn(text: string): boolean;
}

/** The echo of a keyword; null = a page that was asked without one. */
export function echoOf(query: string | null): Echo {
  const whole = textKey(query ?? '');
  if (whole === '') return { withoutEcho: textKey, isIn: () => false };
  const words = [...new Set(whole.match(WORDS) ?? [])].filter((word) => word.length >= LEAST_LETTERS || word === whole);
  const forms = encodedForms(whole);
  const echoes = new Map<string, boolean>();
  const isEcho = (word: string): boolean => {
    const known = echoes.get(word) ?? words.some((own) => isSameWord(own, word));
    echoes.set(word, known);
    return known;
  };
  const withoutEcho = (text: string): string => {
    let shown = textKey(text);
    for (const form of forms) shown = shown.replaceAll(form, ECHO);
    shown = shown.replace(WORDS, (word) => (isEcho(word) ? ECHO : word));
    return collapse(shown.replace(ECHOES, ECHO));
  };
  return { withoutEcho, isIn: (text) => withoutEcho(text).includes(ECHO) };
}

/** The keyword as texts and addresses write it, the longest first. */
function encodedForms(whole: string): readonly string[] {
  const encoded = encodeURIComponent(whole.replace(/\p{Cs}/gu, '\ufffd')).toLowerCase();
  const forms = new Set([
    whole,
    encoded,
    encoded.replaceAll('%20', '+'),
    whole.replaceAll(' ', '-'),
    whole.replaceAll(' ', ''),
  ]);
  return [...forms].filter(({ length }) => length >= LEAST_LETTERS).sort((a, b) => b.length - a.length);
}

function isSameWord(own: string, word: string): boolean {
  if (own === word) return true;
  const shorter = Math.min(own.length, word.length);
  if (shorter < LEAST_STEM_LETTERS) return false;
  let shared = 0;
  while (shared < shorter && own[shared] === word[shared]) shared += 1;
  return shared >= Math.max(LEAST_STEM_LETTERS, shorter * STEM_SHARE);
}
