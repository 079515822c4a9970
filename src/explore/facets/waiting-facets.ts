/**
 * Facets of a small region, whose values are asked across all of them, those with most entities first: should the crawl end
 * early, it has learnt most (design §5.4, "With a page budget").
 */

import { askAll, askOne } from '../asking.js';
import { LEAST_PAGES } from '../planning/asking-together.js';
import { asExpected } from '../planning/expecting.js';
import type { Explorer } from '../explorer.js';
import { trials, type Question } from '../planning/planner.js';
import { pageSizeOf, type Region } from '../region.js';
import type { AskedFacet } from './facet-views.js';

/**
 * Whether a facet's values can wait for those of others: all tell their numbers, and each is asked by an address. In a page
 * that is worked, values of one facet are closer to each other than to those of others.
 */
export function canWait(region: Region, { questions }: AskedFacet): boolean {
  const isSmall = region.whole && (region.size ?? 0) <= LEAST_PAGES * pageSizeOf(region);
  return isSmall && questions.every(({ choice }) => choice.count !== null && choice.path?.kind !== 'actions');
}

/** Asks the value by which a facet was tried: its page is known already. */
export async function askTried(
  explorer: Explorer,
  region: Region,
  questions: readonly Question[],
): Promise<readonly Region[]> {
  const [tried] = trials(questions, region.size);
  const answer = tried === undefined ? null : await askOne(explorer, region, tried);
  return answer === null ? [] : [answer];
}

/** Asks what waits, which is nothing then. */
export async function askWaiting(
  explorer: Explorer,
  region: Region,
  waiting: AskedFacet[],
): Promise<readonly Region[]> {
  const facets = waiting.splice(0);
  if (facets.length === 0) return [];
  const questions = facets.flatMap((asked) => asked.questions);
  const work = (): Promise<readonly Region[]> => askAll(explorer, region, questions);
  return asExpected(explorer, region, { groups: facets.map((asked) => [asked]), work });
}
