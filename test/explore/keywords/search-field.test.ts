import { describe, expect, it } from 'vitest';
import { describedSearches, findSearchField } from '../../../src/explore/keywords/search-field.js';
import type { SearchControl } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage, pageView } from '../page-views.js';

const field = (template: string): SearchControl => ({ node: 0, label: null, template: to(template) });
const frame = pageView({});
const BOTH = [field('/find?q={query}'), field('/go?w={query}')];

describe('the search field', () => {
  it('is the first one that finds something for a word', async () => {
    const site = fixtureSite({ '/go?w=lamp': listPage(['lamp']) });
    const found = await findSearchField(exploreContext(site).context, BOTH, {
      words: ['shop', 'lamp'],
      frame,
    });
    expect(found?.templates).toEqual([to('/go?w={query}')]);
    expect(found?.first.path).toEqual(to('/go?w=lamp'));
    expect(site.opened).toEqual(['/find?q=shop', '/find?q=lamp', '/go?w=shop', '/go?w=lamp']);
  });

  it('is not one that answers with what it answers anything with', async () => {
    const site = fixtureSite({
      '/find?q=lamp': listPage(['a popular thing']),
      '/find?q=xyzzy': listPage(['a popular thing']),
      '/go?w=lamp': listPage(['lamp']),
    });
    const { context } = exploreContext(site, {
      emptyResults: {
        keywords: ['xyzzy'],
        judgeBy: (answers) => ({
          judge: (view) =>
            answers.some((answer) => answer.view.list?.cards[0]?.name === view.list?.cards[0]?.name)
              ? { reason: 'same-list', score: 1 }
              : null,
          isStale: () => false,
        }),
      },
    });
    const found = await findSearchField(context, BOTH, { words: ['lamp'], frame });
    expect(found?.templates).toEqual([to('/go?w={query}')]);
  });

  it('is left alone after a first result that does not serve', async () => {
    const site = fixtureSite({ '/find?q=shop': listPage(['shop']), '/go?w=lamp': listPage(['lamp']) });
    const found = await findSearchField(exploreContext(site).context, BOTH, {
      words: ['shop', 'lamp'],
      frame,
      serves: async ({ observation: { view } }) => view.list?.cards[0]?.name === 'lamp',
    });
    expect(found?.templates).toEqual([to('/go?w={query}')]);
    expect(site.opened).toEqual(['/find?q=shop', '/go?w=shop', '/go?w=lamp']);
  });

  it('is one that finds something only once another input is filled in', async () => {
    const site = fixtureSite({ '/find?q=lamp&in=b': listPage(['lamp']) });
    const values = ['', 'a', 'b'].map((value) => ({ value, label: value }));
    const form = { ...field('/find?q={query}&in='), inputs: [{ name: 'in', label: null, values }] };
    const found = await findSearchField(exploreContext(site).context, [form], { words: ['shop', 'lamp'], frame });
    expect(found?.first.path).toEqual(to('/find?q=lamp&in=b'));
  });

  it('is none where nothing is found, and nothing more is asked of a site that refuses', async () => {
    const { context } = exploreContext(fixtureSite({}));
    expect(await findSearchField(context, BOTH, { words: ['lamp'], frame })).toBeNull();
    const stopped = fixtureSite({ '/find?q=a': { kind: 'stopped', reason: 'max-pages' } });
    const answer = await findSearchField(exploreContext(stopped).context, [field('/find?q={query}')], {
      words: ['a', 'b'],
      frame,
    });
    expect(answer).toBeNull();
    expect(stopped.opened).toEqual(['/find?q=a']);
  });
});

it('ways to search are also those of a description that a page links to', async () => {
  const site = fixtureSite({ '/search.xml': pageView({ searches: BOTH }) });
  const { context } = exploreContext(site);
  const home = pageView({ searchDescription: to('/search.xml').url });
  expect(await describedSearches(context, home)).toEqual(BOTH);
  expect(await describedSearches(context, pageView({}))).toEqual([]);
});
