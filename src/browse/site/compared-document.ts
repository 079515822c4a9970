/**
 * What is learnt where a page came over HTTP and was opened in the browser, too: whether data in its document tell its list.
 */

import type { EmbeddedLists } from '../../model/embedded-list.js';
import type { FetchedPage } from './haul.js';
import type { Paid } from './transports.js';

/**
 * Compares what a document told of its list with the live page. True if they agree, false if they do not; null where nothing
 * was told or there is no live page.
 */
export function comparedDocument(
  { document, completion }: FetchedPage,
  live: Paid | null,
  embedded: EmbeddedLists | null,
): boolean | null {
  if (embedded === null || document === undefined || live?.kind !== 'page') return null;
  const agreed = completion === undefined ? null : embedded.judge(completion, live.view);
  embedded.learn(document, live.view);
  return agreed;
}
