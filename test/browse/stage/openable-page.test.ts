import { expect, it } from 'vitest';
import {
  isMisleading,
  keysOf,
  offers,
  opened,
  standingBeside,
  type OpenablePage,
} from '../../../src/browse/stage/openable-page.js';
import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { PageView } from '../../../src/model/page.js';
import { facet, opener, viewListing } from '../offering-view.js';
import { still } from '../still-page.js';

const page = (): PageView =>
  viewListing(['A'], {
    openers: [opener('Brand'), opener('Size')],
    groups: [facet('Brand', ['Acme']), facet('Hue', ['Red'])],
  });
const standing = (): OpenablePage => ({ ...still(page), view: page, open: () => Promise.resolve(null) });
const [brand] = (page().openers ?? []).map(({ step }) => step);

it('offers what the page offers, each by its key', () => {
  const steps = offers(standing(), createOpenerMemory());
  expect(steps.map(({ name }) => name)).toEqual(['Brand', 'Size']);
  expect([...keysOf(steps)]).toEqual(steps.map(openerKey));
});

it('what did something else than open is remembered to mislead', async () => {
  if (brand === undefined) throw new Error('there is an opener');
  const memory = createOpenerMemory();
  const other = page();
  let view = page();
  const open = (): Promise<null> => {
    view = other;
    return Promise.resolve(null);
  };
  expect(await opened({ ...still(page), view: () => view, open }, brand, memory)).toBeNull();
  expect(isMisleading(brand, memory)).toBe(true);
  // What could not be worked did nothing.
  const fresh = createOpenerMemory();
  await opened({ ...still(page), view: () => view, open: () => Promise.resolve(null) }, brand, fresh);
  expect(isMisleading(brand, fresh)).toBe(false);
});

it('groups of some names are left out of those that stand there', () => {
  expect(standingBeside(standing(), ['Brand', null]).map(({ label }) => label)).toEqual(['Hue']);
});
