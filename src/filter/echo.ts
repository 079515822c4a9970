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

/** Echoes of one text that may each be the only one. */
const MOST_ECHOES = 4;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** Between two parts of one echo stands nothing but punctuation. */
const BETWEEN = /^[\s\p{P}\p{S}]*$/u;

/** A keyword's echo in texts. */
export interface Echo {
  /** The text in lower case, with a mark for each echo of the keyword: whole, in parts, inflected, cut, or as in an address. */
  withoutEcho(text: string): string;
  /** The text as it is, and with a mark for one echo only: a site's own words may be the keyword's too ("results for results"). */
  readings(text: string): readonly string[];
  /** Whether the text names a word of the keyword. */
  isIn(text: string): boolean;
}

/** The echo of a keyword; null = a page that was asked without one. */
export function echoOf(query: string | null): Echo {
  const whole = textKey(query ?? '');
  if (whole === '') return { withoutEcho: textKey, readings: () => [], isIn: () => false };
  const words = [...new Set(whole.match(WORDS) ?? [])].filter((word) => word.length >= LEAST_LETTERS || word === whole);
  const forms = encodedForms(whole);
  const echoes = new Map<string, boolean>();
  const isEcho = (word: string): boolean => {
    const known = echoes.get(word) ?? words.some((own) => isSameWord(own, word));
    echoes.set(word, known);
    return known;
  };
  const partsOf = (shown: string): readonly Part[] => {
    const named = [...shown.matchAll(WORDS)].filter(([word]) => isEcho(word));
    const parts = named.map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
    return joined(shown, [...forms.flatMap((form) => placesOf(shown, form)), ...parts]);
  };
  return {
    withoutEcho: (text) => {
      const shown = textKey(text);
      return marked(shown, partsOf(shown));
    },
    readings: (text) => {
      const shown = textKey(text);
      const parts = partsOf(shown);
      if (parts.length === 0) return [];
      return [shown, ...(parts.length === 1 ? [] : parts.slice(0, MOST_ECHOES).map((part) => marked(shown, [part])))];
    },
    isIn: (text) => partsOf(textKey(text)).length > 0,
  };
}

/** A part of a text, from its first character up to but not including the last. */
interface Part {
  readonly from: number;
  readonly to: number;
}

function placesOf(shown: string, form: string): readonly Part[] {
  const parts: Part[] = [];
  for (let at = shown.indexOf(form); at >= 0; at = shown.indexOf(form, at + form.length))
    parts.push({ from: at, to: at + form.length });
  return parts;
}

/** Parts in their order, those that overlap or follow each other as one. */
function joined(shown: string, parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of [...parts].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && (part.from <= last.to || BETWEEN.test(shown.slice(last.to, part.from))))
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
    else result.push(part);
  }
  return result;
}

function marked(shown: string, parts: readonly Part[]): string {
  let text = '';
  let at = 0;
  for (const { from, to } of parts) {
    text += shown.slice(at, from) + ECHO;
    at = to;
  }
  return collapse(text + shown.slice(at));
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
