import { expect, test } from 'vitest';
import { readLinkFacts, targetOf } from '../../src/pages/link-facts.js';
import { pageOf } from './html-page.js';

test('fragments that only name a place do not make another target', () => {
  expect(targetOf('https://a.example/x#top')).toBe('https://a.example/x');
  expect(targetOf('https://a.example/x#!/y')).toBe('https://a.example/x#!/y');
});

test.each([
  ['<a href="/logout">x</a>', true],
  ['<a href="/cart/add/7">x</a>', true],
  ['<a href="/item/7" data-method="delete">x</a>', true],
  ['<a href="/item/7" data-method="get">x</a>', false],
  ['<a href="/cart-wheel-toy">x</a>', false],
])('%s acts: %s', (html, acts) => {
  expect(readLinkFacts(pageOf(html))[0]?.acts).toBe(acts);
});
