/**
 * Text primitives: white space, counts in parentheses, numbers in any script.
 */

/** Marks between groups of digits, in any script. */
const SEPARATORS = ".,'’٬，． \\u00a0\\u202f";

/** A trailing count: `(123)`, `[1 234]`, `（１２）`; group separators allowed. */
const TRAILING_COUNT = new RegExp(
  `\\s*[([（［【]\\s*(\\p{Nd}[\\p{Nd}${SEPARATORS}]*)[^\\p{L}\\p{Nd})\\]）］】]*[)\\]）］】]\\s*$`,
  'u',
);

/** Digits in groups of three with one separator, in Indian groups, or without any. */
const GROUPED = new RegExp(`^\\d{1,3}([${SEPARATORS}])\\d{3}(?:\\1\\d{3})*$|^\\d{1,2}(?:,\\d{2})+,\\d{3}$|^\\d+$`, 'u');

/** Zero-width marks, which a person does not see. */
const INVISIBLES = '\\u200b-\\u200d\\u2060-\\u2065\\ufeff\\u00ad';

/** References to some of them that scripts left in texts as they are written ("&#8203;"), where a style hides them. */
const WRITTEN =
  '&(?:#0*(?:820[3-5]|173|65279)|#[xX]0*(?:200[b-dB-D]|[aA][dD]|[fF][eE][fF]{2})|shy|zwn?j|ZeroWidthSpace);';
const INVISIBLE = new RegExp(`[${INVISIBLES}]|${WRITTEN}`, 'gu');

/** What {@link collapse} changes: most texts have none of it. */
const UNTIDY = new RegExp(`[^\\S ]| {2}|^ | $|[${INVISIBLES}]|${WRITTEN}`, 'u');

/** Marks of direction: they belong to a displayed text, but not to what it says. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The same at the end of a text. */
const DIRECTION_AT_END = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+$/u;

const TRAILING_SEPARATORS = new RegExp(`[${SEPARATORS}]+$`, 'u');

const BEYOND_ASCII = /[^\u0000-\u007f]/u;
const DIGIT = /^\p{Nd}$/u;
const DECIMAL = 10;

/** The text without what a person does not see of it: zero-width marks, also as references that a script left unread. */
export function withoutUnseen(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** The text as a person reads it: white space collapsed and trimmed, zero-width marks removed, marks of direction kept. */
export function collapse(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return withoutUnseen(text).replace(/\s+/gu, ' ').trim();
}

/** The collapsed text without quotes around it, a trailing colon of any script, and how many are chosen (`Brand (2)`). */
export function labelText(text: string): string {
  const plain = collapse(text);
  const last = plain.at(-1) ?? '';
  // Most texts end and begin with a letter, which tells at a glance what searching them through would.
  const words = CLOSING.includes(last) ? plain.replace(CHOSEN_COUNT, '') : plain;
  const isCounted = words !== plain && !/^\p{Nd}*$/u.test(words);
  const label = isCounted ? words : COLONS.includes(last) ? plain.replace(COLON_AT_END, '') : plain;
  return QUOTED.exec(label)?.[1]?.trim() ?? label;
}

/** A text that stands in quotes as a whole. */
const QUOTED = /^["'“”„‟«»‘’‚‹›「『《]([^"“”„‟«»「」『』《》]+)["'“”„‟«»‘’‹›」』》]$/u;

/** Brackets that close a count. */
const CLOSING = ')]）］';

/** A number in brackets at the end of a label. */
const CHOSEN_COUNT = /\s*[([（［]\p{Nd}+[)\]）］]$/u;

/** Colons of any script. */
const COLONS = ':：﹕︰';
const COLON_AT_END = /\s*[:：﹕︰]$/u;

/** A name without the number behind it, as a button tells how many values are chosen behind it: "Size 1", "Filters (2)". */
export function withoutNumberBehind(name: string): string {
  return name.replace(NUMBER_BEHIND, '');
}

/** A number at the end of a name, in brackets or not. */
const NUMBER_BEHIND = /[\s([]+\p{Nd}+[)\]]?$/u;

/** Decimal digits of any script as ASCII digits; other characters as they are. */
export function asciiDigits(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text
    .replace(DIRECTION, '')
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(digitValue(digit.codePointAt(0) ?? 0))));
}

/** Unicode has a script's digits in a row from zero to nine; some rows follow each other without a gap. */
function digitValue(code: number): number {
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % DECIMAL;
}

/** Numbers in a text, with group separators and a fraction: `1,299.50`, `1 299`. For ASCII digits. */
export const NUMBERS: RegExp = /\d+(?:[.,'’٬ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/gu;

/** A whole number written with or without group separators, or null: `1,234`, `1.234`, `1 234`, `12,34,567`, `١٬٢٣٤`. */
export function parseWhole(text: string): number | null {
  const plain = asciiDigits(collapse(text));
  if (!GROUPED.test(plain)) return null;
  const value = Number(plain.replace(/\D/gu, ''));
  return Number.isSafeInteger(value) ? value : null;
}

/** A value's text and its count, told apart: `Red (12)` gives `Red` and 12. Count is null where there is none. */
export function splitCount(text: string): { readonly value: string; readonly count: number | null } {
  const whole = collapse(text);
  const match = TRAILING_COUNT.exec(whole.replace(DIRECTION_AT_END, ''));
  if (match === null || match.index === 0) return { value: whole, count: null };
  const count = parseWhole((match[1] ?? '').replace(TRAILING_SEPARATORS, ''));
  return count === null ? { value: whole, count: null } : { value: whole.slice(0, match.index).trim(), count };
}

/** Key under which two texts are the same word for word: case, white space and Unicode form do not count. */
export function textKey(text: string): string {
  return labelText(text.replace(DIRECTION, '')).normalize('NFKC').toLowerCase();
}

/** A text as words where data write it as a code of them: "carbon-composite" is "carbon composite". Signs before a number stay. */
export function codeAsWords(text: string): string {
  return text.replace(/(?<=\w)[-_]+(?=\w)/gu, ' ');
}

/** Whether a text is nothing but a number, as of chosen values, or a sign that something can be folded: an arrow, `+`, `−`. */
export function isBadge(text: string): boolean {
  return /^(?:[([]?\p{Nd}+[)\]]?|[\p{So}\p{Sm}▸▾▼▲⌄⌃‹›«»×–−-]{1,2})$/u.test(text);
}

/** What a text says before and behind a part of it; null if it does not hold the part, or the part is empty. */
export function textAround(text: string, part: string): readonly [before: string, behind: string] | null {
  const at = part === '' ? -1 : text.indexOf(part);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + part.length)];
}

/** A number with the sign that parts it from a name: "3. Golden Heron", "#12: Golden Heron". */
const RANK = /^#?\s*(\p{Nd}{1,7})\s*[.):]\s+(?=\S)/u;

/** The number before a name that may say where on a list it stands; null without one. */
export function rankOf(name: string): number | null {
  const [, digits] = RANK.exec(name) ?? [];
  return digits === undefined ? null : Number(asciiDigits(digits));
}

/** The name without such a number. */
export function withoutRank(name: string): string {
  return name.replace(RANK, '');
}

/** The longest beginning that all texts share; empty without texts. */
export function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let { length } = first;
  for (const text of texts) while (!text.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** A text from its end on, by code points. */
export function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** The words of a text, as they are compared: without numbers and signs. */
export function wordsOf(text: string): readonly string[] {
  return textKey(text).match(/\p{L}+/gu) ?? [];
}
