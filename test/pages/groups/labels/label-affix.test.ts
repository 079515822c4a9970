import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { stripSharedAffix, withoutKnownAffix } from '../../../../src/pages/groups/labels/label-affix.js';

describe('labels that share their first or last words', () => {
  const cases: readonly (readonly [labels: readonly string[], stripped: readonly string[]])[] = [
    [
      ['By genre', 'By role', 'By download size'],
      ['genre', 'role', 'download size'],
    ],
    [
      ['Filter by Brand:', 'filter by Color:', 'Filter By Size:'],
      ['Brand', 'Color', 'Size'],
    ],
    [
      ['Brand wählen', 'Farbe wählen', 'Größe wählen'],
      ['Brand', 'Farbe', 'Größe'],
    ],
    [
      ['By genre', 'By role'],
      ['By genre', 'By role'],
    ],
    [
      ['By', 'By role', 'By size'],
      ['By', 'By role', 'By size'],
    ],
    [
      ['By role', 'By role', 'By role'],
      ['By role', 'By role', 'By role'],
    ],
    [
      ['Brand', 'Color', 'Size'],
      ['Brand', 'Color', 'Size'],
    ],
    [
      ['価格帯', '価格', '価値'],
      ['価格帯', '価格', '価値'],
    ],
    [[], []],
  ];
  it.each(cases)('%j become %j', (labels, stripped) => {
    expect(stripSharedAffix(labels)).toEqual(stripped);
  });

  it('never become empty, never change in number, and are stripped once and for all', () => {
    const label = fc
      .array(fc.constantFrom('by', 'of', 'role', 'size', 'x'), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(label, { maxLength: 6 }), (labels) => {
        const stripped = stripSharedAffix(labels);
        expect(stripped).toHaveLength(labels.length);
        expect(stripped.every((text, at) => text !== '' && (labels[at] ?? '').includes(text))).toBe(true);
      }),
    );
  });
});

it('a label beside others that were cut is cut alike', () => {
  const others = [{ from: 'Filter by Brand', to: 'Brand' }];
  const labels = ['Filter by Course', 'Filter by', 'Course'];
  expect(labels.map((label) => withoutKnownAffix(label, others))).toEqual(['Course', 'Filter by', 'Course']);
});
