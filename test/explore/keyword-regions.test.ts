import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../src/explore/explorer.js';
import { keywordPath, pageWords, readKeywordRegions } from '../../src/explore/keyword-regions.js';
import type { PageView, SearchControl } from '../../src/model/page.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from './fixture-site.js';
import { byScript, choice, facet, link, listPage, pageView, step } from './page-views.js';

const SEARCH: SearchControl = { node: 0, label: null, template: to('/find?q={query}') };
const found = (...names: readonly string[]): PageView => listPage(names);

async function labels(site: FixtureSite, words: readonly string[]): Promise<readonly string[]> {
  const { context } = exploreContext(site, {
    register: async ({ view }) => (view.list?.cards ?? []).map(({ name }) => name.length),
  });
  const explorer = createExplorer(context, new Set(), { style: null });
  return (await readKeywordRegions(explorer, [SEARCH], words)).map(({ label }) => label);
}

describe('regions by keyword', () => {
  it('are one where nothing asked for is answered with everything', async () => {
    expect(await labels(fixtureSite({ '/find?q=': found('lamp', 'table') }), ['lamp'])).toEqual(['everything']);
  });

  it('come from words of the site, then from those of what was found', async () => {
    const site = fixtureSite({
      '/find?q=lamp': found('lamp shade'),
      '/find?q=shade': found('lamp shade', 'garden shade'),
      '/find?q=garden': found('garden shade', 'garden gnome, red'),
    });
    expect(await labels(site, ['shop', 'lamp'])).toEqual(['"shade"', '"garden"']);
  });

  it('come from values of the facets of what was found, too', async () => {
    const site = fixtureSite({
      '/find?q=lamp': listPage(['lamp'], { groups: [facet('Maker', ['Acme'])] }),
      '/find?q=acme': found('lamp', 'garden gnome'),
    });
    expect(await labels(site, ['shop', 'lamp'])).toEqual(['"acme"']);
  });

  it('come from the second field where the first finds nothing', async () => {
    const site = fixtureSite({ '/go?w=lamp': found('lamp') });
    const { context } = exploreContext(site, { register: async () => [1] });
    const explorer = createExplorer(context, new Set(), { style: null });
    const regions = await readKeywordRegions(
      explorer,
      [SEARCH, { ...SEARCH, template: to('/go?w={query}') }],
      ['lamp'],
    );
    expect(regions.map(({ label }) => label)).toEqual(['"lamp"']);
  });

  it('cover what only shows once a filter is lifted that results have from the start', async () => {
    const stock = facet('stock', [], { choices: [choice('in stock', 'q=lamp&stock=all', { selected: true })] });
    const site = fixtureSite({
      '/list?q=lamp': listPage(['a lamp'], { groups: [stock] }),
      '/list?q=lamp&stock=all': listPage(['a lamp', 'another lamp']),
      '/list?q=shade': found('a shade'),
      '/list?q=shade&stock=all': found('a shade', 'some other shade'),
    });
    const { context } = exploreContext(site, {
      register: async ({ view }) => (view.list?.cards ?? []).map(({ name }) => name.length),
    });
    const explorer = createExplorer(context, new Set(), { style: null });
    const regions = await readKeywordRegions(
      explorer,
      [{ ...SEARCH, template: to('/list?q={query}') }],
      ['lamp', 'shade'],
    );
    expect(regions.map(({ label }) => label)).toEqual(['"lamp"', '"shade"']);
    expect(site.opened).toContain('/list?q=shade&stock=all');
  });

  it('are none without a field, or where nothing is found', async () => {
    const site = fixtureSite({});
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    expect(await readKeywordRegions(explorer, [], ['lamp'])).toEqual([]);
    expect(await labels(site, ['lamp'])).toEqual([]);
  });
});

describe('the way to a keyword', () => {
  it('has it in the address, in the body, or typed', () => {
    expect(keywordPath(to('/find?q={query}'), 'a b')).toEqual(to('/find?q=a%20b'));
    expect(
      keywordPath({ kind: 'request', method: 'POST', url: 'https://shop.example/', body: 'q={query}' }, 'é'),
    ).toMatchObject({ body: 'q=%C3%A9' });
    const typing = step('Search', { do: 'type', value: '{query}' });
    expect(keywordPath(byScript(typing, step('Go')), 'a b')).toEqual(byScript({ ...typing, value: 'a b' }, step('Go')));
    expect(
      keywordPath({ kind: 'request', method: 'POST', url: 'https://shop.example/', body: null }, 'x'),
    ).toMatchObject({
      body: null,
    });
  });
});

describe('words of a page', () => {
  it('are those of its choices, its field, its links and its title', () => {
    const view = pageView({
      title: 'Lamps of all kinds',
      groups: [facet('colour', ['Sky blue'])],
      searches: [{ ...SEARCH, label: 'Find a lantern' }],
      links: [link('/x', { text: 'Garden 灯' }), link('/y', { text: 'Delete', acts: true })],
    });
    expect(pageWords(view)).toEqual(['sky', 'blue', 'find', 'lantern', 'garden', '灯', 'lamps', 'all', 'kinds']);
  });
});
