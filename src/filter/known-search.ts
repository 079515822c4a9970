/**
 * How a site is searched, as far as addresses tell: from the template of its search, or from the addresses of answers.
 */

import type { AccessPath } from '../model/access-path.js';
import { createPlaceLearner, keywordPlace, TEMPLATE, type KeywordPlace } from './keyword-place.js';

/** What is known of a site's search. */
export interface KnownSearch {
  /** Takes in the template of the search; the first with a place for the keyword counts. */
  learn(template: AccessPath): void;
  /** Takes in the address of the answer to a keyword. */
  note(url: string, keyword: string): void;
  /** Where addresses hold the keyword; null where that is not known. */
  place(): KeywordPlace | null;
  /** The address that asks for a keyword and nothing else; null where no address does, or none is known. */
  urlOf(keyword: string): string | null;
}

/** Nothing known. */
export function createKnownSearch(): KnownSearch {
  const learner = createPlaceLearner();
  let place: KeywordPlace | null = null;
  let address: string | null = null;
  return {
    learn: (template) => {
      const found = place === null ? keywordPlace(template) : null;
      if (found === null) return;
      place = found;
      if (template.kind !== 'actions') address = template.url;
    },
    note: (url, keyword) => {
      place ??= learner.note(url, keyword);
    },
    place: () => place,
    urlOf: (keyword) => address?.replace(TEMPLATE, encodeURIComponent(keyword)) ?? null,
  };
}
