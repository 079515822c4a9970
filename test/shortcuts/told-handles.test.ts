import { expect, test } from 'vitest';
import { toldHandles } from '../../src/shortcuts/told-handles.js';
import { parseTree, type Tree } from '../../src/shortcuts/tree.js';

function treeOf(value: unknown): Tree {
  return parseTree(JSON.stringify(value));
}

const OPTIONS = [
  { label: 'Oak', value: '52', count: 7, enabled: true },
  { label: 'Walnut', value: '53', count: 7, enabled: true },
  { label: 'Beech', value: '57', count: 3, enabled: true },
];

function told(values: readonly string[], data: unknown): unknown {
  const codes = toldHandles(values, [treeOf(data)]);
  return codes === null ? null : Object.fromEntries(codes);
}

test('codes stand beside names, also of values that are not shown', () => {
  expect(told(['oak', 'Walnut'], { products: { aggregations: [{ code: 'material', options: OPTIONS }] } })).toEqual({
    oak: ['52'],
    walnut: ['53'],
    beech: ['57'],
  });
});

test('all fields that tell the records apart may be codes, in the order of their names', () => {
  const terms = [
    { name: 'Oak', slug: 'oak-wood', id: 5 },
    { name: 'Elm', slug: 'elm-wood', id: 6 },
  ];
  expect(told(['Oak', 'Elm'], terms)).toEqual({ oak: ['5', 'oak-wood'], elm: ['6', 'elm-wood'] });
});

test.each<readonly [string, readonly string[], unknown]>([
  ['one value', ['Oak'], OPTIONS],
  ['a list that names too few of the values', ['Oak', 'Walnut', 'Pine', 'Elm', 'Ash'], OPTIONS],
  ['a name that several records say', ['Oak', 'Walnut'], [...OPTIONS, { label: 'Oak', value: '99' }]],
  ['nothing beside the names', ['Oak', 'Walnut'], OPTIONS.map(({ label }) => ({ label }))],
  [
    'codes that are the same for all',
    ['Oak', 'Walnut'],
    OPTIONS.map(({ label, count }) => ({ label, count: count > 0 ? 1 : 0 })),
  ],
  ['texts too long for a code', ['Oak', 'Walnut'], OPTIONS.map(({ label }) => ({ label, about: label.repeat(40) }))],
  ['names alone', ['Oak', 'Walnut'], ['Oak', 'Walnut']],
])('are not told by %s', (_, values, data) => {
  expect(told(values, data)).toBeNull();
});

test('are kept of so many records of a list only', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ label: `Sort ${at}`, value: at }));
  expect(toldHandles(['Sort 1', 'Sort 2'], [treeOf(many)])?.size).toBe(2_000);
});
