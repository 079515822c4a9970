import { describe, expect, it } from 'vitest';
import type { ExploreNews, KeywordPlan } from '../../../src/explore/context.js';
import type { EmptyTelling } from '../../../src/explore/keywords/empty-results.js';
import { entitySet } from '../../../src/explore/entity-set.js';
import { createExplorer } from '../../../src/explore/explorer.js';
import type { KeywordStock } from '../../../src/explore/keywords/keyword-agenda.js';
import { readKeywordRegions } from '../../../src/explore/keywords/keyword-regions.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listPage } from '../page-views.js';

const found = (...names: readonly string[]): PageView => listPage(names);
const ofSite = (...siteWords: readonly string[]): KeywordStock => ({ given: [], siteWords, growing: true });
const given = (...texts: readonly string[]): KeywordStock => ({
  given: texts.map((text) => ({ text, source: 'given', score: 1, why: 'given' })),
  siteWords: [],
  growing: false,
});

const emptyBecause: EmptyTelling = async (view) =>
  view.title === 'nothing found' ? { reason: 'like-references', score: 1 } : null;

/** What is listed is known by the length of its name. */
const register = async ({ view }: { readonly view: PageView }): Promise<readonly number[]> =>
  (view.list?.cards ?? []).map(({ name }) => name.length);

async function read(
  site: FixtureSite,
  stock: KeywordStock,
  {
    templates = [to('/find?q={query}')],
    keywords,
  }: { readonly templates?: readonly AccessPath[]; readonly keywords?: KeywordPlan } = {},
): Promise<{ readonly labels: readonly string[]; readonly news: readonly ExploreNews[] }> {
  const news: ExploreNews[] = [];
  const { context } = exploreContext(site, {
    register,
    tell: (one) => void news.push(one),
    ...(keywords === undefined ? {} : { keywords }),
  });
  const explorer = createExplorer(context, new Set(), { style: null });
  const regions = await readKeywordRegions(explorer, { templates, emptyBecause }, stock);
  return { labels: regions.map(({ label }) => label), news };
}

describe('regions by keyword', () => {
  it('are one where nothing asked for is answered with everything', async () => {
    const { labels } = await read(fixtureSite({ '/find?q=': found('lamp', 'table') }), ofSite('lamp'));
    expect(labels).toEqual(['everything']);
  });

  it('are not only what nothing is answered with if a word finds something else', async () => {
    const site = fixtureSite({ '/find?q=': found('popular lamp'), '/find?q=lamp': found('lamp', 'popular lamp') });
    expect((await read(site, ofSite('lamp'))).labels).toEqual(['"lamp"']);
  });

  it('come from words of the site, then from those of what was found', async () => {
    const site = fixtureSite({
      '/find?q=lamp': found('lamp shade'),
      '/find?q=shade': found('lamp shade', 'garden shade'),
      '/find?q=garden': found('garden shade', 'garden gnome, red'),
    });
    const { labels } = await read(site, ofSite('shop', 'lamp'));
    expect([...labels].sort()).toEqual(['"garden"', '"shade"']);
  });

  it('come from few words where one of them lists what all others do', async () => {
    const names = [
      'oak',
      'elm lamp',
      'ash table',
      'fir shelf 1',
      'plum drawer 2',
      'cherry wardrobe',
      'yew',
      'larch mirror 77',
    ];
    const words = names.map((name) => name.split(' ')[0] ?? '');
    const results = names.map(
      (name, at) => [`/find?q=${words[at] ?? ''}`, found(name, names[at === 0 ? 1 : 0] ?? '')] as const,
    );
    const site = fixtureSite({ ...Object.fromEntries(results), '/find?q=wood': found(...names) });
    const { labels, news } = await read(site, ofSite('wood', ...words));
    expect(labels).toEqual(['"wood"']);
    expect(news.filter(({ kind }) => kind === 'keyword').length).toBeLessThan(names.length);
  });

  it('are no more than list nearly all that is sought', async () => {
    const site = fixtureSite({
      '/find?q=oak': found('oak', 'oak lamp'),
      '/find?q=wood': found('oak', 'oak lamp', 'elm'),
      '/find?q=elm': found('elm'),
    });
    const stock = { ...ofSite('oak', 'wood', 'elm'), growing: false };
    expect((await read(site, { ...stock, sought: entitySet(['oak'.length, 'oak lamp'.length]) })).labels).toEqual([
      '"oak"',
    ]);
    expect(site.opened).not.toContain('/find?q=wood');
  });

  it('of one entity are known by lists of several', async () => {
    const several = listPage(['lamp', 'desk lamp']);
    const pages = fixtureSite({
      '/find?q=lamp': { ...several, list: several.list === null ? null : { ...several.list, place: 'main' } },
      '/find?q=gnome': found('garden gnome, red'),
    });
    const site: FixtureSite = {
      ...pages,
      open: (path, options) => {
        const isTold = options?.like?.place === 'main' || path.kind !== 'url' || !path.url.endsWith('gnome');
        return pages.open(isTold ? path : to('/no-list'), options);
      },
    };
    const { labels } = await read(site, given('lamp', 'a', 'b', 'c', 'd', 'gnome'));
    expect(labels).toContain('"gnome"');
  });

  it('come from values of the facets of what was found, too', async () => {
    const site = fixtureSite({
      '/find?q=lamp': listPage(['lamp'], { groups: [facet('Maker', ['Acme'])] }),
      '/find?q=acme': found('lamp', 'garden gnome'),
    });
    expect((await read(site, ofSite('shop', 'lamp'))).labels).toEqual(['"acme"']);
  });

  it('are what was given and nothing else; what each keyword brought is told', async () => {
    const site = fixtureSite({
      '/find?q=Big%20lamp': found('a big lamp', 'another big lamp'),
      '/find?q=shade': found('a big lamp'),
      '/find?q=big': found('a very very big thing'),
    });
    const { labels, news } = await read(site, given('Big lamp', 'shade', 'nothing'));
    expect(labels).toEqual(['"Big lamp"']);
    expect(news).toMatchObject([
      { kind: 'keyword', keyword: { text: 'Big lamp', source: 'given' }, listed: 2, fresh: 2 },
      { kind: 'keyword', keyword: { text: 'shade' }, listed: 1, fresh: 0 },
      { kind: 'refusal' },
      { kind: 'keyword', keyword: { text: 'nothing' }, listed: 0, fresh: 0 },
    ]);
    expect(site.opened.filter((path) => path === '/find?q=big')).toEqual([]);
  });

  it('are none of pages that are like the answers to what nothing has', async () => {
    const site = fixtureSite({ '/find?q=lamp': listPage(['you may like this'], { title: 'nothing found' }) });
    const { labels, news } = await read(site, given('lamp'));
    expect(labels).toEqual([]);
    expect(news).toMatchObject([{ kind: 'keyword', listed: 0, emptyBecause: 'like-references' }]);
  });

  it('have one page each where that is enough', async () => {
    const next = to('/find?q=lamp&page=2');
    const pagination = { next, previous: null, pages: [{ number: 2, path: next }], nodes: [] };
    const site = fixtureSite({
      '/find?q=lamp': listPage(['a lamp', 'the lamp'], { pagination }),
      '/find?q=lamp&page=2': found('another lamp'),
    });
    const keywords: KeywordPlan = { given: [], siteWords: false, order: 'adaptive', isRepresentative: true };
    await read(site, given('lamp'), { keywords });
    expect(new Set(site.opened)).toEqual(new Set(['/find?q=lamp']));
  });

  it('cover what only shows once a filter is lifted that results have from the start', async () => {
    const stock = facet('stock', [], { choices: [choice('in stock', 'q=lamp&stock=all', { selected: true })] });
    const site = fixtureSite({
      '/list?q=lamp': listPage(['a lamp'], { groups: [stock] }),
      '/list?q=lamp&stock=all': listPage(['a lamp', 'another lamp']),
      '/list?q=shade': found('a shade'),
      '/list?q=shade&stock=all': found('a shade', 'some other shade'),
    });
    const { labels } = await read(site, ofSite('lamp', 'shade'), { templates: [to('/list?q={query}')] });
    expect(labels).toEqual(['"lamp"', '"shade"']);
    expect(site.opened).toContain('/list?q=shade&stock=all');
  });

  it('come from all ways to ask', async () => {
    const site = fixtureSite({ '/find?q=lamp&in=a': found('a lamp'), '/find?q=lamp&in=b': found('another lamp') });
    const templates = ['a', 'b'].map((part) => to(`/find?q={query}&in=${part}`));
    expect((await read(site, given('lamp'), { templates })).labels).toEqual(['"lamp"', '"lamp"']);
  });

  it('are none where nothing is found', async () => {
    expect((await read(fixtureSite({}), ofSite('lamp'))).labels).toEqual([]);
  });
});
