/**
 * Kinds of the short texts between links: separators, counts, labels, the alternative that is chosen now.
 */

import { collapse } from '../../../base/text.js';

/** A count that stands alone: `(12)`, `12`, `[1,234]`, `99+`. */
const COUNT = /^[([（［【]?\s*\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*[kKmM+]?\s*[)\]）］】]?$/u;
const BRACKETED_COUNT = /^[([（［【]\s*\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*[kKmM+]?\s*[)\]）］】]$/u;

/** Text between two separators, or after the last one: `| Acme |`, `› Games`. */
const BETWEEN_SEPARATORS = /^\s*[|·•,/›»>→;–—]+\s*([^|·•,/›»>→;]{1,60}?)\s*(?:[|·•,/›»>→;–—]+\s*)?$/u;

const ENDS_WITH_COLON = /[:：﹕︰]\s*$/u;

/** Longest text that is looked at as a count, in characters. */
const MAX_COUNT = 24;

const LAST_ASCII = 127;

/** Whether a text has neither letters nor digits. */
export function isSeparator(text: string): boolean {
  return !/[a-z0-9]/iu.test(text) && !/[\p{L}\p{N}]/u.test(text);
}

/** Whether a text has a digit of any script. */
export function hasDigit(text: string): boolean {
  // Classes of all scripts are slow; most texts are decided by their ASCII characters.
  return /[0-9]/.test(text) || (!isAscii(text) && /\p{Nd}/u.test(text));
}

/** The text without the signs that part it from what stands before and behind it: "(12) ·". */
export function withoutBars(text: string): string {
  return text.replace(/^[\s|·•]+|[\s|·•]+$/gu, '');
}

/** Whether a text is a number and nothing else, brackets aside. */
export function isCount(text: string): boolean {
  return text.length <= MAX_COUNT && hasDigit(text) && COUNT.test(withoutBars(text));
}

/** Whether a text is a number in brackets. */
export function isBracketedCount(text: string): boolean {
  return text.length <= MAX_COUNT && hasDigit(text) && BRACKETED_COUNT.test(withoutBars(text));
}

/** Whether a text is words, not a number or a sign. */
export function hasWords(text: string): boolean {
  return !isSeparator(text) && !isCount(text);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > LAST_ASCII) return false;
  return true;
}

/** Whether a text ends as labels do. */
export function endsWithColon(text: string): boolean {
  return ENDS_WITH_COLON.test(text);
}

/** The text between separators that stands for an alternative without a link, or null. */
export function betweenSeparators(text: string): string | null {
  const inner = BETWEEN_SEPARATORS.exec(text)?.[1]?.trim() ?? '';
  return /\p{L}|\p{N}/u.test(inner) ? inner : null;
}

/** Arrows and signs of folding beside a text. */
const DECORATION = /^[\p{So}\p{Sm}▸▾▼▲⌄⌃›«»×–−-]+\s+|(?:\s+[\p{So}\p{Sm}▸▾▼▲⌄⌃›«»×–−-]+|\s*[▸▾▼▲⌄⌃]+)$/gu;

/** The text without the signs beside it that tell whether something is folded; the text itself if nothing else is left. */
export function withoutDecoration(text: string): string {
  return text.replace(DECORATION, '') || text;
}

/** Whether a text is one letter or sign. */
export function isLetter(text: string): boolean {
  return /^(?:\p{L}\p{M}*|\p{S}|#|0[-–]9)$/u.test(text);
}

/** Whether letters among values are grades, as one of them has a sign behind it: `A+`, `A`, `B`. */
export function areGrades(values: readonly string[]): boolean {
  return values.some((value) => /^\p{L}\s?[+\u2212-]+$/u.test(value));
}

/** The first letter or digit of a text, without its marks, in small letters; nothing if it has none. */
export function initial(text: string): string {
  const plain = collapse(text).normalize('NFD').toLowerCase();
  return /[\p{L}\p{N}]/u.exec(plain)?.[0] ?? '';
}

/** Most different signs of a scale: one repeated, or one that is drawn and one that is not. */
const MAX_SIGNS = 2;

/** Whether values are a scale drawn in signs: `$`, `$$`, `$$$`; `★★★☆`, `★★★★`. */
export function isScaleOfSigns(values: readonly string[]): boolean {
  const signs = new Set(values.join('').replace(/\s/gu, ''));
  const isRepeated = values.some((value) => value.replace(/\s/gu, '').length > 1);
  return (
    values.length > 1 &&
    new Set(values).size === values.length &&
    values.every((value) => value !== '' && isSeparator(value)) &&
    isRepeated &&
    signs.size <= MAX_SIGNS
  );
}

/** Whether a text is only the dash that stands between the bounds of a range. */
export function isRangeDash(text: string): boolean {
  return /^\s*[\p{Pd}\u2212~〜～]\s*$/u.test(text);
}
