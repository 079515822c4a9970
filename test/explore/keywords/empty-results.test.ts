import { expect, it } from 'vitest';
import type { EmptyResults } from '../../../src/explore/context.js';
import { learnEmptyResults } from '../../../src/explore/keywords/empty-results.js';
import type { PageView, SearchControl } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage, pageView } from '../page-views.js';

const SEARCH: SearchControl = { node: 0, label: null, template: to('/find?q={query}') };
const KEYWORDS = ['w', 'x', 'y', 'z'];

/** The keywords that were asked on a site of these pages. */
async function asked(pages: Readonly<Record<string, PageView>>): Promise<readonly string[]> {
  let known: readonly string[] = [];
  const emptyResults: EmptyResults = {
    keywords: KEYWORDS,
    judgeBy: (answers) => {
      known = answers.map(({ keyword }) => keyword);
      return { judge: () => null, isStale: () => false };
    },
  };
  const { context } = exploreContext(fixtureSite(pages), { emptyResults });
  await learnEmptyResults(context, SEARCH, pageView({}));
  return known;
}

it('asks for all keywords that nothing has where a list is shown for one of them', async () => {
  const page = (keyword: string, view: PageView): Record<string, PageView> => ({ [`/find?q=${keyword}`]: view });
  const nothing = Object.assign({}, ...KEYWORDS.map((keyword) => page(keyword, pageView({})))) as Record<
    string,
    PageView
  >;
  expect(await asked(nothing)).toEqual(['w', 'x', 'y']);
  expect(await asked({ ...nothing, ...page('x', listPage(['popular'])) })).toEqual(KEYWORDS);
});

it('goes by what a page says of itself where nothing else is known', async () => {
  const { context } = exploreContext(fixtureSite({}));
  const emptyBecause = await learnEmptyResults(context, SEARCH, pageView({}));
  expect(await emptyBecause(listPage(['lamp']), 'lamp')).toBeNull();
  expect(await emptyBecause(pageView({ empty: { empty: true, reason: 'declared-zero' } }), 'lamp')).toEqual({
    reason: 'declared-zero',
    score: 1,
  });
});

it('asks other keywords once the layout is another one, and judges by their answers from then on', async () => {
  const layout = (title: string): PageView => listPage(['popular'], { title });
  const site = fixtureSite({ '/find?q=old': layout('Old'), '/find?q=new': layout('New') });
  const emptyResults: EmptyResults = {
    keywords: ['old'],
    renewals: [['new']],
    judgeBy: ([answer]) => {
      let seen = answer?.view.title;
      return {
        judge: ({ title }) => {
          seen = title;
          return title === answer?.view.title ? { reason: 'as before', score: 1 } : null;
        },
        isStale: () => seen !== answer?.view.title,
      };
    },
  };
  const emptyBecause = await learnEmptyResults(exploreContext(site, { emptyResults }).context, SEARCH, pageView({}));
  expect(await emptyBecause(layout('Old'), 'lamp')).toMatchObject({ reason: 'as before' });
  const answers = await Promise.all(['lamp', 'torch'].map((keyword) => emptyBecause(layout('New'), keyword)));
  expect(answers).toMatchObject([{ reason: 'as before' }, { reason: 'as before' }]);
  expect(await emptyBecause(layout('Newest'), 'lamp')).toBeNull();
  expect(site.opened).toEqual(['/find?q=old', '/find?q=new']);
});
