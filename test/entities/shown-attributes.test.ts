import { expect, test } from 'vitest';

import { shownAttributes } from '../../src/entities/shown-attributes.js';
import type { LabelledValues } from '../../src/model/page.js';
import { page, shown } from './cards.js';

function data(label: string, ...values: readonly string[]): LabelledValues {
  return { node: 0, label, values, from: 'json-ld' };
}

test('what is displayed comes first, and what data repeats under another name goes', () => {
  const attributes = shownAttributes(
    page('/p', {
      attributes: [data('brand', 'Acme'), data('color', 'Red', 'blue'), shown('Marke', 'Acme'), shown('Farbe', 'red')],
    }),
  );
  expect(attributes.map(({ label, values }) => [label, ...values])).toEqual([
    ['Marke', 'Acme'],
    ['Farbe', 'red'],
    ['brand'],
    ['color', 'blue'],
  ]);
});

test('data under a displayed label stays with it', () => {
  const attributes = shownAttributes(page('/p', { attributes: [data('Farbe', 'Red'), shown('Farbe', 'red')] }));
  expect(attributes.map(({ label, values }) => [label, ...values])).toEqual([
    ['Farbe', 'red'],
    ['Farbe', 'Red'],
  ]);
});

test('the price is told with its currency', () => {
  const priced = (text: string, currency: string | null) =>
    shownAttributes(page('/p', { price: { amount: 5, currency, text } }))[0]?.values;
  expect([priced('5.00', 'EUR'), priced('5 €', '€'), priced('5', null)]).toEqual([['5.00 EUR'], ['5 €'], ['5']]);
});
