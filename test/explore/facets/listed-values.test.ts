import { expect, test } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { completeFacet } from '../../../src/explore/facets/facets.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { facet, listPage, pageView, region } from '../page-views.js';

const { pagination } = pageView();
const maker = (values: readonly string[]): ReturnType<typeof facet> => facet('maker', values, { isOfCards: true });
const site = fixtureSite({
  '/list': listPage(['a', 'b'], { groups: [maker(['Acme'])], pagination: { ...pagination, next: to('/list?page=2') } }),
  '/list?page=2': listPage(['c', 'd'], { groups: [maker(['Bolt', 'Acme']), facet('maker', ['Dyna'])] }),
});

test('values in cards are those of all pages of the whole list, and those of the page itself below it', async () => {
  const { context } = exploreContext(site);
  const explorer = createExplorer(context, new Set(), { style: null });
  const complete = async (given = {}): Promise<readonly string[]> => {
    const { choices } = await completeFacet(explorer, region([1, 2, 3, 4], given), maker(['Acme']));
    return choices.map(({ value }) => value);
  };
  expect(await complete()).toEqual(['Acme', 'Bolt']);
  expect(await complete({ predicates: [{ attribute: 'size', op: '=', values: ['S'] }] })).toEqual(['Acme']);
  explorer.barren.add(maker([]).key);
  expect(await complete()).toEqual(['Acme']);
});
