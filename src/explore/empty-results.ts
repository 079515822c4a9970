/**
 * What a site's search field answers keywords with that nothing has (He 2013 §6), asked for once.
 */

import type { PageView, SearchControl } from '../model/page.js';
import type { EmptyAnswer, EmptyResults, ExploreContext } from './context.js';
import { glance } from './glance.js';
import { keywordPath } from './keyword-path.js';

/** Keywords that are asked of a site that shows no list for any of them. Raising it costs pages of every keyword crawl. */
const LEAST_ASKED = 3;

/** Where nothing else is known, what the page itself says decides. */
export const BY_PAGE_ALONE: EmptyResults = {
  keywords: [],
  judgeBy: () => (view) => (view.empty.empty ? { reason: view.empty.reason, score: 1 } : null),
};

/** Tells whether an answer to a keyword is empty; null if it is not. */
export type EmptyJudge = ReturnType<EmptyResults['judgeBy']>;

/** Asks a field for keywords that nothing has; `frame` is a page of the site that is no result. */
export async function learnEmptyResults(
  context: ExploreContext,
  { template }: SearchControl,
  frame: PageView,
): Promise<EmptyJudge> {
  const results = context.emptyResults ?? BY_PAGE_ALONE;
  const { keywords } = results;
  const answers: EmptyAnswer[] = [];
  for (const keyword of keywords) {
    if (answers.length >= LEAST_ASKED && answers.every(({ view }) => view.list === null)) break;
    const answer = await glance(context, keywordPath(template, keyword), { priority: 1 });
    if (answer.kind === 'stopped' || answer.kind === 'blocked') break;
    if (answer.kind !== 'page') continue;
    answers.push({ keyword, view: answer.observation.view });
    const [first] = answers;
    const asBefore =
      first !== undefined && answers.length === 1 ? results.judgeAsBefore?.(template, first, frame) : null;
    if (asBefore != null) return asBefore;
  }
  return results.judgeBy(answers, frame, template);
}
