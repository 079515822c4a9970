import { expect, it } from 'vitest';
import { askAll, askOne } from '../../../src/explore/asking.js';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import type { Choice, PageView } from '../../../src/model/page.js';
import { exploreContext, factsOf } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, region, SITE } from '../page-views.js';

/** The first page of a list of so many, of which it shows two. */
const firstPage = (names: readonly string[], size: number, path: string): PageView =>
  listPage(names, {
    url: SITE + path,
    declaredCount: size,
    counts: [{ node: 1, template: '# results', value: size, from: null, to: null, confidence: 1 }],
    pagination: { next: { kind: 'url', url: `${SITE}${path}&page=2` }, previous: null, pages: [], nodes: [] },
  });
const everything = region([1, 2, 3, 4], { view: firstPage(['1', '2'], 4, '/list?'), size: 4 });
const colours = facet('colour', ['new', 'red']);
const question = (value: string, given: Partial<Choice> = {}): Question => ({
  facet: { group: colours, attribute: 'colour', identity: 'colour', choices: colours.choices },
  choice: choice(value, `colour=${value}`, given),
  path: [value],
});
const PAGES = {
  '/list?colour=new': firstPage(['1', '2'], 4, '/list?colour=new'),
  '/list?colour=new&page=2': listPage(['3', '4']),
  '/list?colour=red': firstPage(['1', '3'], 3, '/list?colour=red'),
  '/list?colour=red&page=2': listPage(['4']),
};

function asking({ infers = true, isTold = true } = {}): {
  readonly explorer: Explorer;
  readonly site: ReturnType<typeof fixtureSite>;
  readonly facts: () => readonly string[];
} {
  const site = fixtureSite(PAGES);
  const { context, readings } = exploreContext(site);
  const explorer = createExplorer({ ...context, infers }, new Set(), { style: null });
  if (isTold) explorer.sizes.confirm(everything.view, 4);
  return { explorer, site, facts: () => [...factsOf(readings)].sort() };
}

it('a list as large as all of its region is not read on: all of the region have the value', async () => {
  const { explorer, site, facts } = asking();
  await askAll(explorer, everything, [question('new'), question('red')]);
  expect(facts()).toEqual([
    ...['1 colour new', '1 colour red', '2 colour new', '3 colour new', '3 colour red'],
    ...['4 colour new', '4 colour red'],
  ]);
  expect([...new Set(site.opened)].sort()).toEqual(['/list?colour=new', '/list?colour=red', '/list?colour=red&page=2']);
});

it('it is read where nothing is to be inferred, or its size is not known to be told', async () => {
  const plain = asking({ infers: false });
  await askOne(plain.explorer, everything, question('new'));
  expect(plain.site.opened).toContain('/list?colour=new&page=2');
  const doubting = asking({ isTold: false });
  await askOne(doubting.explorer, everything, question('new'));
  expect(doubting.site.opened).toContain('/list?colour=new&page=2');
});
