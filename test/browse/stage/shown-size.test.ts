import { expect, it } from 'vitest';
import { showsMore } from '../../../src/browse/stage/shown-size.js';
import { facet, viewListing } from '../offering-view.js';

it('a page shows more with more choices, or with a list', () => {
  const [few, many] = [['Acme'], ['Acme', 'Birch']].map((values) =>
    viewListing(['A'], { groups: [facet('B', values)] }),
  );
  if (few === undefined || many === undefined) throw new Error('no views');
  expect([showsMore(few, many), showsMore(many, few), showsMore(few, few)]).toEqual([true, false, false]);
  expect(showsMore({ ...few, list: null }, few)).toBe(true);
});
