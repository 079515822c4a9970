import { expect, it } from 'vitest';
import type { EmptyResults } from '../../src/explore/context.js';
import { learnEmptyResults } from '../../src/explore/empty-results.js';
import type { PageView, SearchControl } from '../../src/model/page.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { listPage, pageView } from './page-views.js';

const SEARCH: SearchControl = { node: 0, label: null, template: to('/find?q={query}') };
const KEYWORDS = ['w', 'x', 'y', 'z'];

/** The keywords that were asked on a site of these pages. */
async function asked(pages: Readonly<Record<string, PageView>>): Promise<readonly string[]> {
  let known: readonly string[] = [];
  const emptyResults: EmptyResults = {
    keywords: KEYWORDS,
    judgeBy: (answers) => {
      known = answers.map(({ keyword }) => keyword);
      return () => null;
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
  expect(emptyBecause(listPage(['lamp']), 'lamp')).toBeNull();
  expect(emptyBecause(pageView({ empty: { empty: true, reason: 'declared-zero' } }), 'lamp')).toEqual({
    reason: 'declared-zero',
    score: 1,
  });
});
