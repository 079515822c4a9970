/**
 * How far rules are trusted: the first uses of every combination are compared with the live page, later ones now and then.
 */

/** Agreements before a combination is used unseen. */
const FIRST_CHECKS = 2;

/** One in so many later uses is compared. */
const CHECK_EVERY = 50;

/** Later disagreements that end a combination: one may be a site that changed in between. */
const MOST_FAILURES = 2;

interface Record {
  agreed: number;
  failed: number;
  uses: number;
}

/** Agreements and disagreements by combination of rules. */
export class Trust {
  readonly #records = new Map<string, Record>();

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

  /** Notes what a comparison gave. */
  note(rules: readonly string[], agreed: boolean): void {
    const record = this.#of(rules);
    if (agreed) record.agreed += 1;
    else record.failed += 1;
  }

  /** Whether the combination was wrong too often to be used again. */
  isBroken(rules: readonly string[]): boolean {
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

function keyOf(rules: readonly string[]): string {
  return JSON.stringify([...rules].sort());
}
