/**
 * Values that are known from other pages under another text: counts that a page's reader took for part of the value, because
 * the group alone left it open ("yoga 1"), and codes in place of words.
 */

import { codeAsWords, parseWhole, textKey } from '../../base/text.js';
import type { Choice } from '../../model/page.js';

/** A number at the end, after white space, or after a dash, a colon, a bar or a dot that stands apart. */
const TRAILING_NUMBER = /^(.*?\S)\s+(?:[–—:：·|•‐-]\s*)?(\p{Nd}[\p{Nd}.,'’٬]*)$/su;

/** A word behind a number, which may say what is counted: "Biography 1 result". */
const TRAILING_WORD = /(?<=\s\p{Nd}[\p{Nd}.,'’٬]*)\s+\p{L}+$/u;

/** The choice with its trailing number as its count, or null if it has a count already or no such number. */
export function withTrailingCount(choice: Choice): Choice | null {
  if (choice.count !== null) return null;
  const match = TRAILING_NUMBER.exec(choice.value);
  const count = match === null ? null : parseWhole(match[2] ?? '');
  const value = match?.[1] ?? '';
  return count === null || !/[\p{L}\p{N}]/u.test(value) ? null : { ...choice, value, count };
}

/**
 * The choices, with the number told from the value where the value without it is known from another page, and as words where
 * these are known and the value is a code of them.
 */
export function withKnownValues(choices: readonly Choice[], isKnown: (valueKey: string) => boolean): readonly Choice[] {
  return choices.map((choice) => {
    if (isKnown(textKey(choice.value))) return choice;
    const words = codeAsWords(choice.value);
    if (words !== choice.value && isKnown(textKey(words))) return { ...choice, value: words };
    const counted = withTrailingCount({ ...choice, value: choice.value.replace(TRAILING_WORD, '') });
    return counted !== null && isKnown(textKey(counted.value)) ? counted : choice;
  });
}

/** The choice, with the number told from the value if it is the size that the choice's list turned out to have. */
export function withConfirmedCount(choice: Choice, size: number): Choice {
  const counted = withTrailingCount(choice);
  return counted?.count === size ? counted : choice;
}
