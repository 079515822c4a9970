import { expect, test } from 'vitest';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const page = { url: 'https://a.example/x/y', status: 200 };

test('nodes are in document order and know where they end', () => {
  const { nodes } = snapshotFromHtml('<ul><li>a</li><li>b</li></ul>', page);
  const list = nodes.find(({ tag }) => tag === 'ul');
  expect(nodes.slice(list?.id, list?.end).map(({ tag, text }) => text || tag)).toEqual(['ul', 'li', 'a', 'li', 'b']);
  expect(nodes.every(({ id }, at) => id === at)).toBe(true);
});

test('a base element moves relative links', () => {
  expect(snapshotFromHtml('<base href="/z/">', page).baseUrl).toBe('https://a.example/z/');
});

test('attributes have no prototype, so that __proto__ is a name like any other', () => {
  const { nodes } = snapshotFromHtml('<p __proto__="x" constructor="y">', page);
  const attributes = nodes.find(({ tag }) => tag === 'p')?.attributes;
  expect(attributes?.['__proto__']).toBe('x');
  expect(attributes?.['toString']).toBeUndefined();
});

test('an empty page has a root', () => {
  expect(snapshotFromHtml('', page).nodes[0]?.tag).toBe('html');
});

test('depth without end costs neither the stack nor much time', () => {
  expect(snapshotFromHtml('<div>'.repeat(100_000), page).nodes.length).toBeLessThan(5_000);
});

test('noscript is parsed, but not shown', () => {
  const { nodes } = snapshotFromHtml('<body><noscript><a href="/n">n</a></noscript>', page);
  expect(nodes.find(({ tag }) => tag === 'a')?.visible).toBe(false);
});

test('it says that it came over HTTP unless told otherwise', () => {
  expect(snapshotFromHtml('', page).source).toBe('http');
  expect(snapshotFromHtml('', { ...page, source: 'simulated' }).source).toBe('simulated');
});
