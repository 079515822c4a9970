/**
 * Amounts of money in any locale's digits and separators.
 */

import { asciiDigits, collapse } from '../../base/text.js';

/** An amount with its currency as written (symbol or code). */
export interface Money {
  readonly amount: number;
  readonly currency: string | null;
  /** The part of the text that says it. */
  readonly text: string;
}

/** Digits after a lone separator that make it a group separator: `1.299`. */
const GROUP_DIGITS = 3;
/** Longer texts are prose. */
const MAX_PRICE_TEXT = 80;
const AMOUNT = String.raw`\d(?:[\d.,'’٬٫]|[ \u00a0\u202f](?=\d{3}(?!\d)))*`;
const CODE = String.raw`(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|AUD|CAD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RUB|UAH|TRY|INR|PKR|IDR|MYR|THB|VND|PHP|BRL|MXN|ARS|CLP|COP|AED|SAR|EGP|ILS|KRW|TWD|SGD|HKD|ZAR|NGN|KES)`;
const SYMBOL = String.raw`(?:(?:US|C|CA|A|AU|NZ|HK|S|R|MX|NT|CDN)\s?\$|\p{Sc}|kr\.?|zł|Kč|Ft|lei|лв\.?|грн\.?|円|元|원|руб\.?|р\.|د\.إ|ر\.س|ج\.م|Fr\.|Rs\.?|Rp\.?|RM|TL|сом)`;
const MARK = `(?:${SYMBOL}|${CODE})`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}])(${MARK})\s?(${AMOUNT})`, 'u');
const AFTER = new RegExp(String.raw`(${AMOUNT})(?:,-|,–|\.-|\.–)?\s?(${MARK})(?![\p{L}])`, 'u');
const PLAIN = /^\d+(?:\.\d+)?$/u;

/** The first amount with a currency mark in a short text, or null. */
export function findMoney(text: string): Money | null {
  const plain = asciiDigits(collapse(text.slice(0, MAX_PRICE_TEXT + 1)));
  if (plain.length > MAX_PRICE_TEXT) return null;
  const before = BEFORE.exec(plain);
  const after = AFTER.exec(plain);
  if (before !== null && (after === null || before.index <= after.index)) return money(before[0], before[2], before[1]);
  return after === null ? null : money(after[0], after[1], after[2]);
}

/** Number that an amount says, or null: `1.299,00`, `1,299.00`, `1 299`, `12.5`, `١٢٫٥`. */
export function parseAmount(text: string): number | null {
  const plain = asciiDigits(collapse(text))
    .replace(/[\s\u00a0\u202f'’٬]/gu, '')
    .replaceAll('٫', '.')
    .replace(/[.,]+$/u, '');
  if (!/^\d[\d.,]*$/u.test(plain)) return null;
  const decimal = decimalSeparator(plain);
  const at = decimal === null ? plain.length : plain.lastIndexOf(decimal);
  const amount = Number(
    `${plain.slice(0, at).replace(/\D/gu, '')}.${plain.slice(at + 1).replace(/\D/gu, '')}`.replace(/\.$/u, ''),
  );
  return Number.isFinite(amount) ? amount : null;
}

/** Amount written for programs (`1299.00`); falls back to how people write it. */
export function parsePlainAmount(text: string): number | null {
  const plain = collapse(text);
  return PLAIN.test(plain) ? Number(plain) : (findMoney(plain)?.amount ?? parseAmount(plain));
}

function money(text: string, amount: string | undefined, currency: string | undefined): Money | null {
  const value = parseAmount(amount ?? '');
  return value === null ? null : { amount: value, currency: currency?.trim() ?? null, text: text.trim() };
}

/** The separator before the fraction, or null if there is none. */
function decimalSeparator(plain: string): '.' | ',' | null {
  const dot = plain.lastIndexOf('.');
  const comma = plain.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const at = Math.max(dot, comma);
  if (at < 0) return null;
  const separator = dot >= 0 ? '.' : ',';
  if (plain.indexOf(separator) !== at) return null;
  return plain.length - at - 1 === GROUP_DIGITS && !plain.startsWith('0') ? null : separator;
}
