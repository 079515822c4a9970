import { expect, test } from 'vitest';
import { namingField } from '../../src/shortcuts/named-items.js';

test('what has another text in each item names them, if one of that name says something else by now', () => {
  const brands = { id: 'brands', type: 'term' };
  const hits = { id: 'hits', type: 'search' };
  expect(namingField([brands, hits], [brands, { ...hits, from: 18 }])).toBe('id');
  expect(namingField([{ type: 'search', id: 'a' }], [{ type: 'search', id: 'b' }])).toBe('type');
});

test('items that are the same, and those that nothing tells apart, have no names', () => {
  expect(namingField([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }])).toBeNull();
  expect(namingField([{ id: 'a', n: 1 }, { id: 'a' }], [{ id: 'a' }])).toBeNull();
  expect(namingField([{ n: 1 }], [{ n: 2 }])).toBeNull();
  expect(namingField(['a'], ['b'])).toBeNull();
  expect(namingField([], [{ id: 'a' }])).toBeNull();
});
