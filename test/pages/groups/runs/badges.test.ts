import { expect, it } from 'vitest';
import { textWithoutBadge, textWithoutNote } from '../../../../src/pages/groups/runs/badges.js';
import { linesOf } from '../read-html.js';
import { liveIndex, liveLinesOf } from '../read-live.js';

it.each([
  ['<button>Room<i>1</i></button>', 'Room'],
  ['<button><span><b>Room</b><i> (12)</i></span><svg></svg></button>', 'Room'],
  ['<button><span>Room</span><i aria-hidden=true>−</i></button>', 'Room'],
  ['<button><span>Room</span><i>2</i><i>+</i></button>', 'Room'],
  ['<button><b>Room</b> <i>size</i><i>▾</i></button>', 'Room size'],
  ['<button><span>Room <i>2</i></span><i>+</i></button>', 'Room'],
  ['<button><span>Room</span><span><i>2</i><i>+</i></span></button>', 'Room'],
  ['<button><b>C</b><i>++1</i></button>', 'C++1'],
  ['<button><span><b>Room <i>(1)</i></b></span><span>filter applied</span></button>', 'Room'],
  ['<button><b>Room</b> <i>in the attic</i></button>', 'Room in the attic'],
  ['<button>Room 1</button>', 'Room 1'],
  ['<button>Room<i>1 chosen</i></button>', 'Room1 chosen'],
  ['<button><i>12</i></button>', '12'],
  ['<button><b>19</b><i>99</i></button>', '1999'],
  ['<button><i>2</i><b>bedrooms</b></button>', '2bedrooms'],
])('what %s says without its badge is %s', (html, text) => {
  const index = liveIndex(html);
  expect(textWithoutBadge(index, index.byTag('button')[0] ?? 0).replace(/\s+/gu, ' ')).toBe(text);
});

it('a facet keeps its name whatever number of values is chosen', () => {
  const panel = (badge: string): string =>
    `<section><button aria-expanded=true>Room${badge}</button><div><label><input type=checkbox>Kitchen</label><label><input type=checkbox>Hall</label></div></section>`;
  expect(liveLinesOf(`<div>${panel('')}${panel('<i>1</i>')}</div>`)).toEqual([
    'Room: Kitchen Hall',
    'Room: Kitchen Hall',
  ]);
});

it('a facet keeps its name where a text that nothing works tells how many values are chosen', () => {
  const box = (badge: string): string =>
    `<section><div><span>Room</span>${badge}</div><ul><li><a href="/list?room=1">Kitchen</a></li><li><a href="/list?room=2">Hall</a></li></ul></section>`;
  expect(linesOf(`<div>${box('')}${box('<span>1</span>')}</div>`)).toEqual([
    'Room: Kitchen Hall',
    'Room: Kitchen Hall',
  ]);
});

it.each([
  ['<label>Room <span>Total items selected: 0.</span></label>', 'Room'],
  ['<label>Room <span>and board</span></label>', 'Room and board'],
  ['<label>Room 2</label>', 'Room 2'],
  ['<label><b>Room</b> <span>2</span></label>', 'Room 2'],
])('what %s says without its note is %s', (html, text) => {
  const index = liveIndex(html);
  expect(textWithoutNote(index, index.byTag('label')[0] ?? 0)).toBe(text);
});
