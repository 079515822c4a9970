import { expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import type { ListReading } from '../../../src/explore/lists/list-reading.js';
import { keepRoot, rootRegion, unlistedRegion } from '../../../src/explore/start/root-region.js';
import { createSimulatedSite, simulateCatalogue } from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';
import { listPage } from '../page-views.js';

const PATH = { kind: 'url', url: 'https://shop.example/list' } as const;
const READING: ListReading = {
  path: PATH,
  first: {
    page: 'p',
    view: listPage(['a', 'b']),
    at: '',
    cost: { pages: 1, bytes: 0, transport: 'memory' },
  },
  pages: [],
  whole: true,
  refusal: null,
};
const TAKEN = { entities: Int32Array.of(4, 7), declared: null, complete: 'yes', whole: true } as const;

it('the region of a list has no predicates, and the size that it lists where it declares none', () => {
  const region = rootRegion({ label: 'everything', reading: READING, taken: TAKEN });
  expect(region).toMatchObject({ id: null, label: 'everything', predicates: [], size: 2, path: PATH });
  expect(rootRegion({ label: '', reading: READING, taken: { ...TAKEN, declared: 9 } }).size).toBe(9);
});

it('a page of which nothing is listed is a region without entities and of unknown size', () => {
  const region = unlistedRegion({ label: 'the site', path: PATH, view: READING.first.view });
  expect(region).toMatchObject({ id: null, label: 'the site', predicates: [], size: null, whole: false, path: PATH });
  expect(region.entities).toHaveLength(0);
});

it('is recorded with its keyword, and teaches nothing', async () => {
  const { context, readings } = exploreContext(createSimulatedSite(simulateCatalogue([], 1, 1), [], {}));
  const explorer = createExplorer(context, new Set(), { style: null });
  const region = await keepRoot(explorer, { label: '"x"', reading: READING, taken: TAKEN }, 'x');
  expect(region.id).not.toBeNull();
  expect(readings).toMatchObject([{ keyword: 'x', teaches: [], paths: [PATH], complete: 'yes' }]);
});
