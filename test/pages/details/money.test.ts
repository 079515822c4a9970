import { expect, test } from 'vitest';

import { findMoney, parseAmount, parsePlainAmount } from '../../../src/pages/details/money.js';

test.each([
  ['$1,299.00', 1299, '$'],
  ['1.299,00 €', 1299, '€'],
  ['1 299 kr', 1299, 'kr'],
  ['CHF 1’299.50', 1299.5, 'CHF'],
  ['￥1,200', 1200, '￥'],
  ['1,200円', 1200, '円'],
  ['١٢٫٥٠ ر.س', 12.5, 'ر.س'],
  ['R$ 12,90', 12.9, 'R$'],
  ['Price: £5', 5, '£'],
  ['12,- €', 12, '€'],
  ['€0.125', 0.125, '€'],
])('%s', (text, amount, currency) => {
  expect(findMoney(text)).toMatchObject({ amount, currency });
});

test.each(['12', 'size 12 cm', 'Euro 2024', '', 'x'.repeat(200)])('no money in %j', (text) => {
  expect(findMoney(text)).toBeNull();
});

test('amounts have the separators of any language', () => {
  expect(['1.299', '1,299', '12,5', '1.234.567', '12.', '0,125', 'x'].map(parseAmount)).toEqual([
    1299,
    1299,
    12.5,
    1234567,
    12,
    0.125,
    null,
  ]);
});

test('amounts for programs have a point', () => {
  expect(['1.299', '12.50', '12,50', '$5', 'free'].map(parsePlainAmount)).toEqual([1.299, 12.5, 12.5, 5, null]);
});
