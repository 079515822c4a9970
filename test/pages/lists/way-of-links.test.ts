import { expect, test } from 'vitest';
import { wayOfLink } from '../../../src/pages/lists/way-of-links.js';
import { pageOf } from '../html-page.js';

test.each([
  ['/milk/goat/', 'above'],
  ['/milk', 'above'],
  ['/mil', 'elsewhere'],
  ['/milk/goat/page/2/?size=48', 'back'],
  ['/milk/goat/page/2/#top', 'back'],
  ['/?cheese=12', 'elsewhere'],
  ['/item/alder/', 'elsewhere'],
])('%s: %s', (address, way) => {
  const page = pageOf('', 'https://site.example/milk/goat/page/2/');
  expect(wayOfLink(page, `https://site.example${address}`)).toBe(way);
});
