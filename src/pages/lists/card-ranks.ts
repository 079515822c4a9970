/**
 * Numbers before the names of cards that only say where on the list they stand: "3. Golden Heron".
 */

import { rankOf, withoutRank } from '../../base/text.js';

/** Cards in a row that are numbered before it is no accident, and their share of all: paid ones may have none. */
const MIN_RANKED = 3;
const MIN_SHARE = 0.6;

/** The names without such numbers; as they are if their numbers do not count the cards. */
export function withoutRanks(names: readonly string[]): readonly string[] {
  const ranks = names.flatMap((name) => rankOf(name) ?? []);
  const isCounting = ranks.every((rank, at) => rank === (ranks[0] ?? 0) + at);
  const isRanked = isCounting && ranks.length >= MIN_RANKED && ranks.length >= names.length * MIN_SHARE;
  return isRanked ? names.map(withoutRank) : names;
}
