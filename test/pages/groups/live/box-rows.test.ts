import { expect, it } from 'vitest';
import { boxRows } from '../../../../src/pages/groups/live/box-rows.js';
import { findWidgets } from '../../../../src/pages/groups/live/widgets.js';
import { liveIndex } from '../read-live.js';

const NOWHERE = { walls: new Set<number>(), taken: new Set<number>(), submits: new Set<number>() };

it('a box with what stands beside it is a row where others are', () => {
  const row = (value: string): string => `<div><label><input type=checkbox>${value}</label><b>only</b></div>`;
  const index = liveIndex(`<section>${row('a')}${row('b')}</section><p><label><input type=checkbox>c</label></p>`);
  const boxes = findWidgets(index, NOWHERE);
  const rows = boxRows(index, boxes);
  expect(boxes.map(({ block }) => index.text(rows.rowOf(block)))).toEqual(['aonly', 'bonly', 'c']);
  expect(index.byTag('b').map((id) => rows.isBeside(id))).toEqual([true, true]);
  expect(rows.isBeside(boxes[2]?.block ?? -1)).toBe(false);
});

it('what stands behind the list below a box stands in the row of that box', () => {
  const row = (value: string, below = ''): string =>
    `<li><div><label><input type=checkbox>${value}</label>${below}</div><p><b>only</b></p></li>`;
  const below = (value: string, inner = ''): string => `<ul>${row(`${value}1`, inner)}${row(`${value}2`)}</ul>`;
  const index = liveIndex(`<section><ul>${row('a', below('b', below('c')))}${row('d')}</ul></section>`);
  const rows = boxRows(index, findWidgets(index, NOWHERE));
  expect(index.byTag('b').map((id) => rows.isBeside(id))).toEqual(Array.from({ length: 6 }, () => true));
});

it('what stands behind several lists of boxes, or behind one without a box over it, stands beside none', () => {
  const list = '<ul><li><label><input type=checkbox>x</label></li><li><label><input type=checkbox>y</label></li></ul>';
  const index = liveIndex(`<section><ul><li>${list}<b>all</b></li><li>${list}${list}<b>all</b></li></ul></section>`);
  const rows = boxRows(index, findWidgets(index, NOWHERE));
  expect(index.byTag('b').map((id) => rows.isBeside(id))).toEqual([false, false]);
});
