/**
 * How far rules are trusted: the first uses of every combination are compared with the live page, later ones now and then.
 */

/** Agreements before a combination is used unseen. */
const FIRST_CHECKS = 2;

/** One in so many later uses is compared. */
const CHECK_EVERY = 50;

/** Later disagreements that end a combination: one may be a site that changed in between. */
const MOST_FAILURES = 2;

/** Combinations of one kind of request that were wrong at once before the whole kind is given up, if none was ever right. */
const MOST_WRONG = 2;

interface Record {
  agreed: number;
  failed: number;
  uses: number;
}

/** Agreements and disagreements by combination of rules. */
export class Trust {
  readonly #records = new Map<string, Record>();
  /** Combinations that were right or wrong, by the kind of request, which is their first rule. */
  readonly #kinds = new Map<string, { readonly right: number; readonly wrong: number }>();
  /** Agreements that told something of the last rule of a combination. */
  readonly #told = new Map<string, number>();

  /** Whether enough comparisons agreed. */
  isProven(rules: readonly string[]): boolean {
    return this.#of(rules).agreed >= FIRST_CHECKS;
  }

  /** Whether this use is to be compared. */
  wantsCheck(rules: readonly string[]): boolean {
    const record = this.#of(rules);
    record.uses += 1;
    return record.agreed < FIRST_CHECKS || record.uses % CHECK_EVERY === 0;
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
    const { right, wrong } = this.#kinds.get(kind) ?? { right: 0, wrong: 0 };
    this.#kinds.set(kind, agreed ? { right: right + 1, wrong } : { right, wrong: wrong + 1 });
    if (agreed) this.#told.set(lastOf(rules), (this.#told.get(lastOf(rules)) ?? 0) + 1);
  }

  /** Whether the combination, or all of its kind, was wrong too often to be used again. */
  isBroken(rules: readonly string[]): boolean {
    const kind = this.#kinds.get(rules[0] ?? '');
    if (kind !== undefined && kind.right === 0 && kind.wrong >= MOST_WRONG) return true;
    const record = this.#records.get(keyOf(rules));
    if (record === undefined || record.failed === 0) return false;
    return record.agreed < FIRST_CHECKS || record.failed >= MOST_FAILURES;
  }

  #of(rules: readonly string[]): Record {
    const key = keyOf(rules);
    const record = this.#records.get(key) ?? { agreed: 0, failed: 0, uses: 0 };
    this.#records.set(key, record);
    return record;
  }
}

/** The last rule of a combination, in its kind of request. */
function lastOf(rules: readonly string[]): string {
  return JSON.stringify([rules[0], rules.at(-1)]);
}

function keyOf(rules: readonly string[]): string {
  return JSON.stringify([...rules].sort());
}
