/**
 * Text primitives: white space, counts in parentheses, numbers in any script.
 */

/** A trailing count: `(123)`, `[1 234]`, `123`, also with full-width brackets; group separators allowed. */
const TRAILING_COUNT =
  /[\s\u00a0]*[([（［【][\s\u00a0]*(\p{Nd}[\p{Nd}.,'’ \u00a0\u202f]*)[^\p{L}\p{Nd})\]）］】]*[)\]）］】]\s*$/u;

/** Bidirectional and zero-width marks, which a person does not see. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu;

const DIGIT_ZEROES: readonly number[] = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** The text as a person reads it: white space collapsed and trimmed, invisible marks removed. */
export function collapse(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

/** The collapsed text without a trailing colon, of any script. */
export function labelText(text: string): string {
  return collapse(text).replace(/\s*[:：﹕︰]$/u, '');
}

/** Decimal digits of any common script as ASCII digits; other characters as they are. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROES.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A whole number written with or without group separators, or null: `1,234`, `1.234`, `1 234`, `١٬٢٣٤`. */
export function parseWhole(text: string): number | null {
  const plain = asciiDigits(collapse(text));
  if (!/^\d{1,3}(?:[.,'’٬ \u00a0\u202f]\d{3})+$|^\d+$/u.test(plain)) return null;
  const value = Number(plain.replace(/\D/gu, ''));
  return Number.isSafeInteger(value) ? value : null;
}

/** A value's text and its count, told apart: `Red (12)` gives `Red` and 12. Count is null where there is none. */
export function splitCount(text: string): { readonly value: string; readonly count: number | null } {
  const whole = collapse(text);
  const match = TRAILING_COUNT.exec(whole);
  if (match === null || match.index === 0) return { value: whole, count: null };
  const count = parseWhole((match[1] ?? '').replace(/[\s.,'’]+$/u, ''));
  return count === null ? { value: whole, count: null } : { value: whole.slice(0, match.index).trim(), count };
}

/** Key under which two texts are the same word for word: case, white space and Unicode form do not count. */
export function textKey(text: string): string {
  return labelText(text).normalize('NFKC').toLowerCase();
}
