import { expect, test } from 'vitest';
import { clusterLinks, tagPaths } from '../../../src/pages/lists/link-clusters.js';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { cardsHtml, first, pageOf } from '../html-page.js';

test('title links of cards make a cluster of their own', () => {
  const index = pageOf(cardsHtml(3));
  const clusters = clusterLinks(index, readLinkFacts(index));
  expect(
    clusters.some(
      (cluster) => cluster.length === 3 && cluster.every(({ node }) => index.text(node).startsWith('Thing')),
    ),
  ).toBe(true);
});

test('links of one target alone make no cluster', () => {
  const index = pageOf('<p><a href="/x">a</a></p><p><a href="/x">b</a></p>');
  expect(clusterLinks(index, readLinkFacts(index))).toEqual([]);
});

test('what a page is a part of is none of its list, though its address has the shape of those of the list', () => {
  const links = ['/milk/goat/', '/item/alder/', '/item/birch/', '/item/cedar/'];
  const html = links.map((url) => `<p><a href="${url}">${url}</a></p>`).join('');
  const targets = (page: string): readonly (readonly string[])[] => {
    const index = pageOf(html, page);
    return clusterLinks(index, readLinkFacts(index)).map((cluster) => cluster.map(({ url }) => new URL(url).pathname));
  };
  expect(targets('https://site.example/milk/goat/page/2/').flat()).not.toContain('/milk/goat/');
  expect(targets('https://site.example/milk/').flat()).toContain('/milk/goat/');
});

test('links that one program answers make a cluster of their own beside those of another, whatever stands in both', () => {
  const html = [1, 2, 3]
    .map((id) => `<p><a href="/item.php?id=${id}">${id}</a> <a href="/report.php?id=${id}">report</a></p>`)
    .join('');
  const index = pageOf(html);
  const programs = clusterLinks(index, readLinkFacts(index)).map(
    (cluster) => new Set(cluster.map(({ url }) => new URL(url).pathname)),
  );
  expect(programs).toContainEqual(new Set(['/item.php']));
});

test('depth of wrapping makes no other place', () => {
  const index = pageOf(
    '<div><a href="/1">1</a></div><div><div><span><a href="/2">2</a></span></div></div><p><a href="/3">3</a></p>',
  );
  const paths = tagPaths(index);
  const [a, b, c] = index.byTag('a').map((id) => paths[id]);
  expect(a).toBe(b);
  expect(a).not.toBe(c);
  expect(first(index, 'a')).toBeGreaterThan(0);
});
