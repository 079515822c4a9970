/**
 * Which of the candidates is the main list, if any: recommendations, menus and choices are none (DESIGN §5.1).
 */

import type { ListCandidate } from './item-lists.js';
import { PLAUSIBLE_SCORE } from './list-features.js';

/** The main list, or null. */
export function chooseMainList(candidates: readonly ListCandidate[]): ListCandidate | null {
  const best = candidates[0];
  return best !== undefined && best.features.score >= PLAUSIBLE_SCORE ? best : null;
}
