import { expect, it } from 'vitest';
import { withSpreadFacets } from '../../../src/browse/stage/spread-facets.js';
import { facet, openerStep } from '../offering-view.js';

const shown = facet('Task', ['Translate', 'Detect', 'Speak']);
const headings = [
  facet('Vision', ['Detect', 'Segment']),
  facet('Language', ['Translate', 'Sum up']),
  facet('Sound', ['Speak']),
];
const brand = facet('Brand', ['Acme', 'Birch']);

function behind(name: string, group: string | null) {
  return new Map(headings.map(({ label }) => [label ?? '', [openerStep(name, group)]]));
}

it('joins what stands under headings behind a facet’s own opener', () => {
  for (const ways of [behind('+ 2', 'Task'), behind('Task', null)]) {
    const joined = withSpreadFacets([shown, brand, ...headings], ways);
    expect(joined.map(({ label, choices }) => [label, choices.map(({ value }) => value)])).toEqual([
      ['Task', ['Translate', 'Detect', 'Speak', 'Segment', 'Sum up']],
      ['Brand', ['Acme', 'Birch']],
    ]);
    // Each is worked where it stands.
    expect(joined[0]?.choices[3]?.control?.step.group).toBe('Vision');
  }
});

it('joins them where one heading has all that was shown, if the opener stands in the facet and brought up others', () => {
  const popular = facet('Popular', ['Detect', 'Speak', 'Translate']);
  const all = [shown, popular, facet('Vision', ['Segment', 'Track']), facet('Sound', ['Sing'])];
  const ways = (name: string, group: string | null) =>
    new Map(['Popular', 'Vision', 'Sound'].map((label) => [label, [openerStep(name, group)]]));
  const joined = withSpreadFacets([...all, brand], ways('Show more', 'Task'));
  expect(joined.map(({ label, choices }) => [label, choices.length])).toEqual([
    ['Task', 6],
    ['Brand', 2],
  ]);
  expect(withSpreadFacets(all, ways('Task', null))).toEqual(all);
});

it('leaves facets apart that another opener brought up, or that lack a value', () => {
  const all = [shown, brand, ...headings];
  expect(withSpreadFacets(all, behind('All filters', null))).toEqual(all);
  const popular = [facet('Task', ['Translate', 'Detect', 'Walk']), ...headings];
  expect(withSpreadFacets(popular, behind('Task', null))).toEqual(popular);
  const one = [shown, facet('Vision', ['Translate', 'Detect', 'Speak', 'Segment'])];
  expect(withSpreadFacets(one, behind('Task', null))).toEqual(one);
});
