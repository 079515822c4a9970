/**
 * Texts as words to compare: names of entities and queries are cut the same way, so that they match.
 */

import { closedKey, EMPTY_KEY, joinKeys, textKey64, withCode, type Key } from './key.js';

/** A text and its words. */
export interface Words {
  /** The text in lower case, white space collapsed; what is asked of a site. */
  readonly text: string;
  /** Where each word stands in the text. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** Key of each word; accents and apostrophes do not count. */
  readonly keys: readonly Key[];
}

/** Words that are read of a text; a longer one is no query and no name. */
const MOST_WORDS = 32;

/** Characters that are read of a text. */
const MOST_CHARACTERS = 512;

/** A word: letters and digits with the marks that names are told apart by (`c++`, `c#`); in scripts written without spaces, a character. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}]|['’](?=\p{L}))+[+#]*/gu;

/** The same where a text has nothing but ASCII. */
const ASCII_WORD = /(?:[a-z0-9]|'(?=[a-z]))+[+#]*/gu;
const NOT_ASCII = /[^\u0000-\u007f]/u;

const ACCENTS = /[\u0300-\u036f]/gu;
const APOSTROPHES = /['’]/gu;

/** The words of a text; none if it is too long to be a query or a name. */
export function readWords(text: string): Words {
  const isAscii = !NOT_ASCII.test(text);
  const plain = (isAscii ? text : text.normalize('NFKC')).toLowerCase().replace(/\s+/gu, ' ').trim();
  const spans: (readonly [number, number])[] = [];
  const keys: Key[] = [];
  if (plain.length > MOST_CHARACTERS) return { text: plain, spans, keys };
  for (const match of plain.matchAll(isAscii ? ASCII_WORD : WORD)) {
    const word = bareWord(match[0], isAscii);
    if (word === '') continue;
    spans.push([match.index, match.index + match[0].length]);
    keys.push(textKey64(word));
    if (keys.length > MOST_WORDS) return { text: plain, spans: [], keys: [] };
  }
  return { text: plain, spans, keys };
}

/** Key of all words of a text with their number; the same as {@link spanKey} of {@link readWords}, several times as fast. */
export function keyOfWords(text: string): { readonly key: Key; readonly count: number } {
  const keys = wordKeys(text);
  return { key: spanKey({ keys }), count: keys.length };
}

/** Key of each word, as {@link readWords} has them. */
export function wordKeys(text: string): readonly Key[] {
  const fast = text.length > MOST_CHARACTERS ? [] : asciiKeys(text);
  return fast ?? readWords(text).keys;
}

/** Key of the words from `from` up to, without, `to`. */
export function spanKey({ keys }: Pick<Words, 'keys'>, from = 0, to: number = keys.length): Key {
  let key = EMPTY_KEY;
  for (let at = from; at < to; at += 1) key = joinKeys(key, keys[at] ?? EMPTY_KEY);
  return key;
}

/** The text from one word up to, without, another; a text of its own that keeps nothing larger alive. */
export function spanText({ text, spans }: Words, from = 0, to: number = spans.length): string {
  const [first, last] = [spans[from], spans[to - 1]];
  return first === undefined || last === undefined ? '' : ownText(text.slice(first[0], last[1]));
}

/** Under this text two queries, or parts of them, are the same, word for word. */
export function wordsKey({ text, spans }: Words, from = 0, to: number = spans.length): string {
  return spans
    .slice(from, to)
    .map(([start, end]) => bareWord(text.slice(start, end), false))
    .join(' ');
}

function bareWord(word: string, isAscii: boolean): string {
  const plain = /['’]/u.test(word) ? word.replace(APOSTROPHES, '') : word;
  return isAscii ? plain : plain.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

/** A slice of a line keeps the whole chunk of its file in memory. */
function ownText(slice: string): string {
  return Array.from(slice).join('');
}

const CODES = { digit0: 48, digit9: 57, upperA: 65, upperZ: 90, lowerA: 97, lowerZ: 122, toLower: 32 } as const;
const APOSTROPHE = 39;
const PLUS = 43;
const SHARP = 35;
const LAST_ASCII = 127;

/** What a character is to the word that it stands in; an apostrophe before a letter is silent. */
type Kind = 'letter' | 'mark' | 'silent' | 'other' | 'foreign';

/** Character by character; null if the text has any that is not ASCII. */
function asciiKeys(text: string): readonly Key[] | null {
  const keys: Key[] = [];
  let word = EMPTY_KEY;
  let [isInWord, isTail] = [false, false];
  for (let at = 0; at <= text.length; at += 1) {
    const kind = kindAt(text, at);
    if (kind === 'foreign') return null;
    if (kind === 'silent' && !isTail) continue;
    const goesOn = isInWord && isPart(kind, isTail);
    if (isInWord && !goesOn) {
      keys.push(closedKey(word));
      [word, isInWord, isTail] = [EMPTY_KEY, false, false];
    }
    if (!goesOn && kind !== 'letter') continue;
    word = withCode(word, lowerCode(text.charCodeAt(at)));
    [isInWord, isTail] = [true, kind === 'mark'];
  }
  return keys.length > MOST_WORDS ? [] : keys;
}

/** Whether a word goes on with the character; after its marks no letter follows. */
function isPart(kind: Kind, isTail: boolean): boolean {
  return kind === 'mark' || (kind === 'letter' && !isTail);
}

function kindAt(text: string, at: number): Kind {
  if (at >= text.length) return 'other';
  const code = lowerCode(text.charCodeAt(at));
  if (code > LAST_ASCII) return 'foreign';
  if (isLetter(code) || (code >= CODES.digit0 && code <= CODES.digit9)) return 'letter';
  if (code === PLUS || code === SHARP) return 'mark';
  return code === APOSTROPHE && isLetter(lowerCode(text.charCodeAt(at + 1))) ? 'silent' : 'other';
}

function isLetter(code: number): boolean {
  return code >= CODES.lowerA && code <= CODES.lowerZ;
}

function lowerCode(code: number): number {
  return code >= CODES.upperA && code <= CODES.upperZ ? code + CODES.toLower : code;
}
