import { expect, it } from 'vitest';
import { withoutOwnLabel } from '../../../../src/pages/groups/labels/own-label.js';
import type { Choice } from '../../../../src/model/page.js';
import { liveLinesOf } from '../read-live.js';

function valuesOf(label: string | null, values: readonly string[]): readonly string[] {
  const choices = values.map((value, node): Choice => ({
    node,
    value,
    count: null,
    selected: false,
    path: null,
    level: 0,
    range: null,
  }));
  return withoutOwnLabel(label, choices).map(({ value }) => value);
}

it.each([
  ['Size', ['Refine by Size: 4', 'Currently Refined by Size: 6', 'XL'], ['4', '6', 'XL']],
  ['Ratio', ['Ratio: 1:2', 'Ratio: 2:3'], ['1:2', '2:3']],
  ['Size', ['Size: 4', '6'], ['Size: 4', '6']],
  ['Size', ['Resize: on', 'Resize: off'], ['Resize: on', 'Resize: off']],
  ['Size', ['By size: 4', 'At size: 4'], ['By size: 4', 'At size: 4']],
  [null, ['Size: 4', 'Size: 6'], ['Size: 4', 'Size: 6']],
])('values of %j are read without the label that they repeat', (label, values, read) => {
  expect(valuesOf(label, values)).toEqual(read);
});

it('swatches that only say to screen readers what they are have values without their label', () => {
  const swatch = (color: string): string =>
    `<li><button type=button aria-label="Refine by Color: ${color}"></button></li>`;
  expect(liveLinesOf(`<h3>Color</h3><ul>${['Red', 'Blue', 'Green'].map(swatch).join('')}</ul>`)).toEqual([
    'Color: Red Blue Green',
  ]);
});
