import { expect, test } from 'vitest';
import { hasPrice } from '../../src/pages/price-text.js';

test.each([
  ['$12.99'],
  ['12,99 €'],
  ['￥1,799'],
  ['1 299,00 €'],
  ['CHF 20'],
  ['71.96 د.إ.'],
  ['100 kr'],
  ['1,280円'],
  ['€'],
])('%s is a price', (text) => {
  expect(hasPrice(text)).toBe(true);
});

test.each([['12.99'], ['2026'], ['Model X 100'], ['kr'.repeat(40)], ['the USDA 5'], ['']])('%s is none', (text) => {
  expect(hasPrice(text)).toBe(false);
});
