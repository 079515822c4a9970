/**
 * Lists in documents that are told what to say.
 */

import type { Completion, EmbeddedLists } from '../../src/model/embedded-list.js';
import type { PageView } from '../../src/model/page.js';
import { viewListing } from './offering-view.js';

/** What a browser shows. */
export const LIVE_VIEW: PageView = viewListing(['Live']);

export interface ToldLists extends EmbeddedLists {
  /** Documents that were learnt from. */
  readonly learnt: string[];
  /** Rules of what was judged. */
  readonly judged: (readonly string[])[];
}

/** Lists that have one answer to everything; null: no document tells anything. */
export function embeddedSaying(
  completion: Completion | null,
  { agree = true, completes = false }: { readonly agree?: boolean; readonly completes?: boolean } = {},
): ToldLists {
  const learnt: string[] = [];
  const judged: (readonly string[])[] = [];
  return {
    learnt,
    judged,
    learn: ({ html }) => learnt.push(html),
    completes: () => completes,
    complete: () => completion,
    judge({ rules }) {
      judged.push(rules);
      return agree;
    },
  };
}
