/**
 * Lists whose data stand in the documents of their pages, as JSON within scripts, of which the markup shows some of the cards
 * or none: scripts draw the others.
 */

import type { PageView } from './page.js';

/** A page as it came over HTTP. */
export interface PageDocument {
  readonly html: string;
  /** What its markup shows. */
  readonly view: PageView;
  /** Places of its list that hold nothing and that a script is to draw. */
  readonly blanks: number;
}

/** A page whose list was read from the data in its document. */
export interface Completion {
  readonly view: PageView;
  /** Names of what it rests on. */
  readonly rules: readonly string[];
  /** Whether it is to be compared with the live page. */
  readonly wantsCheck: boolean;
}

/** What was learnt of the data in a site's documents. Learns from what it is shown, fetches nothing itself. */
export interface EmbeddedLists {
  /** Learns from a document and what a browser shows at the same address. */
  learn(document: PageDocument, live: PageView): void;
  /** Whether documents of this kind of address were seen to hold the rest of their lists, as a live page shows it. */
  completes(url: string): boolean;
  /** The page with the cards that a script would draw; null where its document does not tell more of them. */
  complete(document: PageDocument): Completion | null;
  /** Learns from both views of one page; true if they agree. */
  judge(completion: Completion, live: PageView): boolean;
}
