/**
 * Sentences beside the names of values: "To check this option, press Enter."
 */

import { wordsOf } from '../../../base/words.js';
import { hasDigit } from '../runs/texts.js';

/** Words of a sentence, at least. Raising it takes short ones for part of a value; lowering it, `Co. Ltd.` for a sentence. */
const LEAST_WORDS = 3;

/** Whether a text is a sentence, with a stop behind it. */
export function isSentence(text: string): boolean {
  return /[.!?]\s*$/u.test(text) && !hasDigit(text) && wordsOf(text).length >= LEAST_WORDS;
}
