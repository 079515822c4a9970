/** Candidates for lists on pages from HTML, for tests of `pages`. */

import { findListCandidates, type ListCandidate, type ListSource } from '../../src/pages/lists/item-lists.js';
import { readLinkFacts } from '../../src/pages/link-facts.js';
import type { PageIndex } from '../../src/pages/page-index.js';
import { tallyPage } from '../../src/pages/kinds/tally.js';

/** What lists are found on. */
export function sourceOf(index: PageIndex): ListSource {
  return { index, tally: tallyPage(index.nodes), links: readLinkFacts(index) };
}

/** Candidates, best first. */
export function candidatesOf(index: PageIndex): readonly ListCandidate[] {
  return findListCandidates(sourceOf(index));
}
