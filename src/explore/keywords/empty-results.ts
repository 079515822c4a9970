/**
 * What a site's search field answers keywords with that nothing has (He 2013 §6), asked for once, and again where
 * the site's layout changes meanwhile.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView, SearchControl } from '../../model/page.js';
import type { EmptyAnswer, EmptyJudge, EmptyResults, EmptyVerdict, ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { keywordPath } from './keyword-path.js';

/** Keywords that are asked of a site that shows no list for any of them. Raising it costs pages of every keyword crawl. */
const LEAST_ASKED = 3;

/** Where nothing else is known, what the page itself says decides. */
export const BY_PAGE_ALONE: EmptyResults = {
  keywords: [],
  judgeBy: () => ({
    judge: ({ empty }) => (empty.empty ? { reason: empty.reason, score: 1 } : null),
    isStale: () => false,
  }),
};

/** Tells why the answer to a keyword is empty; null if it is not. */
export type EmptyTelling = (view: PageView, keyword: string) => Promise<EmptyVerdict | null>;

/** Asks a field for keywords that nothing has; `frame` is a page of the site that is no result. */
export async function learnEmptyResults(
  context: ExploreContext,
  { template }: SearchControl,
  frame: PageView,
): Promise<EmptyTelling> {
  const { keywords, renewals = [] } = context.emptyResults ?? BY_PAGE_ALONE;
  const left = [...renewals];
  let learnt = askMeaningless(context, { template, frame, keywords });
  await learnt;
  return async (view, keyword) => {
    const asked = learnt;
    const judge = await asked;
    const verdict = judge.judge(view, keyword);
    if (!judge.isStale()) return verdict;
    // Of several answers at once the first one asks, for all of them.
    if (asked === learnt) {
      const others = left.shift();
      if (others === undefined) return verdict;
      learnt = askMeaningless(context, { template, frame, keywords: others });
    }
    return (await learnt).judge(view, keyword);
  };
}

interface Meaningless {
  readonly template: AccessPath;
  readonly frame: PageView;
  readonly keywords: readonly string[];
}

async function askMeaningless(
  context: ExploreContext,
  { template, frame, keywords }: Meaningless,
): Promise<EmptyJudge> {
  const results = context.emptyResults ?? BY_PAGE_ALONE;
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
