/** Blocks and links of pages from HTML, for tests of what reads lists. */

import { readLinkFacts, type LinkFact } from '../../src/pages/link-facts.js';
import type { PageIndex } from '../../src/pages/page-index.js';
import { findRecords, type ListRecord } from '../../src/pages/lists/records.js';
import { tallyPage, type Tally } from '../../src/pages/kinds/tally.js';
import { pageOf } from './html-page.js';

/** A page with its links and counts. */
export interface PageSource {
  readonly index: PageIndex;
  readonly tally: Tally;
  readonly links: readonly LinkFact[];
}

/** A page of this HTML with its links and counts. */
export function sourceOf(html: string, url?: string): PageSource {
  const index = pageOf(html, url);
  return { index, tally: tallyPage(index.nodes), links: readLinkFacts(index) };
}

/** The blocks around all links of a page. */
export function blocksOf(index: PageIndex): readonly ListRecord[] {
  return findRecords(index, readLinkFacts(index));
}
