import { expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { belowLiftedWhole } from '../../../src/explore/start/lifted-whole.js';
import type { Region } from '../../../src/explore/region.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, region } from '../page-views.js';

const list = (entities: readonly number[], declaredCount: number | null = null): PageView =>
  listPage(entities.map(String), { declaredCount });

/** Three parts, the largest of which shows that its place is chosen; what taking that back leads to. */
async function roots(behind: PageView, parts: readonly Region[] = partsOf()): Promise<readonly Region[]> {
  const site = fixtureSite({ '/list': parts[0]?.view ?? behind, '/list?place=': behind });
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  return belowLiftedWhole(explorer, parts);
}

function partsOf(): readonly Region[] {
  const place = facet('place', [], {
    multiple: true,
    choices: [choice('Crete', 'place=', { selected: true }), choice('Paphos', 'place=p')],
  });
  const view = listPage(['1', '2'], { groups: [place] });
  const named = (value: string): Partial<Region> => ({
    predicates: [{ attribute: 'Popular', op: '=', values: [value] }],
  });
  return [
    region([1, 2], { ...named('Crete'), view }),
    region([3], { ...named('Paphos'), id: 'r' }),
    region([4], { ...named('Rhodes'), id: 's' }),
  ];
}

it('what takes back the choice of the largest part leads to the whole, if all parts lie in it', async () => {
  const [whole, ...parts] = await roots(list([1, 2, 3, 4, 5]));
  expect([whole?.label, [...(whole?.entities ?? [])], whole?.predicates]).toEqual(['everything', [1, 2, 3, 4, 5], []]);
  expect(parts.map(({ ancestors }) => ancestors.map(({ label }) => label))).toEqual([
    ['everything'],
    ['everything'],
    ['everything'],
  ]);
});

it.each([
  ['what is behind lacks a part', list([1, 2, 3, 5, 6]), partsOf()],
  ['it says that it is smaller', list([1, 2, 3, 4], 3), partsOf()],
  ['there are two parts', list([1, 2, 3, 4, 5]), partsOf().slice(0, 2)],
  ['one of them is named by no choice', list([1, 2, 3, 4, 5]), [...partsOf(), region([7], { id: 't' })]],
])('all is as it was if %s', async (_, behind, parts) => {
  expect(await roots(behind, parts)).toBe(parts);
});
