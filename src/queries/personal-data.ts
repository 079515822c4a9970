/**
 * What looks like an e-mail address, a telephone number or a card number, and is not to be asked of anybody (design §6).
 *
 * It errs on the side of the person: a product number that looks like a telephone number is dropped too, but for ISBNs.
 */

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u;

/** Runs of digits, in groups with single separators, with what may stand before them; not joined to letters. */
const NUMBER = /(?<![\p{L}\p{N}])[+(]*\d(?:[ ().\-/]{0,2}\d)+(?![\p{L}\p{N}])/gu;

const CARD_DIGITS = { least: 13, most: 19 } as const;
const PHONE_DIGITS = { least: 9, most: 15 } as const;
const ISBN_DIGITS = 13;
const ISBN_START = /^97[89]/u;
/** Groups of a telephone number that has neither a leading zero nor a plus. */
const PHONE_GROUPS = /^\(?\d{3}\)?[ .\-/]{1,2}\d{3}[ .\-/]\d{4}$/u;
const DECIMAL = 10;
const DIGIT_CODES = { first: 48, last: 57 } as const;
const ISBN_WEIGHT = 3;

/** Whether a query holds anything like personal data. */
export function looksPersonal(query: string): boolean {
  if (query.includes('@') && EMAIL.test(query)) return true;
  if (digitCount(query) < PHONE_DIGITS.least) return false;
  return [...query.matchAll(NUMBER)].some(([number]) => isPersonalNumber(number.trim()));
}

function digitCount(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= DIGIT_CODES.first && code <= DIGIT_CODES.last) count += 1;
  }
  return count;
}

function isPersonalNumber(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  if (isWithin(digits.length, CARD_DIGITS) && passesLuhn(digits)) return true;
  if (!isWithin(digits.length, PHONE_DIGITS) || isIsbn(digits)) return false;
  return /^(?:\+|\(?0)/u.test(text) || digits.length === text.length || PHONE_GROUPS.test(text);
}

function isWithin(count: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return count >= least && count <= most;
}

/** The check digit of payment cards: every second digit from the right is doubled. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += value >= DECIMAL ? value - DECIMAL + 1 : value;
  }
  return sum % DECIMAL === 0;
}

function isIsbn(digits: string): boolean {
  if (digits.length !== ISBN_DIGITS || !ISBN_START.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : ISBN_WEIGHT), 0);
  return sum % DECIMAL === 0;
}
