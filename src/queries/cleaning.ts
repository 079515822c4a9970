/**
 * Queries without what names no entity: noise at their ends is stripped (He 2013 §5.1), so that "hyatt seattle review"
 * yields "hyatt seattle" though no knowledge base has it.
 */

import type { Mention } from './mentions.js';
import { MOST_PATTERN_WORDS, type IsNoise } from './patterns.js';
import type { Words } from './words.js';

/** The words of a query that are kept. */
export interface Kept {
  readonly from: number;
  /** The word after the last one. */
  readonly to: number;
}

/** What cleaning goes by. */
export interface CleaningRules {
  readonly isNoise: IsNoise;
  /** Whether these words name the site itself, which nobody asks the site for. */
  readonly isSiteName: (words: Words, from: number, to: number) => boolean;
}

/** Noise has a few layers at most ("cheap … reviews 2013"). */
const MOST_ROUNDS = 4;

/**
 * The part of a query that names what is looked for; null if nothing is left but noise. A mention is never cut through:
 * "new york hotels" keeps its "new" whatever that is elsewhere.
 */
export function cleanQuery(words: Words, mentions: readonly Mention[], rules: CleaningRules): Kept | null {
  let kept: Kept = { from: 0, to: words.keys.length };
  if (rules.isSiteName(words, kept.from, kept.to)) return null;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const front = withoutPrefix(words, kept, { mentions, rules });
    const next = withoutSuffix(words, front, { mentions, rules });
    if (next.from === kept.from && next.to === kept.to) break;
    kept = next;
  }
  return isNothing(words, kept, rules) ? null : kept;
}

interface Cutting {
  readonly mentions: readonly Mention[];
  readonly rules: CleaningRules;
}

/** Without the longest prefix that is noise. */
function withoutPrefix(words: Words, { from, to }: Kept, { mentions, rules }: Cutting): Kept {
  for (let cut = Math.min(from + MOST_PATTERN_WORDS, to - 1); cut > from; cut -= 1) {
    const isNoise = rules.isNoise('prefix', words.keys.slice(from, cut)) || rules.isSiteName(words, from, cut);
    if (isNoise && !cutsThrough(mentions, cut)) return { from: cut, to };
  }
  return { from, to };
}

/** Without the longest suffix that is noise. */
function withoutSuffix(words: Words, { from, to }: Kept, { mentions, rules }: Cutting): Kept {
  for (let cut = Math.max(to - MOST_PATTERN_WORDS, from + 1); cut < to; cut += 1) {
    const isNoise = rules.isNoise('suffix', words.keys.slice(cut, to)) || rules.isSiteName(words, cut, to);
    if (isNoise && !cutsThrough(mentions, cut)) return { from, to: cut };
  }
  return { from, to };
}

function cutsThrough(mentions: readonly Mention[], cut: number): boolean {
  return mentions.some(({ from, to }) => from < cut && cut < to);
}

/** Whether what is kept is noise by itself, or the site's own name. */
function isNothing(words: Words, { from, to }: Kept, { isNoise, isSiteName }: CleaningRules): boolean {
  if (to <= from || isSiteName(words, from, to)) return true;
  const keys = words.keys.slice(from, to);
  return isNoise('prefix', keys) || isNoise('suffix', keys);
}
