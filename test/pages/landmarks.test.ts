import { expect, test } from 'vitest';
import { indexPage } from '../../src/pages/page-index.js';
import { first, pageOf } from './html-page.js';

test.each([
  ['<main><p>x</p></main>', 'main'],
  ['<nav><p>x</p></nav>', 'navigation'],
  ['<nav><p>x</p><label><input type="checkbox">Red</label><label><input type="checkbox">Blue</label></nav>', 'aside'],
  [
    '<nav><p>x</p><i role="switch"></i><input type="radio"><a href="/clear">Clear</a><input type="radio"></nav>',
    'aside',
  ],
  [
    '<nav><p>x</p><input type="checkbox"><a href="/mugs">Mugs</a><input type="checkbox"><a href="/jugs">Jugs</a></nav>',
    'navigation',
  ],
  ['<div role="banner"><p>x</p></div>', 'header'],
  ['<header><p>x</p></header>', 'header'],
  ['<article><header><p>x</p></header></article>', null],
  ['<main><aside><p>x</p></aside></main>', 'aside'],
  ['<main><div role="complementary"><p>x</p><table><th>Name<tr><td><a href="/1">A</a></table></div></main>', 'main'],
  ['<main><aside><p>x</p><table><th>Size<tr><td><a href="/s">S</a></table></aside><a href="/1">A</a></main>', 'aside'],
  ['<footer><p>x</p></footer>', 'footer'],
])('%s: the paragraph is in %s', (html, landmark) => {
  const index = pageOf(html);
  expect(index.landmark(first(index, 'p'))).toBe(landmark);
});

test('a header in an article is none of the page, though a live page tells its role', () => {
  const { snapshot } = pageOf('<article><header><p>x</p></header></article>');
  const nodes = snapshot.nodes.map((node) => (node.tag === 'header' ? { ...node, role: 'banner' } : node));
  const index = indexPage({ ...snapshot, nodes });
  expect(index.landmark(first(index, 'p'))).toBeNull();
});
