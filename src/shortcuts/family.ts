/**
 * Requests of one kind: which page asked what, what moves change in them, and how answers are read.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import { isAddressStep } from './address-steps.js';
import { type ChoiceBook, groupOfStep } from './choice-book.js';
import { CursorLists, type ListAnswer, type Onward } from './cursor-lists.js';
import { CURSOR_RULE } from './cursors.js';
import { DataReader } from './data-reader.js';
import { type Move, type PathParts, PAGER_RULE, fromKey, moveOf, pagerMove, partsKey } from './moves.js';
import { PageSizes } from './page-sizes.js';
import { PagedAddresses } from './paged-addresses.js';
import { RuleBook } from './rule-book.js';
import type { Source } from './sources.js';
import { type Tree, type TreeRecord, canonicalText, soleText, valueAt } from './tree.js';
import { applyEdit, treeEdits } from './tree-edits.js';

/** A request as it is known for a page. */
interface Known {
  readonly request: TreeRecord;
  /** True if the page itself never asked it: it was concluded from what two of its choices have in common. */
  readonly concluded: boolean;
}

/** A request that no earlier one explains yet. */
interface Orphan {
  readonly parts: PathParts;
  readonly request: TreeRecord;
}

/** A request with the names of the rules that lead to it. */
export interface Prediction {
  readonly request: TreeRecord;
  readonly rules: readonly string[];
}

/** Rule of requests that were seen for this very page. */
export const AS_SEEN = 'as seen';

/** What names of choices begin with that were made before a rule was used. */
const GIVEN = 'given ';

/** What names of pages begin with at which a rule is checked on its own, as its codes may mean something else there. */
const AT = 'at ';

/** Requests remembered per family, the oldest are forgotten first. */
const MOST_KNOWN = 5_000;

/** Orphans remembered. */
const MOST_ORPHANS = 200;

/** Most steps of one move: type a low end, type a high end, press Apply. */
const LONGEST_MOVE = 3;

/** A move that may have led to a page. */
interface Leading {
  readonly move: Move;
  /** Key of the page before it. */
  readonly before: string;
  /** How many choices it makes; 0 if it only goes on. */
  readonly length: number;
}

/** The way to a page of which the first steps are done. */
interface Following {
  readonly from: AccessPath;
  readonly steps: readonly Step[];
  readonly done: number;
  readonly untouched: TreeRecord | null;
}

/** All that is known of one kind of request. */
export class Family {
  readonly id: string;
  readonly kind: Source['kind'];
  readonly #rules = new RuleBook();
  readonly #cursors = new CursorLists();
  readonly #paged = new PagedAddresses();
  readonly #known = new Map<string, Known>();
  readonly #orphans = new Map<string, Orphan>();
  readonly #book: ChoiceBook;
  #headers: Readonly<Record<string, string>> = {};
  #place: readonly string[] = [];
  #begins = false;
  readonly #sizes: PageSizes;
  readonly data: DataReader;
  /** Pages whose rules rest on a request that was only concluded, by the page that it was concluded for. */
  readonly #provisional = new Map<string, readonly Orphan[]>();

  /** The sizes of pages that came in other ways count where such requests bring none that tells its own. */
  constructor(source: Source, book: ChoiceBook, sizes: PageSizes | null = null) {
    this.id = source.family;
    this.kind = source.kind;
    this.#book = book;
    this.#sizes = new PageSizes(sizes);
    this.data = new DataReader(this.#sizes);
  }

  /** Headers of the newest request. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** Where the list lies in an answer. */
  get place(): readonly string[] {
    return this.#place;
  }

  /** Whether such a request brought the first page of what was chosen. */
  get begins(): boolean {
    return this.#begins;
  }

  /** The request that was seen or concluded for a page, or undefined. */
  requestFor(parts: PathParts): TreeRecord | undefined {
    return this.#known.get(partsKey(parts.from, parts.steps, parts.page))?.request;
  }

  /** Learns that a page got its list by this source. */
  learn(parts: PathParts, source: Source, view: PageView): void {
    this.#headers = source.headers;
    this.#begins ||= parts.page === 0 && parts.steps.length > 0;
    this.#place = source.data?.list.place ?? [];
    this.#learnSize(parts, source, view);
    this.#noteFurther(parts, source.request);
    const key = partsKey(parts.from, parts.steps, parts.page);
    const old = this.#known.get(key);
    this.#remember(key, { request: source.request, concluded: false });
    if (old !== undefined) this.#compare(key, old, source.request);
    if (!this.#explain(parts, source.request)) this.#adopt(parts, source.request);
    if (source.data !== null) this.#learnCursor(parts, source.request, source.data);
  }

  /** What markup adds to a list on a later page is not told from what was there before. */
  #learnSize({ steps, page }: PathParts, { data }: Source, view: PageView): void {
    const size = data?.list.records.length ?? view.list?.cards.length ?? 0;
    if (page === 0 || data !== null) this.#sizes.learn(steps, size, view.pagination.next !== null);
  }

  #learnCursor(parts: PathParts, request: TreeRecord, { answer, list }: NonNullable<Source['data']>): void {
    const before = parts.page > 0 ? this.#askedBefore(parts) : null;
    if (before !== null) this.#cursors.learn(this.#onward(parts), before.request, request);
    this.noteAnswer(parts, { answer, place: list.place });
  }

  /** Notes what the answer to a page tells of the page after it. */
  noteAnswer(parts: PathParts, answer: ListAnswer): void {
    this.#cursors.note(parts, answer);
  }

  /** Whether an answer tells that its list ends with it, where lists go on by nothing else. */
  isEnd(answer: ListAnswer): boolean {
    return !this.#rules.isConfirmed(PAGER_RULE) && this.#cursors.isEnd(answer);
  }

  /** Learns where a later page begins from the numbers by which its request differs from that of the first. */
  #noteFurther(parts: PathParts, request: TreeRecord): void {
    if (this.kind === 'document') this.#paged.learn(parts);
    const { from, steps, page } = parts;
    const first = page === 0 ? undefined : this.#known.get(partsKey(from, steps, 0));
    if (first === undefined) return;
    for (const { value } of treeEdits(first.request, request)) {
      const text = soleText(value);
      if (/^\d{1,6}$/u.test(text)) this.#sizes.noteStart(page, Number(text));
    }
  }

  #remember(key: string, known: Known): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Learns a rule from the nearest page before this one whose request is known; false if there is none. */
  #explain(parts: PathParts, request: TreeRecord): boolean {
    if (parts.steps.length === 0 && parts.page === 0) return true;
    let isExplained = false;
    for (const { move, before, length } of this.#moves(parts)) {
      const known = this.#known.get(before);
      if (known === undefined) continue;
      if (known.concluded) this.#noteProvisional(before, { parts, request });
      this.#rules.learn(move, known.request, request);
      if (length > 1) this.#rules.learnEach(this.#singleMoves(parts.steps, length), known.request, request);
      isExplained = true;
      // A step that changed nothing is part of what was done before it.
      if (canonicalText(known.request) !== canonicalText(request)) break;
    }
    return isExplained;
  }

  #noteProvisional(before: string, page: Orphan): void {
    const pages = this.#provisional.get(before) ?? [];
    if (pages.length < MOST_ORPHANS) this.#provisional.set(before, [...pages, page]);
  }

  /**
   * A page's request beside the one that was known of it. If that was only concluded and wrong, rules that were drawn from
   * it are drawn anew.
   */
  #compare(key: string, old: Known, request: TreeRecord): void {
    if (!old.concluded) this.#rules.learnNoise(old.request, request);
    const pages = this.#provisional.get(key) ?? [];
    this.#provisional.delete(key);
    if (canonicalText(old.request) === canonicalText(request)) return;
    for (const { parts } of pages) for (const { move } of this.#moves(parts)) this.#rules.forget(move);
    for (const { parts, request } of pages) this.#explain(parts, request);
  }

  /** The last steps, each as a move of its own. */
  #singleMoves(steps: readonly Step[], length: number): readonly Move[] {
    const first = steps.length - length;
    return steps.slice(first).map((step, index) => moveOf([step], steps.slice(0, first + index), this.#book));
  }

  /** The moves that may have led to a page, the shortest first, and the key of the page before each. */
  #moves(parts: PathParts): readonly Leading[] {
    const { from, steps, page } = parts;
    const turn = { move: this.#pagerMove(parts), before: partsKey(from, steps, 0), length: 0 };
    return page > 0 ? [turn, ...this.#choices(parts)] : this.#choices(parts);
  }

  /** The choices that the last steps may be, from the same page of the list before each. */
  #choices({ from, steps, page }: PathParts): readonly Leading[] {
    const lengths = Array.from({ length: Math.min(LONGEST_MOVE, steps.length) }, (_, index) => index + 1);
    return lengths.map((length) => {
      const earlier = steps.slice(0, -length);
      return { move: moveOf(steps.slice(-length), earlier, this.#book), before: partsKey(from, earlier, page), length };
    });
  }

  #pagerMove({ steps, page }: PathParts): Move {
    return pagerMove(page, this.#sizes.sizeFor(steps));
  }

  /**
   * Two pages that differ in one value, where the page before them asked nothing of this kind: what both requests have in
   * common is what it would have asked.
   */
  #adopt(parts: PathParts, request: TreeRecord): void {
    for (const { move, before } of this.#moves(parts)) {
      const key = JSON.stringify([before, move.rule]);
      const sibling = this.#orphans.get(key);
      if (sibling === undefined) {
        if (this.#orphans.size < MOST_ORPHANS) this.#orphans.set(key, { parts, request });
        continue;
      }
      const common = commonRequest(sibling.request, request);
      if (common === null) continue;
      this.#remember(before, { request: common, concluded: true });
      this.#explain(sibling.parts, sibling.request);
      this.#explain(parts, request);
      return;
    }
  }

  /** The request for a page: as it was seen, or by believed rules from what was seen of the same start; else null. */
  predict(parts: PathParts): Prediction | null {
    const seen = this.#known.get(partsKey(parts.from, parts.steps, parts.page));
    if (seen?.concluded === false) return { request: seen.request, rules: [AS_SEEN] };
    const first = this.#predictPage(parts, 0);
    if (parts.page === 0) return first;
    const address = first === null ? this.#paged.firstRequest(parts) : null;
    if (address !== null) return this.#predictByNumber(parts, { request: address, rules: [] });
    return this.#predictByCursor(parts, first) ?? this.#predictByNumber(parts, first);
  }

  /** Where first pages came in another way, from what the second page of a list asks; no choice tells its cursor. */
  #predictByNumber(parts: PathParts, first: Prediction | null): Prediction | null {
    const before = first ?? (this.#cursors.isKnown ? null : this.#predictPage(parts, 1));
    if (before === null) return null;
    const isThere = first === null && parts.page === 1;
    const later = isThere ? before : this.#rules.predict(this.#pagerMove(parts), before.request);
    return later === null || !keepsTexts(before.request, later.request)
      ? null
      : { request: later.request, rules: [...listRules(before), PAGER_RULE] };
  }

  /** What nothing but the answer before explains; numbers that change with it are told, too. */
  #predictByCursor(parts: PathParts, first: Prediction | null): Prediction | null {
    const before = first ?? this.#askedBefore(parts);
    const request = before === null ? null : this.#cursors.predict(this.#onward(parts), before.request);
    return before === null || request === null ? null : { request, rules: [...listRules(before), CURSOR_RULE] };
  }

  #onward(parts: PathParts): Onward {
    return { parts, numbers: this.#pagerMove(parts).texts };
  }

  /** What an earlier page of the same list asked as it was seen: the first one, or else the one just before. */
  #askedBefore({ from, steps, page }: PathParts): Prediction | null {
    const pages = [0, page - 1, 1].filter((earlier) => earlier < page);
    const known = pages.map((earlier) => this.#known.get(partsKey(from, steps, earlier)));
    const seen = known.find((each) => each?.concluded === false);
    return seen === undefined ? null : { request: seen.request, rules: [AS_SEEN] };
  }

  /** This page of the list, from the same page of the list with most of its steps. */
  #predictPage({ from, steps }: PathParts, page: number): Prediction | null {
    const untouched = this.#known.get(partsKey(from, [], page))?.request ?? null;
    for (let done = steps.length; done >= 0; done -= 1) {
      const known = this.#known.get(partsKey(from, steps.slice(0, done), page));
      if (known === undefined) continue;
      const found = this.#follow(
        { request: known.request, rules: given(steps.slice(0, done)) },
        { from, steps, done, untouched },
      );
      if (found !== null) return found;
    }
    return null;
  }

  #follow(start: Prediction, { from, steps, done, untouched }: Following): Prediction | null {
    if (done === steps.length) return start;
    for (let length = 1; length <= Math.min(LONGEST_MOVE, steps.length - done); length += 1) {
      const move = moveOf(steps.slice(done, done + length), steps.slice(0, done), this.#book);
      const following = this.#rules.predict(move, start.request, untouched);
      if (following === null) continue;
      const rules = following.isCoded ? [`${AT}${fromKey(from)}`, following.rule] : [following.rule];
      const next = { request: following.request, rules: [...start.rules, ...rules] };
      const found = this.#follow(next, { from, steps, done: done + length, untouched });
      if (found !== null) return found;
    }
    return null;
  }
}

/**
 * Whether a request says what the one before it in the list says, but for numbers: what was chosen may stand in one text with
 * the number of the page, which a rule knows of another list.
 */
function keepsTexts(before: TreeRecord, later: TreeRecord): boolean {
  const worded = (value: Tree): string => soleText(value).replaceAll(/\p{Nd}+/gu, '');
  return treeEdits(before, later).every(({ do: what, at, value }) => {
    const was = what === 'set' ? worded(valueAt(before, at) ?? null) : '';
    return was === '' || was === worded(value);
  });
}

/** The rules of a list's pages: how a list goes on does not depend on what was chosen before it. */
function listRules({ rules }: Prediction): readonly string[] {
  return rules.filter((rule) => !rule.startsWith(GIVEN));
}

/** A rule may do something else where something was chosen before: it is checked there on its own. */
function given(steps: readonly Step[]): readonly string[] {
  return steps.filter((step) => !isAddressStep(step)).map((step) => `${GIVEN}${groupOfStep(step)}`);
}

/** What two requests have in common, or null if they are the same or differ in what cannot be left out. */
function commonRequest(first: TreeRecord, second: TreeRecord): TreeRecord | null {
  if (canonicalText(first) === canonicalText(second)) return null;
  let common: TreeRecord | null = first;
  for (const edit of treeEdits(second, first)) {
    if (common === null || edit.do === 'splice') return null;
    if (edit.do === 'drop' || edit.do === 'remove') continue;
    common = applyEdit(common, edit.do === 'add' ? { ...edit, do: 'drop' } : { ...edit, do: 'remove', value: null });
  }
  return common;
}
