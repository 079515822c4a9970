import { expect, it } from 'vitest';

import { createExplorer } from '../../../src/explore/explorer.js';
import { gatheredEntities, parentsOf, recordGathered } from '../../../src/explore/lists/gathered.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { region } from '../page-views.js';

it('a query is recorded with what others brought of it, each entity once, and teaches nothing anew', async () => {
  const { context, readings } = exploreContext(fixtureSite({}), { representative: (entity) => entity % 10 });
  const explorer = createExplorer(context, new Set(), { style: null });
  const above = region([1, 2, 3]);
  const query = { region: region([1], { ancestors: [above] }), declared: 2, gathered: new Set([2, 1, 12]) };
  expect([...gatheredEntities(explorer, query)]).toEqual([1, 2]);
  expect([...(await recordGathered(explorer, query, 'yes'))]).toEqual([1, 2]);
  expect(readings).toMatchObject([{ teaches: [], pages: [], declaredSize: 2, complete: 'yes', parents: [above.id] }]);
  expect(parentsOf(above)).toEqual([]);
});
