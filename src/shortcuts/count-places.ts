/**
 * Where an answer says how large the result is: a number or a text with one ("48 results") that agrees with what pages
 * showed. Counts of values that happen to be the same are told apart by further pages.
 */

import { asciiDigits } from '../base/text.js';
import { type Tree, isList, isRecord, valueAt } from './tree.js';

/** Sizes that lie deeper than this are not looked for. */
const DEEPEST_COUNT = 8;

/** Most fields of an answer that are searched for the size. */
const MOST_FIELDS = 20_000;

/** Places that are remembered. */
const MOST_PLACES = 2_000;

/** Different sizes that a place must have told where others told them too. */
const CONFIRMING_SIZES = 2;

/** Different sizes told right for each wrong one: sites change while they are read, and pages are misread. */
const RIGHT_PER_WRONG = 3;

/** Longer texts say more than a size. */
const LONGEST_TEXT = 60;

/** A number with a sign that there are more. */
const AND_MORE = /\d\s*\+|[>≥]\s*\d/u;

/** What a place told so far. */
interface Telling {
  readonly sizes: Set<number>;
  wrong: number;
}

/** Places of sizes in the answers of one kind of request. */
export class CountPlaces {
  readonly #places = new Map<string, Telling>();
  /** Places that were seen to say 0 on a further page of a list. */
  readonly #firstOnly = new Set<string>();
  #answers = 0;

  /** Learns from an answer to a page of this size; a further page of its list may leave the size to the first one. */
  learn(answer: Tree, size: number, isFurther = false): void {
    const right = new Set(numberPlaces(answer).flatMap(({ place, number }) => (number === size ? [place] : [])));
    for (const [place, telling] of this.#places) {
      if (right.has(place)) continue;
      if (isFurther && numberIn(valueAt(answer, fieldsOf(place))) === 0) this.#firstOnly.add(place);
      else telling.wrong += 1;
    }
    for (const place of right) {
      // None and one are said of much else, as of the pages of a short list: where more was told before, it was not told here.
      const telling = this.#places.get(place) ?? { sizes: new Set(), wrong: size > 1 ? 0 : this.#answers };
      if (this.#places.size < MOST_PLACES) this.#places.set(place, telling);
      telling.sizes.add(size);
    }
    this.#answers += 1;
  }

  /** The size that an answer tells, or null as long as it is not known where: places that were right alike must agree. */
  read(answer: Tree): number | null {
    const told = new Set(this.#bests().map((place) => numberIn(valueAt(answer, fieldsOf(place)))));
    const [size = null, another] = told;
    return another === undefined ? size : null;
  }

  /** Whether what tells the size says only that there are as many and more: "300+ results". */
  isLeast(answer: Tree): boolean {
    const place = this.#best();
    const told = place === null ? null : valueAt(answer, fieldsOf(place));
    return typeof told === 'string' && AND_MORE.test(asciiDigits(told));
  }

  /** Whether the first page of a list tells its size, and further pages say 0. */
  get isOfFirstPages(): boolean {
    const place = this.#best();
    return place !== null && this.#firstOnly.has(place);
  }

  #best(): string | null {
    return this.#bests()[0] ?? null;
  }

  /** Places that were right for most sizes; none as long as only one size was told by several. */
  #bests(): readonly string[] {
    const likely = [...this.#places].filter(([, { sizes, wrong }]) => sizes.size >= wrong * RIGHT_PER_WRONG);
    const most = Math.max(...likely.map(([, { sizes }]) => sizes.size));
    const best = likely.filter(([, { sizes }]) => sizes.size === most);
    return best.length > 1 && most < CONFIRMING_SIZES ? [] : best.map(([place]) => place);
  }
}

function fieldsOf(place: string): readonly string[] {
  return JSON.parse(place) as readonly string[];
}

/** Numbers of an answer with their places, the shallowest first. */
function numberPlaces(answer: Tree): readonly { readonly place: string; readonly number: number }[] {
  const found: { readonly place: string; readonly number: number }[] = [];
  let level: readonly (readonly [readonly string[], Tree])[] = [[[], answer]];
  for (let depth = 0; depth <= DEEPEST_COUNT && level.length > 0; depth += 1) {
    for (const [place, value] of level) {
      const number = numberIn(value);
      if (number !== null) found.push({ place: JSON.stringify(place), number });
    }
    level = level
      .flatMap(([place, value]) => innerValues(value).map(([name, item]) => [[...place, name], item] as const))
      .slice(0, MOST_FIELDS);
  }
  return found;
}

function innerValues(value: Tree): readonly (readonly [string, Tree])[] {
  return isList(value) || isRecord(value) ? Object.entries(value) : [];
}

/** A whole number, or the only one in a short text. */
function numberIn(value: Tree | undefined): number | null {
  const number = typeof value === 'string' ? onlyNumber(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function onlyNumber(text: string): number | null {
  if (text.length > LONGEST_TEXT) return null;
  const [first, second] = asciiDigits(text).match(/\d+(?:[.,'’٬ \u00a0\u202f]\d{3})*/gu) ?? [];
  return first === undefined || second !== undefined ? null : Number(first.replace(/\D/gu, ''));
}
