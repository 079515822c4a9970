/**
 * The empty filter as exploring uses it (He 2013 §6).
 */

import type { EmptyResults } from '../explore/context.js';
import { backgroundQueries } from '../filter/background-queries.js';
import { createEmptyFilter } from '../filter/empty-filter.js';
import { signatureOf } from '../filter/signature.js';

/** The same keywords in every crawl, so that a recorded one can be replayed. */
const SEED = 1;

/** Empty results told by what a site answers meaningless keywords with. */
export const byMeaninglessKeywords: EmptyResults = {
  keywords: backgroundQueries(SEED),
  judgeBy(answers, frame) {
    const references = answers.map(({ keyword, view }) => signatureOf(view, { query: keyword }));
    const filter = createEmptyFilter(references, { frames: [signatureOf(frame, { query: null })] });
    return (view, keyword) => {
      const { isEmpty, reason, score } = filter.judge(view, keyword);
      return isEmpty ? { reason, score } : null;
    };
  },
};
