import { expect, test } from 'vitest';
import { leavesOf, withLeaf, withoutLeaf } from '../../src/shortcuts/request-leaves.js';
import { type TreeRecord, canonicalText, recordOf } from '../../src/shortcuts/tree.js';

const REQUEST: TreeRecord = recordOf([
  ['query', { a: ['x'] }],
  ['after', null],
]);

test('leaves have places', () => {
  expect([...leavesOf(REQUEST).values()]).toEqual([
    { at: ['query', 'a', '0'], value: 'x' },
    { at: ['after'], value: null },
  ]);
});

test('a leaf is put in, also behind the last item of a list', () => {
  expect(withLeaf(REQUEST, { at: ['after'], value: 'c' })?.['after']).toBe('c');
  expect(withLeaf(REQUEST, { at: ['query', 'a', '1'], value: 'y' })?.['query']).toMatchObject({ a: ['x', 'y'] });
  expect(withLeaf(REQUEST, { at: ['query', 'b', '0'], value: 'y' })?.['query']).toMatchObject({ b: ['y'] });
  expect(withLeaf(REQUEST, { at: ['after', 'deep'], value: 'c' })).toBeNull();
});

test('a leaf is taken off, where there is one', () => {
  expect(Object.keys(withoutLeaf(REQUEST, ['after']))).toEqual(['query']);
  expect(canonicalText(withoutLeaf(REQUEST, ['none', 'there']))).toBe(canonicalText(REQUEST));
});
