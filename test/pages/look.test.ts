import { expect, it } from 'vitest';
import { elementOf, lookOf } from '../../src/pages/look.js';
import { pageOf } from './html-page.js';

it('elements of one tag and one class look alike', () => {
  const index = pageOf('<b class="x y">1</b><b class="x y">2</b><b class="x">3</b><i class="x">4</i><b>5</b>');
  const [first, second, ...others] = [...index.byTag('b'), ...index.byTag('i')].map((id) => lookOf(index, id));
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

it('a text is told by the element that it stands in', () => {
  const index = pageOf('<b>1</b>');
  const [bold = -1] = index.byTag('b');
  expect([bold, bold + 1].map((id) => elementOf(index, id))).toEqual([bold, bold]);
});
