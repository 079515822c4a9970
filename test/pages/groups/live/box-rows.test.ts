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
