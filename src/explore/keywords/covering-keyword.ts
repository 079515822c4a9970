/**
 * Whether a keyword lists everything that keywords find: words of its own, asked after it, bring nothing new.
 */

/** Entities that a word must list to prove anything: a word of one name alone lists that one wherever it is. */
const LEAST_LISTED = 2;

/** Words that find something, but nothing new, before the largest result is taken for everything. Raising it asks more. */
const CHECKS = 4;

/** What a keyword found, as far as it matters here. */
export interface KeywordYield {
  readonly text: string;
  /** Entities listed. */
  readonly listed: number;
  /** Entities that no keyword before it listed. */
  readonly fresh: number;
}

/** Watches what keywords find. */
export interface CoveringKeyword {
  /** `all`: the entities known after the answer. */
  note(answer: KeywordYield, all: number): void;
  /** Whether one result holds all that is known, and enough other words have found nothing else. */
  isFound(): boolean;
}

/** Nothing asked yet. */
export function createCoveringKeyword(): CoveringKeyword {
  let largest: KeywordYield | null = null;
  let checks = 0;
  let known = 0;
  return {
    note(answer, all) {
      known = all;
      if (answer.fresh > 0 || largest === null) {
        checks = 0;
        if (largest === null || answer.listed > largest.listed) largest = answer;
      } else if (answer.listed >= LEAST_LISTED && isApart(answer.text, largest.text)) checks += 1;
    },
    isFound: () => largest !== null && largest.listed >= known && checks >= CHECKS,
  };
}

/** Whether neither word holds the other: what a part of a word lists, the whole word lists, too. */
function isApart(first: string, second: string): boolean {
  return !first.includes(second) && !second.includes(first);
}
