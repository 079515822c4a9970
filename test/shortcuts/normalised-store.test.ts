import { describe, expect, test } from 'vitest';
import { withReferences } from '../../src/shortcuts/normalised-store.js';
import { parseTree } from '../../src/shortcuts/tree.js';

function followed(data: unknown): unknown {
  return JSON.parse(JSON.stringify(withReferences(parseTree(JSON.stringify(data)) ?? null)));
}

const ENTITIES = {
  'Product:1': { name: 'Table', brand: { __ref: 'Brand:a' }, 'price({"zip":"1"})': 5 },
  'Product:2': { name: 'Chair', brand: { __ref: 'Brand:a' } },
  'Brand:a': { title: 'Oak & Co' },
};
const TABLE = { name: 'Table', brand: { title: 'Oak & Co' }, price: 5 };
const CHAIR = { name: 'Chair', brand: { title: 'Oak & Co' } };

describe('references in data', () => {
  test.each([
    ['by a field of their own', { __ref: 'Product:1' }, { __ref: 'Product:2' }],
    [
      'with what they are',
      { type: 'id', generated: false, id: 'Product:1', typename: 'Product' },
      { type: 'id', id: 'Product:2' },
    ],
  ])('are followed: %s', (_kind, first, second) => {
    const query = { 'search({"page":2,"of":"(x)"})': { 'items:{"first":2}': [first, second] } };
    expect(followed({ apollo: { ...ENTITIES, ROOT_QUERY: query } })).toMatchObject({
      apollo: { ROOT_QUERY: { search: { items: [TABLE, CHAIR] } }, 'Product:1': TABLE },
    });
  });

  test('are not followed in a circle, nor for ever', () => {
    const circle = { a: { name: 'A', next: { __ref: 'b' } }, b: { name: 'B', next: { __ref: 'a' } } };
    expect(followed({ ...circle, first: { __ref: 'a' } })).toMatchObject({
      first: { name: 'A', next: { name: 'B', next: { __ref: 'a' } } },
    });
    const wide = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `k${String(at)}`,
        { all: Array.from({ length: 60 }, (_each, to) => ({ __ref: `k${String(to)}` })) },
      ]),
    );
    expect(followed(wide)).toEqual(wide);
  });

  test.each([
    ['there is none', { items: [{ name: 'Table', 'price({"zip":"1"})': 5 }] }],
    ['nothing has their key', { items: [{ __ref: 'Product:9' }] }],
    ['they lead to a plain value', { items: [{ __ref: 'a' }], a: 'text' }],
    ['a record only looks like one', { 'Product:1': {}, items: [{ type: 'id', id: 'Product:1', a: 1, b: 2, c: 3 }] }],
  ])('leave data as they are where %s', (_case, data) => {
    expect(followed(data)).toEqual(data);
  });
});
