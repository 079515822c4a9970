import { expect, test } from 'vitest';
import { requestOf, requestTree } from '../../src/shortcuts/request-tree.js';
import { withValueAt } from '../../src/shortcuts/tree.js';
import type { TreeRecord } from '../../src/shortcuts/tree.js';

/** The address after another colour was put into the tree of its request. */
function recoloured(path: string, own: string): string | null {
  const url = `http://s.test${path}&own=${encodeURIComponent(own)}`;
  const tree = requestTree({ method: 'GET', url, body: null, contentType: null });
  const other = tree === null ? null : withValueAt(tree, ['query', 'colour'], ['blue']);
  return other === null ? null : (new URL(requestOf(other as TreeRecord).url).searchParams.get('own') ?? null);
}

test.each([
  ['/list?colour=red', '/list?colour=red', '/list?colour=blue'],
  ['/list?colour=red', 'http://s.test/list?colour=red', 'http://s.test/list?colour=blue'],
  ['/list?colour=red&page=2', '/list?colour=red', '/list?colour=blue'],
])('an argument of %s that holds its own address as %s says what the others say', (path, own, expected) => {
  expect(recoloured(path, own)).toBe(expected);
});

test.each([
  ['another path', '/other?colour=red'],
  ['another site', 'http://t.test/list?colour=red'],
  ['another value', '/list?colour=green'],
  ['an argument that the request lacks', '/list?colour=red&size=1'],
  ['no arguments', '/list'],
])('an argument that holds an address with %s stays as it is', (_, own) => {
  expect(recoloured('/list?colour=red', own)).toBe(own);
});

test('the address is the same as before where nothing changed', () => {
  const url = 'http://s.test/list?colour=red&own=%2Flist%3Fcolour%3Dred&page=0';
  expect(requestOf(requestTree({ method: 'GET', url, body: null, contentType: null })!)).toEqual({ kind: 'url', url });
});
