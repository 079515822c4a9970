import { describe, expect, it } from 'vitest';

import { readAddresses } from '../../../src/pages/groups/addresses.js';
import { itemOf } from '../../../src/pages/groups/shapes.js';
import { trailRatio } from '../../../src/pages/groups/trail.js';
import { indexOf } from './read-html.js';

/** How surely the links and spans of a page are breadcrumbs of the page at `path`. */
function ratio(html: string, path: string): number {
  const url = `https://shop.example${path}`;
  const index = indexOf(`<nav>${html}</nav>`, url);
  const node = index.byTag('nav')[0] ?? 0;
  const steps = index.elements(node);
  const items = steps.map((id) => itemOf(index.node(id).tag === 'a' ? id : null, id));
  const values = steps.map((id) => index.text(id));
  return trailRatio({ index, addresses: readAddresses(index, url), node, items, values });
}

describe('a trail', () => {
  it('is sure where the markup declares it', () => {
    const url = 'https://shop.example/x';
    const index = indexOf('<ol itemscope itemtype="https://schema.org/BreadcrumbList"><a href="/y">Y</a></ol>', url);
    const [link = 0] = index.links;
    const input = { index, addresses: readAddresses(index, url), node: index.byTag('ol')[0] ?? 0, values: ['Y'] };
    expect(trailRatio({ ...input, items: [itemOf(link, link)] })).toBeGreaterThan(0.9);
  });

  it('is likely where each address lies in the one before', () => {
    expect(ratio('<a href="/ar">كتب</a> <a href="/ar/novels">روايات</a>', '/ar/novels/old')).toBeGreaterThan(0.5);
  });

  it('is likely from the root to here with arrows between', () => {
    expect(ratio('<a href="/">ホーム</a> › <a href="/c12">本</a> › <span>小説</span>', '/p99')).toBeGreaterThan(0.5);
  });

  it.each([
    ['links side by side', '<a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a>', '/a'],
    ['a row that bars part', '<a href="/">A</a> | <a href="/b">B</a> · <a href="/c">C</a>', '/c'],
    ['more links than a trail has', '<a href="/">A</a> › '.repeat(10), '/'],
  ])('is not %s', (_, html, path) => {
    expect(ratio(html, path)).toBe(0);
  });
});
