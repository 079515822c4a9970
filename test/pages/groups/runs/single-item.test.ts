import { describe, expect, it } from 'vitest';

import { isHeading, itemOf, type Entry, type Shape } from '../../../../src/pages/groups/runs/shapes.js';
import { singleItem } from '../../../../src/pages/groups/runs/single-item.js';
import type { PageIndex } from '../../../../src/pages/page-index.js';
import { indexOf } from '../read-html.js';

/** The text of the link that a block of links and texts stands for, or the kind of what else it is. */
function single(inner: string): string | null {
  const index = indexOf(`<div>${inner}</div>`);
  const block = index.byTag('div')[0] ?? 0;
  const entries = index
    .children(block)
    .map((id): Entry => ({ id, tag: index.node(id).tag, shape: shapeOf(index, id) }));
  const shape = singleItem(index, block, entries);
  if (shape?.kind !== 'item') return shape?.kind ?? null;
  return index.text(shape.item.main ?? 0);
}

function shapeOf(index: PageIndex, id: number): Shape {
  if (index.node(id).tag === 'a') return { kind: 'item', item: itemOf(id, id), before: null, headed: false };
  const strength = isHeading(index, id) ? 'heading' : 'plain';
  return { kind: 'text', block: { node: id, text: index.text(id), strength } };
}

describe('a block', () => {
  it.each([
    ['a link and its count', '<a href="/r">赤</a><i>12</i>', '赤'],
    ['a picture and a link to the same place', '<a href="/r"><img alt=""></a><a href="/r">Red</a>', 'Red'],
    ['a link and the number that links alike', '<a href="/r">Red</a><a href="/r">(12)</a>', 'Red'],
    ['a link and a cross', '<a href="/r">أحمر</a><a href="/x">×</a>', 'أحمر'],
  ])('with %s is one alternative', (_, html, text) => {
    expect(single(html)).toBe(text);
  });

  it('with two links of different words is more than one', () => {
    expect(single('<a href="/r">Red</a><a href="/b">Blue</a>')).toBeNull();
  });

  it('with a heading before its link is a labelled row of one', () => {
    expect(single('<h4>Farbe</h4><a href="/r">Rot</a>')).toBeNull();
  });

  it('with a long text beside its link is a teaser', () => {
    expect(single(`<a href="/r">Red</a><p>${'a story of red '.repeat(9)}</p>`)).toBe('wall');
  });
});
