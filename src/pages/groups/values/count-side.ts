/**
 * Numbers at the ends of values: which are counts, and on which side of the words of a run they stand.
 */

import { parseWhole, textKey } from '../../../base/text.js';
import { hasDigit, isBracketedCount, isCount, withoutBars } from '../runs/texts.js';

/** Where the counts of a run stand. */
export type CountSide = 'before' | 'behind';

/** The number of a count with a word (`12 items`), or null. */
export function countIn(text: string): string | null {
  if (!hasDigit(text)) return null;
  const numbers = text.match(/\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*/gu);
  const [number] = numbers ?? [];
  return numbers?.length === 1 && number !== undefined && /\p{L}/u.test(text) ? number.trim() : null;
}

/** The number that a count tells, in brackets or with a word; null if it is no whole number (`99+`). */
export function countOf(text: string): number | null {
  return parseWhole((countIn(text) ?? withoutBars(text)).replace(/[()[\]（）［］【】]/gu, '').trim());
}

/** Whether a text may be a count, perhaps with a word. */
export function maybeCount(text: string): boolean {
  return isCount(text) || countIn(text) !== null;
}

/** Forms of one word that counts are told with, as "1 item", "2 items". Raising it takes names with numbers in them for counts. */
const MOST_FORMS = 2;

/**
 * The side of a run's counts, told from the texts of all its values: where one of them has a number on one side only, where
 * all have numbers in brackets on one side ("4 stars & up (493)") or bare ones beside other words each ("Superb 9+", "Good
 * 7+"), behind the steps of a scale ("4 & up 349", "3 & up 473"), else where the numbers fall from value to value, as the
 * most frequent comes first: "50 2010", "49 1980", "37 2020". Behind the words where nothing tells.
 */
export function countSide(lists: readonly (readonly string[])[]): CountSide {
  const ends = lists
    .filter(({ length }) => length > 1)
    .map((texts) => ({ first: texts[0] ?? '', last: texts.at(-1) ?? '' }));
  if (ends.some(({ first, last }) => maybeCount(last) && !maybeCount(first))) return 'behind';
  if (ends.some(({ first, last }) => maybeCount(first) && !maybeCount(last))) return 'before';
  const isBehind = ends.every(({ last }) => isBracketedCount(last));
  if (isBehind !== ends.every(({ first }) => isBracketedCount(first))) return isBehind ? 'behind' : 'before';
  if (areNames(ends.map(({ first }) => first)) && ends.every(({ last }) => isCount(last))) return 'behind';
  if (areNames(ends.map(({ last }) => last)) && ends.every(({ first }) => isCount(first))) return 'before';
  const before = numbersOf(ends.map(({ first }) => first));
  const behind = numbersOf(ends.map(({ last }) => last));
  return fall(before) && !fall(behind) && !areSteps(before, behind) ? 'before' : 'behind';
}

/** Whether texts have more words beside their numbers than counts have. */
function areNames(texts: readonly string[]): boolean {
  const words = texts.map((text) => textKey(text.replace(/\P{L}+/gu, ' ')));
  return !words.includes('') && new Set(words).size > MOST_FORMS;
}

function numbersOf(texts: readonly string[]): readonly (number | null)[] {
  return texts.map((text) => parseWhole(countIn(text) ?? text));
}

/** Whether numbers never grow from one to the next. */
function fall(numbers: readonly (number | null)[]): boolean {
  return numbers.every((number, at) => number !== null && number <= (numbers[at - 1] ?? Number.POSITIVE_INFINITY));
}

/** Steps that are no accident. Raising it takes the steps of short scales for counts. */
const LEAST_STEPS = 3;

/** Whether numbers go down one by one, and each holds what the one above it does, so that those behind them never fall: "4 & up". */
function areSteps(numbers: readonly (number | null)[], behind: readonly (number | null)[]): boolean {
  const isNext = (number: number | null, at: number): boolean => at === 0 || number === (numbers[at - 1] ?? 0) - 1;
  return numbers.length >= LEAST_STEPS && numbers.every(isNext) && fall([...behind].reverse());
}
