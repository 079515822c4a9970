import { expect, test } from 'vitest';
import { tallyPage } from '../../../src/pages/kinds/tally.js';
import { first, pageOf } from '../html-page.js';

test('things are counted in any part of the page', () => {
  const index = pageOf('<div><img><h2>T</h2><span>$ 5</span><input></div><p><a href="/x">x</a><img></p>');
  const tally = tallyPage(index.nodes);
  const inside = (kind: Parameters<typeof tally.count>[0], tag: string): number =>
    tally.count(kind, first(index, tag), index.node(first(index, tag)).end);
  expect(inside('images', 'div')).toBe(1);
  expect(inside('prices', 'div')).toBe(1);
  expect(inside('controls', 'div')).toBe(1);
  expect(inside('headings', 'div')).toBe(1);
  expect(inside('links', 'p')).toBe(1);
  expect(tally.count('images', 0, index.nodes.length)).toBe(2);
});

test('what is hidden does not count', () => {
  const index = pageOf('<div hidden><img></div>');
  expect(tallyPage(index.nodes).count('images', 0, index.nodes.length)).toBe(0);
});
