import { expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { isDividedAnew } from '../../../src/explore/facets/divided-anew.js';
import type { Facet, Region } from '../../../src/explore/region.js';
import type { Choice } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { choice, facet, region } from '../page-views.js';

const upTo = (max: number): Choice => choice(`up to ${max}`, `price=0-${max}`, { range: { min: null, max } });
const above = (min: number): Choice => choice(`above ${min}`, `price=${min}-`, { range: { min, max: null } });
const prices = (...choices: readonly Choice[]): Facet => ({
  attribute: 'price',
  identity: 'price',
  group: facet('price', [], { choices }),
  choices,
});
const shoes = (given: Partial<Region> = {}): Region =>
  region([1, 2], { predicates: [{ attribute: 'kind', op: '=', values: ['shoe'] }], ...given });

/** One that knows of entity 1 that it costs up to 20, and of 2 that it costs more. */
function explorer(): Explorer {
  const fresh = createExplorer(exploreContext(fixtureSite({})).context, new Set(), { style: null });
  fresh.known.note([{ attribute: 'price', op: '=', values: ['up to 20'] }], [1]);
  fresh.known.note([{ attribute: 'price', op: '=', values: ['above 20'] }], [2]);
  return fresh;
}

it('other intervals divide anew what has values of the facet already', () => {
  expect(isDividedAnew(explorer(), shoes(), prices(upTo(7), above(7)))).toBe(true);
});

it('what was asked elsewhere, or is no interval, is a value', () => {
  expect(isDividedAnew(explorer(), shoes(), prices(upTo(20), above(20)))).toBe(false);
  expect(isDividedAnew(explorer(), shoes(), prices(upTo(7), choice('on request', 'price=none')))).toBe(false);
});

it('so are intervals of all, of a chosen interval, and of entities of which none is known', () => {
  const intervals = prices(upTo(7), above(7));
  expect(isDividedAnew(explorer(), region([1, 2]), intervals)).toBe(false);
  const within = shoes({ predicates: [{ attribute: 'price', op: '=', values: ['up to 20'] }] });
  expect(isDividedAnew(explorer(), within, intervals)).toBe(false);
  expect(isDividedAnew(explorer(), { ...shoes(), entities: region([1, 2, 3]).entities }, intervals)).toBe(false);
});
