import { expect, test } from 'vitest';
import { FirstSizes } from '../../src/shortcuts/first-sizes.js';
import { pathParts } from '../../src/shortcuts/moves.js';
import { pathOf } from './scripted-shop.js';

test('the size of a list is what its first page told', () => {
  const sizes = new FirstSizes();
  sizes.note(pathParts(pathOf({})), 7);
  sizes.note(pathParts(pathOf({ page: 2 })), 3);
  sizes.note(pathParts(pathOf({ brand: ['Acme'] })), null);
  expect(sizes.sizeOf(pathParts(pathOf({ page: 3 })))).toBe(7);
  expect(sizes.sizeOf(pathParts(pathOf({ brand: ['Acme'], page: 2 })))).toBeNull();
});
