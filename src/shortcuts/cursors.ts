/**
 * Cursors: requests for later pages that hold what the answer before them told, whatever it means. A rule is drawn from an
 * answer and the request after it, and believed from the second value on, like any other.
 */

import type { StepText } from './edit-template.js';
import { type Ending, isBeside } from './endings.js';
import { type Leaf, leavesOf, withLeaf, withoutLeaf } from './request-leaves.js';
import { type Tree, type TreeRecord, canonicalText, valueAt } from './tree.js';

/** Rule of lists that go on by what their last answer told. */
export const CURSOR_RULE = 'cursor';

/** What is known where a list goes on. */
export interface Turning {
  /** The request of an earlier page of the list. */
  readonly before: TreeRecord;
  /** What the answer of the page just before told. */
  readonly ending: Ending;
  /** Numbers that may stand for the page. */
  readonly numbers: readonly StepText[];
}

/** What a leaf may be: the same on every page, a number of the page, or what stands at a place of the answer before. */
interface Told {
  readonly at: readonly string[];
  /** Undefined once two pages differed. */
  readonly constant: Tree | undefined;
  readonly numbers: readonly string[];
  readonly places: readonly string[];
  /** Whether it is written as a number. */
  readonly isNumber: boolean;
  /** Values seen, as texts; no more are kept than confirm. */
  readonly values: ReadonlySet<string>;
}

/** One explanation of how lists go on. */
interface Hypothesis {
  readonly told: ReadonlyMap<string, Told>;
  /** Leaves that go with the first page. */
  readonly gone: ReadonlyMap<string, Leaf>;
  /** Leaves that change without reason, as times and tokens do. */
  readonly noise: ReadonlySet<string>;
}

/** Explanations kept; more only come from requests that go on by something else. */
const MOST_HYPOTHESES = 4;

/** Pages against which an explanation is held. Raising it keeps more of their answers. */
const MOST_LESSONS = 24;

/** Different values before a cursor is believed; of short texts, which more often are the same by chance, one more. */
const CONFIRMING_VALUES = 2;
const CONFIRMING_SHORT_VALUES = 3;

/** Shorter texts are short, in characters. */
const SHORT = 4;

/** How the lists of one kind of request go on by what their answers tell. */
export class Cursors {
  #hypotheses: readonly Hypothesis[] = [];

  /** The last pages that were learnt from, explained or not. */
  #lessons: readonly Lesson[] = [];

  /** The hypothesis that is believed, or undefined. */
  #believed: Hypothesis | undefined;

  /** Places of answers that have to be remembered; null while any may be the one. */
  get places(): ReadonlySet<string> | null {
    if (this.#believed === undefined) return null;
    return new Set([...this.#believed.told.values()].flatMap(({ places }) => places));
  }

  /** Learns from a page's request and what was known where the list went on to it. */
  learn(turning: Turning, after: TreeRecord): void {
    const lesson = { example: exampleOf(turning, after), turning, after };
    this.#lessons = [...this.#lessons, lesson].slice(-MOST_LESSONS);
    if ([...lesson.example.told.values()].some(({ places }) => places.length > 0))
      this.#hypotheses = this.#with(lesson);
    this.#believed = this.#hypotheses.find((one) => isBelieved(one) && !isRefuted(one, this.#lessons));
  }

  /** The hypotheses with a page that one of them explains, or else with one of its own. */
  #with(lesson: Lesson): readonly Hypothesis[] {
    for (const [index, hypothesis] of this.#hypotheses.entries()) {
      const merged = mergedWith(hypothesis, lesson);
      if (merged !== null) return [merged, ...this.#hypotheses.toSpliced(index, 1)];
    }
    return [lesson.example, ...this.#hypotheses].slice(0, MOST_HYPOTHESES);
  }

  /** The request for the page, or null if nothing that is believed tells it. */
  predict(turning: Turning): TreeRecord | null {
    const hypothesis = this.#believed;
    if (hypothesis === undefined) return null;
    let request: TreeRecord | null = turning.before;
    for (const { at } of hypothesis.gone.values()) request = withoutLeaf(request, at);
    for (const told of hypothesis.told.values()) {
      const value = valueOf(told, turning);
      request = request === null || value === undefined ? null : withLeaf(request, { at: told.at, value });
      if (request === null) return null;
    }
    return canonicalText(request) === canonicalText(turning.before) ? null : request;
  }

  /** Whether an answer with this ending tells that its list ends: where a cursor stands beside other lists it has none. */
  isEnd(ending: Ending): boolean {
    const cursors = [...(this.#believed?.told.values() ?? [])].filter(isCursor);
    const beside = cursors.flatMap(({ places }) => places.filter(isBeside));
    return beside.length > 0 && beside.every((place) => !ending.has(place));
  }
}

function exampleOf({ before, ending, numbers }: Turning, after: TreeRecord): Hypothesis {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const changed = [...fresh].filter(([key, { value }]) => !old.has(key) || old.get(key)?.value !== value);
  return {
    told: new Map(changed.map(([key, leaf]) => [key, toldBy(leaf, { ending, numbers })])),
    gone: new Map([...old].filter(([key]) => !fresh.has(key))),
    noise: new Set(),
  };
}

function toldBy({ at, value }: Leaf, { ending, numbers }: Omit<Turning, 'before'>): Told {
  const text = textOf(value);
  return {
    at,
    constant: value,
    numbers: numbers.filter((number) => number.text === text).map(({ source }) => source),
    places: text === null ? [] : [...ending].filter(([, told]) => told === text).map(([place]) => place),
    isNumber: typeof value === 'number',
    values: new Set(text === null ? [] : [text]),
  };
}

function textOf(value: Tree): string | null {
  return (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : null;
}

/** A page as an example, and all that was known of it. */
interface Lesson {
  readonly example: Hypothesis;
  readonly turning: Turning;
  readonly after: TreeRecord;
}

/** What explains both; null if no cursor does that changes with every page. */
function mergedWith(known: Hypothesis, { example, turning, after }: Lesson): Hypothesis | null {
  const told = new Map<string, Told>();
  const noise = new Set(known.noise);
  for (const [key, old] of known.told) {
    const value = valueAt(after, old.at);
    if (value === undefined) continue;
    const shared = sharedBy(old, toldBy({ at: old.at, value }, turning));
    if (shared === null && isCursor(old)) return null;
    if (shared === null) noise.add(key);
    else told.set(key, shared);
  }
  for (const [key, fresh] of example.told) if (!told.has(key) && !noise.has(key)) told.set(key, fresh);
  const here = leavesOf(after);
  const gone = new Map([...known.gone].filter(([key]) => !here.has(key)));
  // The same page again has the same cursor.
  const mayStay = noise.size === known.noise.size;
  const turns = [...told].some(
    ([key, { places, constant }]) =>
      places.length > 0 && known.told.has(key) && example.told.has(key) && (constant === undefined || mayStay),
  );
  return turns ? { told, gone, noise } : null;
}

/** What both may be; null if they cannot be the same thing. */
function sharedBy(first: Told, second: Told): Told | null {
  const isSame = first.constant !== undefined && first.constant === second.constant;
  const shared: Told = {
    at: first.at,
    constant: isSame ? first.constant : undefined,
    numbers: first.numbers.filter((source) => second.numbers.includes(source)),
    places: first.places.filter((place) => second.places.includes(place)),
    isNumber: first.isNumber && second.isNumber,
    values: new Set([...first.values, ...second.values].slice(0, CONFIRMING_SHORT_VALUES)),
  };
  return isSame || shared.numbers.length > 0 || shared.places.length > 0 ? shared : null;
}

/** Whether nothing but the answer before explains a leaf. */
function isCursor({ constant, numbers, places }: Told): boolean {
  return constant === undefined && numbers.length === 0 && places.length > 0;
}

function isBelieved({ told }: Hypothesis): boolean {
  return [...told.values()].some((leaf) => {
    const isShort = [...leaf.values].some((value) => value.length < SHORT);
    return isCursor(leaf) && leaf.values.size >= (isShort ? CONFIRMING_SHORT_VALUES : CONFIRMING_VALUES);
  });
}

/**
 * Whether of the pages that changed a cursor more asked something else than what it told: how many pages a list has is the
 * number of its last one alone.
 */
function isRefuted({ told }: Hypothesis, lessons: readonly Lesson[]): boolean {
  return [...told].some(([key, leaf]) => {
    if (!isCursor(leaf)) return false;
    const changed = lessons.filter(({ example }) => example.told.has(key));
    const agreed = changed.filter(({ example }) =>
      example.told.get(key)?.places.some((at) => leaf.places.includes(at)),
    );
    return changed.length > agreed.length * 2;
  });
}

/** A leaf's value on the page, or undefined if readings that are left disagree or nothing tells it. */
function valueOf(told: Told, { ending, numbers }: Turning): Tree | undefined {
  const { constant, places } = told;
  const besides = places.filter(isBeside);
  // A field of the last record may look like a cursor that the answer tells beside the list, also where it tells none.
  const texts = [
    ...numbers.filter(({ source }) => told.numbers.includes(source)).map(({ text }) => text),
    ...(besides.length > 0 ? besides : places).flatMap((place) => ending.get(place) ?? []),
  ];
  const values = new Map<string, Tree>(texts.map((text) => [text, told.isNumber ? Number(text) : text]));
  if (constant !== undefined) values.set(String(constant), constant);
  const [value] = values.values();
  return values.size === 1 && !Number.isNaN(value) ? value : undefined;
}
