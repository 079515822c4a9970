/**
 * Which texts show a price: a currency sign or code beside a number, in any script.
 */

const AMOUNT = String.raw`\p{Nd}[\p{Nd}.,'’ \u00a0\u202f٬٫]*`;
const CODE = String.raw`(?:USD|EUR|GBP|CHF|JPY|CNY|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|RUB|TRY|INR|BRL|MXN|AED|SAR|ILS|KRW|SGD|HKD|ZAR)`;
const MARK = String.raw`(?:\p{Sc}|${CODE}|kr\.?|zł|Kč|Ft|lei|円|元|원|руб\.?|р\.|د\.إ|ر\.س|Fr\.|R\$)`;
const PRICE = new RegExp(String.raw`(?:(?<![\p{L}])${MARK}\s?${AMOUNT})|(?:${AMOUNT}\s?${MARK}(?![\p{L}]))`, 'u');
const ALL_PRICES = new RegExp(PRICE.source, 'gu');
/** Longer texts are prose, which may mention prices but shows none. */
const MAX_PRICE_TEXT = 60;
const HAS_DIGIT = /\p{Nd}/u;
const MARK_ONLY = new RegExp(String.raw`^\s*${MARK}\s*$`, 'u');

/** A text without the prices in it. */
export function withoutPrices(text: string): string {
  return text.replace(ALL_PRICES, ' ');
}

/** Whether a short text shows a price, or is a currency sign that stands apart from its amount. */
export function hasPrice(text: string): boolean {
  if (text.length > MAX_PRICE_TEXT) return false;
  return HAS_DIGIT.test(text) ? PRICE.test(text) : MARK_ONLY.test(text);
}
