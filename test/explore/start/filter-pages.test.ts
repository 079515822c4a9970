import { expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { filterPageGroups } from '../../../src/explore/start/filter-pages.js';
import type { ChoiceGroup, Link, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, pageView, SITE } from '../page-views.js';

const link = (path: string, text: string, area: Link['area'] = 'content'): Link => ({
  ...{ node: 0, url: `${SITE}${path}`, text, rel: [], area, acts: false },
});
const filters = pageView({ groups: [facet('colour', ['red', 'blue'])] });
const list = (...links: readonly Link[]): PageView => listPage(['a'], { links });

function explorerOf(pages: Readonly<Record<string, PageView>>, scouted: readonly string[] = []): Explorer {
  const { context } = exploreContext(fixtureSite(pages));
  return createExplorer(context, new Set(), { style: null, scouted: new Set(scouted) });
}

const labels = async (explorer: Explorer, view: PageView, isWhole = true): Promise<readonly (string | null)[]> =>
  (await filterPageGroups(explorer, view, isWhole)).map(({ label }) => label);

it('facets are found on a page that the list links', async () => {
  const explorer = explorerOf({ '/about': pageView(), '/filters': filters });
  expect(await labels(explorer, list(link('/about', 'About'), link('/filters', 'Filters')))).toEqual(['colour']);
});

it('facets are found behind a link that was read into a menu, but not behind one among choices', async () => {
  const among = list(link('/filters', 'Filters', 'group'));
  const path = { kind: 'url', url: `${SITE}/filters` } as const;
  const groupOf = (given: Partial<ChoiceGroup>): ChoiceGroup =>
    facet('menu', [], { choices: [choice('Filters', null, { path })], ...given });
  const menu = groupOf({ guess: 'navigation', label: null });
  const pages = { '/filters': filters };
  expect(await labels(explorerOf(pages), { ...among, groups: [menu] })).toEqual(['colour']);
  expect(await labels(explorerOf(pages), { ...among, groups: [groupOf({ guess: 'related' })] })).toEqual([]);
});

it('no page of facets is looked for behind the values of a facet, though they stand apart once it is closed', async () => {
  const path = { kind: 'url', url: `${SITE}/none-of-these` } as const;
  const groups = [facet('colour', [], { confidence: 0.4, choices: [choice('grey', null, { path })] })];
  const site = fixtureSite({ '/none-of-these': filters });
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  expect(await labels(explorer, { ...list(link('/none-of-these', 'grey')), groups })).toEqual([]);
  expect(site.opened).toEqual([]);
});

it('once such a link is known, only its like are followed', async () => {
  const explorer = explorerOf({ '/filters': filters, '/other': filters });
  await filterPageGroups(explorer, list(link('/filters', 'Filters')), true);
  expect(await labels(explorer, list(link('/other', 'Other')))).toEqual([]);
  expect(await labels(explorer, list(link('/other', 'filters')))).toEqual(['colour']);
});

it.each([
  ['that was seen before', link('/filters', 'Filters'), [`GET ${SITE}/filters`]],
  ['in the footer', link('/filters', 'Filters', 'footer'), []],
  ['that acts', { ...link('/filters', 'Filters'), acts: true }, []],
  ['to a list', link('/list', 'Filters'), []],
])('no page is a page of facets behind a link %s', async (_, one, scouted) => {
  const pages = { '/filters': filters, '/list': listPage(['b'], { groups: filters.groups }) };
  expect(await labels(explorerOf(pages, scouted), list(one))).toEqual([]);
});

it('a link that led elsewhere from one list is not followed from others', async () => {
  const explorer = explorerOf({ '/list?o=1': listPage(['b']), '/list?size=L&o=1': filters });
  await filterPageGroups(explorer, list(link('/list?o=1', 'Reverse')), true);
  expect(await labels(explorer, list(link('/list?size=L&o=1', 'Reverse')))).toEqual([]);
});

it('cards of a second shelf are no pages of facets', async () => {
  const card = pageView({ groups: [facet('variant', ['small', 'large'])] });
  const plain = list(link('/item/40', 'Lamp'), link('/filters', 'Filters'));
  const cards = plain.list?.cards.map((one) => ({ ...one, url: `${SITE}/item/12` })) ?? [];
  const view: PageView = { ...plain, list: plain.list === null ? null : { ...plain.list, cards } };
  expect(await labels(explorerOf({ '/item/40': card, '/filters': filters }), view)).toEqual(['colour']);
});

it('beside facets of its own a whole list has those of such a page that it has not, and that lead back to it', async () => {
  const facetTo = (label: string, to: string): ChoiceGroup =>
    facet(label, [], { choices: [choice('one', null, { path: { kind: 'url', url: `${SITE}${to}?${label}=1` } })] });
  const pages = {
    '/filters': pageView({ groups: [facetTo('size', '/list'), facetTo('pool', '/list'), facetTo('job', '/jobs')] }),
  };
  const groups = [facet('size', ['L'], { confidence: 0.9 })];
  const view = { ...list(link('/filters', 'Filters')), url: `${SITE}/list`, groups };
  expect(await labels(explorerOf(pages), view)).toEqual(['pool']);
  expect(await labels(explorerOf(pages), view, false)).toEqual([]);
});

it('no page is opened behind a link to the top of the page itself', async () => {
  const site = fixtureSite({ '/list?colour=red#': filters });
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  const view = { ...list(link('/list?colour=red#', 'up')), url: `${SITE}/list?colour=red` };
  expect(await labels(explorer, view)).toEqual([]);
  expect(site.opened).toEqual([]);
});
