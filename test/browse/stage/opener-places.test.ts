import { expect, it } from 'vitest';
import { withPlaces } from '../../../src/browse/stage/opener-places.js';
import type { Control, PageView } from '../../../src/model/page.js';
import { facet, opener, openerStep, viewListing } from '../offering-view.js';

const COLUMN = openerStep('filter', 'Kind');

function field(name: string | null, group: string | null = null): Control {
  return { node: 1, step: { ...openerStep('', group), role: 'combobox', name } };
}

function offering(...openers: readonly Control[]): PageView {
  return viewListing(['A'], { openers });
}

function placesOf({ openers = [] }: PageView): readonly (string | null)[] {
  return openers.map(({ step }) => step.group);
}

it('the only field that comes with a panel stands where the opener of the panel does, and keeps its place', () => {
  const opened = withPlaces(offering(opener('filter')), offering(opener('filter'), field(null)), COLUMN);
  expect(placesOf(opened)).toEqual([null, 'Kind']);
  const later = withPlaces(opened, offering(field(null)), openerStep('Density'));
  expect(placesOf(later)).toEqual(['Kind']);
});

it('fields stand nowhere where several come, or where what opened the panel stands nowhere', () => {
  const both = offering(field('Operator'), field('Value'));
  expect(placesOf(withPlaces(offering(), both, COLUMN))).toEqual([null, null]);
  const one = offering(field('Value'), opener('Help'));
  expect(withPlaces(offering(), one, openerStep('Filters'))).toBe(one);
});

it('a field whose list lay open has not come', () => {
  const before = viewListing(['A'], { openers: [], groups: [facet('Page size', ['10', '20'])] });
  const after = offering(field('Page size'), field('Choose kinds'));
  expect(placesOf(withPlaces(before, after, COLUMN))).toEqual([null, 'Kind']);
});
