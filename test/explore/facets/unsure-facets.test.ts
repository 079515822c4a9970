import { expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { Region } from '../../../src/explore/region.js';
import { provenBelow } from '../../../src/explore/facets/unsure-facets.js';
import { narrows } from '../../../src/explore/facets/trying.js';
import { openQuestions } from '../../../src/explore/planning/planner.js';
import { completeFacet } from '../../../src/explore/facets/facets.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, region, SITE } from '../page-views.js';

const colour = facet('colour', ['red', 'blue']);
const order = facet('order', ['name', 'price']);
const inside = (label: string, ...values: readonly string[]): ReturnType<typeof facet> =>
  facet(label, [], { choices: values.map((value) => choice(value, `kind=shoe&${label}=${value}`)) });
const shown = [1, 2, 3].map((number) => `${number}`);
/** A site that shows three entities of any list; there are two shoes, one of them red. */
const PAGES: Readonly<Record<string, PageView>> = {
  '/list?colour=red': listPage(shown),
  '/list?colour=blue': listPage([...shown].reverse()),
  '/list?order=name': listPage(shown),
  '/list?order=price': listPage([...shown].reverse()),
  '/list?kind=shoe&colour=red': listPage(['1']),
  '/list?kind=shoe&colour=blue': listPage(['2']),
  '/list?kind=shoe&order=name': listPage(['1', '2']),
  '/list?kind=shoe&order=price': listPage(['2', '1']),
};
const everything = region([1, 2, 3], { whole: false, view: listPage(shown, { groups: [colour, order] }) });

function shoes(groups: PageView['groups']): Region {
  return region([1, 2], {
    predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }],
    path: { kind: 'url', url: `${SITE}/list?kind=shoe` },
    view: listPage(['1', '2'], { url: `${SITE}/list?kind=shoe`, groups }),
    ancestors: [everything],
  });
}

async function explorerThatTried(): Promise<Explorer> {
  const explorer = createExplorer(exploreContext(fixtureSite(PAGES)).context, new Set(), { style: null });
  for (const group of everything.view.groups)
    await narrows(
      explorer,
      everything,
      openQuestions(everything, await completeFacet(explorer, everything, group), explorer),
    );
  return explorer;
}

it('whether a group narrows stays open where the list was cut and all its values show as much', async () => {
  const explorer = await explorerThatTried();
  expect([...explorer.unsure]).toEqual([colour.key, order.key]);
  expect([explorer.barren.size, explorer.proven.size]).toEqual([0, 0]);
});

it('shows in a region below that was read whole; what orders it proves to narrow nothing', async () => {
  const explorer = await explorerThatTried();
  const below = shoes([inside('colour', 'red', 'blue'), inside('order', 'name', 'price')]);
  expect(await provenBelow(explorer, everything, [below])).toEqual([colour]);
  expect([...explorer.barren]).toEqual([order.key]);
  expect(explorer.unsure.size).toBe(0);
});

it('does not show where only one value is left', async () => {
  const explorer = await explorerThatTried();
  expect(await provenBelow(explorer, everything, [shoes([inside('colour', 'red')])])).toEqual([]);
  expect(explorer.unsure.has(colour.key)).toBe(true);
});
