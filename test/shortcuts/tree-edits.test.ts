import { describe, expect, test } from 'vitest';
import { requestOf, requestTree } from '../../src/shortcuts/request-tree.js';
import { type TreeRecord, canonicalText } from '../../src/shortcuts/tree.js';
import { applyEdit, treeEdits } from '../../src/shortcuts/tree-edits.js';

function get(address: string): TreeRecord {
  return requestTree({ method: 'GET', url: `http://s.test${address}`, body: null, contentType: null })!;
}

function post(body: unknown): TreeRecord {
  return requestTree({
    method: 'POST',
    url: 'http://s.test/q',
    body: JSON.stringify(body),
    contentType: 'application/json',
  })!;
}

function applied(before: TreeRecord, edits: ReturnType<typeof treeEdits>): TreeRecord {
  return edits.reduce((request, edit) => applyEdit(request, edit)!, before);
}

describe('edits turn one request into the other', () => {
  test.each([
    [get('/a'), get('/a?x=1')],
    [get('/a?page=3'), get('/a?x=1')],
    [get('/a?x=1'), get('/a?x=1&x=2')],
    [get('/a'), get('/a/red/page-2')],
    [get('/a/red/page-2'), get('/a/blue')],
    [post({ f: {} }), post({ f: { brand: { in: ['a'] } } })],
    [post({ f: [['a']] }), post({ f: [['a', 'b'], ['c']] })],
    [post([{ params: 'page=0&q=x' }]), post([{ params: 'page=1&q=x&f=%5B%22a%22%5D' }])],
    [post([{ field: 'a' }]), post([{ field: 'a' }, { field: 'b' }])],
    [post({ a: 1, n: null }), post({ a: 'x' })],
    [post([{ id: 'hits' }, { id: 'brands' }]), post([{ id: 'hits', from: 18 }])],
    [post([{ id: 'hits', from: 18 }]), post([{ id: 'hits' }, { id: 'brands', value: 'a' }])],
  ])('%#', (before, after) => {
    expect(canonicalText(applied(before, treeEdits(before, after)))).toBe(canonicalText(after));
  });
});

test('equal requests need no edit, whatever the order of sets', () => {
  expect(treeEdits(post({ f: ['a', 'b'] }), post({ f: ['b', 'a'] }))).toEqual([]);
});

test('an argument that is called as the path of an address needs no edit where it stays', () => {
  const edits = treeEdits(get('/q?path=/shoes&from=0'), get('/q?path=/shoes&from=24'));
  expect(requestOf(applied(get('/q?path=/hats&from=0'), edits))).toEqual({
    kind: 'url',
    url: 'http://s.test/q?path=%2Fhats&from=24',
  });
  expect(treeEdits(get('/a/b'), get('/b/a'))).toHaveLength(1);
});

test('an edit holds for requests that it was not drawn from', () => {
  const edits = treeEdits(get('/shoes'), get('/shoes/red?sort=1'));
  expect(requestOf(applied(get('/hats/wool'), edits))).toEqual({
    kind: 'url',
    url: 'http://s.test/hats/wool/red?sort=1',
  });
});

test('packed lists are added to by several groups', () => {
  const [red] = treeEdits(get('/a'), get('/a?f=%5B%22red%22%5D'));
  const blue = applyEdit(get('/a?f=%5B%22blue%22%5D'), red!);
  expect(requestOf(blue!)).toEqual({ kind: 'url', url: 'http://s.test/a?f=%5B%22blue%22%2C%22red%22%5D' });
});

test('packed lists by name are added to by several groups', () => {
  const acme = treeEdits(get('/'), get('/?f={"brand":[{"is":"Acme"}],"hue":[]}'));
  const red = treeEdits(get('/'), get('/?f={"brand":[],"hue":[{"is":"Red"}]}'));
  const { url } = requestOf(applied(applied(get('/'), acme), red));
  expect(decodeURIComponent(url)).toBe('http://s.test/?f={"brand":[{"is":"Acme"}],"hue":[{"is":"Red"}]}');
});

test('the last value of a packed list takes the argument with it', () => {
  const [drop] = treeEdits(get('/a?f=%5B%22red%22%2C%22blue%22%5D'), get('/a?f=%5B%22blue%22%5D'));
  expect(requestOf(applyEdit(get('/a?f=%5B%22red%22%5D'), drop!)!)).toEqual({ kind: 'url', url: 'http://s.test/a' });
});

test('questions of one request are told apart by what names them, wherever they stand', () => {
  const edits = treeEdits(post([{ id: 'hits' }]), post([{ id: 'hits', from: 18 }]));
  const among = post([{ id: 'brands', value: 'a' }, { id: 'hits' }]);
  expect(applied(among, edits)).toEqual(
    post([
      { id: 'brands', value: 'a' },
      { id: 'hits', from: 18 },
    ]),
  );
  expect(applyEdit(post([{ id: 'brands' }]), edits[0]!)).toBeNull();
});

test('an edit that does not fit is refused', () => {
  const [splice] = treeEdits(get('/a/b/red'), get('/a/b/blue'));
  expect(applyEdit(get('/a/b/green'), splice!)).toBeNull();
  const [drop] = treeEdits(post({ f: ['a', 'b'] }), post({ f: ['b'] }));
  expect(applyEdit(post({ f: ['c'] }), drop!)).toBeNull();
});
