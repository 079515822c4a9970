import { expect, it } from 'vitest';
import { markNames, pictureMarks } from '../../src/report/picture-marks.js';
import { picturedView } from './pictured-page.js';

const marks = pictureMarks(picturedView, markNames(picturedView));

it('marks list, cards by number, facets with their size, values and paging', () => {
  const labelled = marks.filter(({ label }) => label !== null).map(({ kind, label }) => [kind, label]);
  expect(labelled).toContainEqual(['list', 'main list: 3 cards of 9']);
  expect(labelled).toContainEqual(['card', '3']);
  expect(labelled).toContainEqual(['facet', 'F1 Colour <script> · 3 values']);
  expect(labelled).toContainEqual(['paging', 'paging']);
  expect(marks.filter(({ kind }) => kind === 'value').length).toBeGreaterThanOrEqual(3);
});

it('marks sort bars, ranges, search fields, openers and overlays by what they are', () => {
  const [facet] = picturedView.groups;
  const step = { do: 'click', role: 'button', name: 'x', group: null, ordinal: 0, value: null } as const;
  const range = {
    node: 7,
    label: 'Price',
    key: 'r',
    min: 1,
    max: 9,
    step: 1,
    unit: 'number',
    low: null,
    high: null,
  } as const;
  const view = {
    ...picturedView,
    groups: [
      { ...facet!, guess: 'order' as const, label: null },
      { ...facet!, guess: 'letters' as const },
    ],
    ranges: [{ ...range, apply: null, template: null }],
    searches: [{ node: 8, label: null, template: { kind: 'url', url: 'http://shop.example/?q={query}' } as const }],
    openers: [{ node: 9, step }],
    overlays: [{ node: 10, dismiss: [] }],
  };
  const kinds = pictureMarks(view, markNames(view)).map(({ kind, label }) => `${kind}: ${label ?? ''}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'order: order (no label)',
      'group: letters',
      'range: R1 Price',
      'search: search',
      'opener: ',
    ]),
  );
  expect(kinds[0]).toBe('overlay: laid over the page');
});
