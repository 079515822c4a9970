import { expect, it } from 'vitest';

import { childOf, withoutInnerLists } from '../../../src/pages/lists/inner-lists.js';
import { findRecords } from '../../../src/pages/lists/records.js';
import { first } from '../html-page.js';
import { sourceOf } from '../page-of.js';

const item = (name: string): string => `<li><a href="/product/${name}">${name}</a></li>`;
const items = (...names: readonly string[]): string => names.map(item).join('');
const OUTER = ['a1', 'a2', 'a3', 'a4', 'a5'];

function namesIn(html: string): readonly string[] {
  const { index, links } = sourceOf(`<main><ul>${html}</ul></main>`);
  const kept = withoutInnerLists(index, first(index, 'ul'), findRecords(index, links));
  return kept.map(({ root }) => index.text(root));
}

it('a list among the blocks of another is none of its blocks', () => {
  expect(namesIn(`${items(...OUTER)}<li><ul>${items('b1', 'b2', 'b3')}</ul></li>`)).toEqual(OUTER);
});

it('rows, and the links of one card, are none', () => {
  const rows = ['1', '2'].map((row) => `<li><ul>${items(`a${row}`, `b${row}`, `c${row}`)}</ul></li>`).join('');
  expect(namesIn(`${items('a3')}${rows}`)).toHaveLength(7);
  const swatches = `<div>${items('b2', 'b3', 'b4')}</div>`;
  const card = `<li><div><a href="/product/b1">b1</a></div>${swatches}</li>`;
  expect(namesIn(`${items(...OUTER)}${card}`)).toHaveLength(9);
});

it('the child in which a node lies is told', () => {
  const { index, links } = sourceOf(`<main><ul>${items('a1')}</ul></main>`);
  expect(childOf(index, first(index, 'ul'), links[0]?.node ?? 0)).toBe(first(index, 'li'));
});
