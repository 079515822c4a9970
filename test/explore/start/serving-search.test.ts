import { describe, expect, it } from 'vitest';
import type { QueryReading } from '../../../src/explore/context.js';
import { explorePlanned } from '../../../src/explore/planned.js';
import { servingSearch } from '../../../src/explore/start/serving-search.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import type { ChoiceGroup, PageView, SearchControl } from '../../../src/model/page.js';
import { exploreContext, factsOf, observationOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, pageView } from '../page-views.js';

const ALL = ['1', '2', '3', '4', '5', '6', '7', '8'];

const search: SearchControl = { node: 0, label: null, template: to('/find?q={query}') };

/** The search with what is found by it: all of one kind up to the third. */
function answers(word: string, names: readonly string[]): Readonly<Record<string, PageView>> {
  const at = `/find?q=${word}`;
  const soups = names.filter((name) => Number(name) <= 3);
  const pies = names.filter((name) => Number(name) > 3);
  const kinds = facet('Kind', [], {
    choices: ['soup', 'pie'].map((value) => ({ ...choice(value, null), path: to(`${at}&kind=${value}`) })),
  });
  const result = (listed: readonly string[]): PageView =>
    listPage(listed, { declaredCount: listed.length, groups: [kinds] });
  return { [at]: result(names), [`${at}&kind=soup`]: result(soups), [`${at}&kind=pie`]: result(pies) };
}

const menuTo = (...words: readonly string[]): ChoiceGroup =>
  facet('Latest', [], {
    guess: 'navigation',
    choices: words.map((word) => ({ ...choice(word, null), path: to(`/find?q=${word}`) })),
  });

/** A site without a list of its own: its start page searches for two authors. */
function catalogue(pages: Readonly<Record<string, PageView>>): FixtureSite {
  const entities = ALL.map((name) => [
    `/item/${name}`,
    pageView({ type: 'entity', passages: [`Dish ${name} needs a method`, 'Printed with care'] }),
  ]);
  return fixtureSite({
    '/': pageView({ groups: [menuTo('ann', 'bob')], searches: [search] }),
    ...answers('ann', ['1', '2', '5']),
    ...answers('bob', ['2', '3', '6', '7']),
    ...Object.fromEntries(entities),
    ...pages,
  });
}

async function explore(site: FixtureSite): Promise<readonly QueryReading[]> {
  const { context, readings } = exploreContext(site);
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  return readings;
}

const kindsOf = (readings: readonly QueryReading[]): readonly string[] =>
  [...factsOf(readings)].filter((fact) => fact.includes('Kind')).sort();

describe('where all lists are results of the search', () => {
  it('what a word of most entities finds is asked first, and no part of it again', async () => {
    const site = catalogue(answers('method', ALL));
    const readings = await explore(site);
    expect(kindsOf(readings)).toEqual(ALL.map((name) => `${name} Kind ${Number(name) <= 3 ? 'soup' : 'pie'}`));
    expect(readings.flatMap(({ keyword }) => keyword ?? [])).toContain('method');
    expect(site.opened).not.toContain('/find?q=bob&kind=soup');
  });

  it('those lists are asked if no word finds more', async () => {
    const site = catalogue(answers('method', ['1', '2', '3']));
    const found = ['1', '2', '3', '5', '6', '7'];
    expect(kindsOf(await explore(site))).toEqual(
      found.map((name) => `${name} Kind ${Number(name) <= 3 ? 'soup' : 'pie'}`),
    );
  });
});

describe('the search that answers with all lists', () => {
  const list = (path: string, given: Partial<PageView> = {}): FoundList => ({
    path: to(path),
    observation: {
      page: path,
      view: listPage(ALL, given),
      cost: { pages: 1, bytes: 0, transport: 'memory' },
      at: '2026-01-01T00:00:00.000Z',
    },
    via: null,
    depth: 1,
  });
  const rich = { declaredCount: 90 };

  it.each([
    ['is the one that was asked for each of them', [list('/find?q=ann', rich), list('/find?sort=date&q=bob', rich)]],
    ['does not have to answer with what only shows off', [list('/find?q=ann', rich), list('/trending')]],
  ])('%s', (_, lists) => {
    expect(servingSearch({ lists, searches: [search] })).toBe(search);
  });

  it.each([
    ['a list stands elsewhere', [list('/find?q=ann', rich), list('/archive', rich)]],
    ['a list asks for nothing', [list('/find?q=ann', rich), list('/find?q=&kind=soup', rich)]],
    ['no list offers a way into the whole', [list('/find?q=ann')]],
  ])('is none where %s', (_, lists) => {
    expect(servingSearch({ lists, searches: [search] })).toBeNull();
  });
});
