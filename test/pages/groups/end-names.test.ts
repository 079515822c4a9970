import { expect, it } from 'vitest';
import { withoutEnd } from '../../../src/pages/groups/end-names.js';

it.each([
  ['minPrice', 'maxPrice', true],
  ['year_from', 'year_to', true],
  ['Price from', 'Price to', true],
  ['price_gte', 'price_lte', true],
  ['bedrooms', 'bathrooms', false],
  ['Min beds', 'Min baths', false],
])('%s and %s are called alike but for the end: %s', (low, high, expected) => {
  expect(withoutEnd(low) === withoutEnd(high)).toBe(expected);
});
