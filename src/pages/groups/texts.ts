/**
 * Kinds of the short texts between links: separators, counts, labels, the alternative that is chosen now.
 */

/** A count that stands alone: `(12)`, `12`, `[1,234]`, `99+`. */
const COUNT = /^[([（［【]?\s*\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*[kKmM+]?\s*[)\]）］】]?$/u;
const BRACKETED_COUNT = /^[([（［【]\s*\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*[kKmM+]?\s*[)\]）］】]$/u;

/** Text between two separators, or after the last one: `| Acme |`, `› Games`. */
const BETWEEN_SEPARATORS = /^\s*[|·•,/›»>→;–—]+\s*([^|·•,/›»>→;]{1,60}?)\s*(?:[|·•,/›»>→;–—]+\s*)?$/u;

const ENDS_WITH_COLON = /[:：﹕︰]\s*$/u;

/** Whether a text has neither letters nor digits. */
export function isSeparator(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Whether a text is a number and nothing else, brackets aside. */
export function isCount(text: string): boolean {
  return COUNT.test(text.trim());
}

/** Whether a text is a number in brackets. */
export function isBracketedCount(text: string): boolean {
  return BRACKETED_COUNT.test(text.trim());
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
