import { describe, expect, it } from 'vitest';

import { createExplorer } from '../../../src/explore/explorer.js';
import { countedFacet, measureIn } from '../../../src/explore/facets/measured-facets.js';
import type { Facet } from '../../../src/explore/region.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, region } from '../page-views.js';

const everything = region([1, 2, 3]);
const group = facet('colour', ['red', 'blue']);
const colour: Facet = { group, attribute: 'colour', identity: 'colour', choices: group.choices };
const list = (...entities: readonly number[]): PageView => listPage(entities.map(String));

function explorer(): ReturnType<typeof createExplorer> {
  const site = fixtureSite({ '/list?colour=red': list(1, 2), '/list?colour=blue': list(3) });
  return createExplorer(exploreContext(site).context, new Set(), { style: null });
}

describe('values without numbers', () => {
  it('are measured in a region that was measured', async () => {
    const known = explorer();
    known.sizes.measure(everything.view, 3);
    const counted = await countedFacet(known, everything, colour);
    expect(counted.choices.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('are left as they are in any other', async () => {
    expect(await countedFacet(explorer(), everything, colour)).toBe(colour);
  });

  it('are left as they are where one of them tells a number', async () => {
    const known = explorer();
    known.sizes.measure(everything.view, 3);
    const told: Facet = {
      ...colour,
      choices: [choice('red', 'colour=red', { count: 2 }), choice('blue', 'colour=blue')],
    };
    expect(await countedFacet(known, everything, told)).toBe(told);
  });
});

it('what was measured is a size like one that a page declares', async () => {
  const known = explorer();
  const asked = { path: choice('red', 'colour=red').path ?? everything.path, guess: 0 };
  expect(await measureIn(known, everything, asked)).toBeNull();
  known.sizes.measure(everything.view, 3);
  const found = await measureIn(known, everything, asked);
  expect(found?.size).toBe(2);
  expect(found === null ? null : known.sizes.of(found.view)).toBe(2);
});
