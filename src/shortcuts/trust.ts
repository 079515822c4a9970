/**
 * How far rules are trusted: the first uses of every combination are compared with the live page, later ones now and then.
 */

import { CURSOR_RULE } from './cursors.js';
import { AS_SEEN } from './family.js';
import { PAGER_RULE } from './moves.js';

/** Agreements before a combination is used unseen. */
const FIRST_CHECKS = 2;

/** Rules that take a list on. */
const WAYS_ON: ReadonlySet<string> = new Set([PAGER_RULE, CURSOR_RULE]);

/** Combinations in which a list was seen to go on before others are believed to. */
const LEAST_LISTS = 2;

/** One in so many later uses is compared. */
const CHECK_EVERY = 50;

/** Later disagreements that end a combination: one may be a site that changed in between. */
const MOST_FAILURES = 2;

/** Combinations of one kind of request that were wrong at once before the whole kind is given up, if none was ever right. */
const MOST_WRONG = 2;

/** The same of combinations that told another request than the live page asked. */
const MOST_MISLED = 6;

/** Requests in a row that are told right, though unused, before a combination that told a wrong one is tried again. */
const TOLD_AGAIN = 2;

interface Record {
  agreed: number;
  failed: number;
  /** How many of the failures told another request than the live page asked. */
  misled: number;
  /** Requests in a row that were told right since. */
  told: number;
  uses: number;
}

/** How combinations of one kind of request fared. */
interface Kind {
  readonly right: number;
  readonly wrong: number;
  readonly misled: number;
}

const NEW_KIND: Kind = { right: 0, wrong: 0, misled: 0 };

/** Agreements and disagreements by combination of rules. */
export class Trust {
  readonly #records = new Map<string, Record>();
  /** Combinations that were right or wrong, by the kind of request, which is their first rule. */
  readonly #kinds = new Map<string, Kind>();
  /** Agreements that told something of the last rule of a combination. */
  readonly #told = new Map<string, number>();
  /** The combinations of these. */
  readonly #toldIn = new Map<string, Set<string>>();

  /** Whether enough comparisons agreed, or a list that is known to be right goes on as others do. */
  isProven(rules: readonly string[]): boolean {
    return this.#of(rules).agreed >= FIRST_CHECKS || this.#goesOnAsOthers(rules);
  }

  /** Whether a combination takes a list on in a way that was right in several others, from a first page that is known. */
  #goesOnAsOthers(rules: readonly string[]): boolean {
    if (!WAYS_ON.has(rules.at(-1) ?? '') || this.#of(rules).failed > 0) return false;
    const first = rules.slice(0, -1);
    const isKnown = first.includes(AS_SEEN) || this.#of(first).agreed >= FIRST_CHECKS;
    return isKnown && (this.#toldIn.get(lastOf(rules))?.size ?? 0) >= LEAST_LISTS;
  }

  /** Whether this use is to be compared. `isKept`: its answer keeps its promise, see {@link Trust.noteKept}. */
  wantsCheck(rules: readonly string[], isKept = false): boolean {
    const record = this.#of(rules);
    record.uses += 1;
    const isAssured = isKept && this.#mayBeKept(rules);
    return (!this.isProven(rules) && !isAssured) || record.uses % CHECK_EVERY === 0;
  }

  /**
   * Notes that an answer holds as many as its page promised of the choice, and others than before it. That stands for a
   * comparison where answers to requests of this kind were seen to be right, and the combination never to be wrong.
   */
  noteKept(rules: readonly string[]): void {
    const record = this.#of(rules);
    if (this.#mayBeKept(rules) && record.agreed < FIRST_CHECKS) record.agreed += 1;
  }

  #mayBeKept(rules: readonly string[]): boolean {
    const isKindRight = (this.#kinds.get(rules[0] ?? '')?.right ?? 0) >= FIRST_CHECKS;
    return isKindRight && this.#of(rules).failed === 0;
  }

  /**
   * Notes what a comparison gave. An agreement that tells nothing of the last rule, as where a choice changed nothing, counts
   * only if that rule was right often enough where it did; a disagreement that tells nothing, as where an answer was not
   * understood, says nothing of other combinations.
   */
  note(rules: readonly string[], agreed: boolean, tells = true): void {
    const record = this.#of(rules);
    if (tells) this.#noteTold(rules, agreed);
    if (!agreed) record.failed += 1;
    else if (tells || (this.#told.get(lastOf(rules)) ?? 0) >= FIRST_CHECKS) record.agreed += 1;
  }

  #noteTold(rules: readonly string[], agreed: boolean): void {
    const [kind = ''] = rules;
    const known = this.#kinds.get(kind) ?? NEW_KIND;
    this.#kinds.set(kind, agreed ? { ...known, right: known.right + 1 } : { ...known, wrong: known.wrong + 1 });
    if (!agreed) return;
    const last = lastOf(rules);
    this.#told.set(last, (this.#told.get(last) ?? 0) + 1);
    this.#toldIn.set(last, (this.#toldIn.get(last) ?? new Set()).add(keyOf(rules)));
  }

  /** Notes a disagreement where another request was told than the live page asked: that says little of its kind. */
  noteMisled(rules: readonly string[]): void {
    const record = this.#of(rules);
    record.failed += 1;
    record.misled += 1;
    record.told = 0;
    const [kind = ''] = rules;
    const known = this.#kinds.get(kind) ?? NEW_KIND;
    this.#kinds.set(kind, { ...known, misled: known.misled + 1 });
  }

  /**
   * Notes whether what a live page asked is what a combination tells. One that only ever told wrong requests is tried anew
   * once it tells the right ones: it was drawn from too little.
   */
  noteTold(rules: readonly string[], isRight: boolean): void {
    const record = this.#records.get(keyOf(rules));
    if (record === undefined || record.failed === 0 || record.failed > record.misled) return;
    record.told = isRight ? record.told + 1 : 0;
    if (record.told >= TOLD_AGAIN) this.#records.delete(keyOf(rules));
  }

  /** Whether the combination, or all of its kind, was wrong too often to be used again. */
  isBroken(rules: readonly string[]): boolean {
    const kind = this.#kinds.get(rules[0] ?? '');
    if (kind !== undefined && isGivenUp(kind)) return true;
    const record = this.#records.get(keyOf(rules));
    if (record === undefined || record.failed === 0) return false;
    return record.agreed < FIRST_CHECKS || record.failed >= MOST_FAILURES;
  }

  #of(rules: readonly string[]): Record {
    const key = keyOf(rules);
    const record = this.#records.get(key) ?? { agreed: 0, failed: 0, misled: 0, told: 0, uses: 0 };
    this.#records.set(key, record);
    return record;
  }
}

function isGivenUp({ right, wrong, misled }: Kind): boolean {
  return right === 0 && (wrong >= MOST_WRONG || misled >= MOST_MISLED);
}

/** The last rule of a combination, in its kind of request. */
function lastOf(rules: readonly string[]): string {
  return JSON.stringify([rules[0], rules.at(-1)]);
}

function keyOf(rules: readonly string[]): string {
  return JSON.stringify([...rules].sort());
}
