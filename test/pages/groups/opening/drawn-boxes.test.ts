import { expect, it } from 'vitest';
import { drawnBox } from '../../../../src/pages/groups/opening/drawn-boxes.js';
import { first } from '../../html-page.js';
import { besideList, liveIndex } from '../read-live.js';

function isDrawn(html: string): boolean {
  const index = liveIndex(html);
  return drawnBox(index, first(index, 'input')) !== null;
}

it.each([
  ['nothing can be typed', '<div onclick=x><p><i><input readonly></i></p></div>'],
  ['a hint is drawn besides', '<div onclick=x><p><i><input></i><b>Any region</b></p></div>'],
  ['what is chosen is drawn besides', '<div onclick=x><p><u>North</u><u>South</u><input type=search></p></div>'],
])('a field is pressed by the box around it where %s', (_, html) => {
  expect(isDrawn(html)).toBe(true);
});

it.each([
  ['nothing is pressed', '<div><p><input readonly></p></div>'],
  ['the box is a label', '<label onclick=x><b>Region</b><input></label>'],
  ['the box holds the label', '<div onclick=x><label>Region</label><input></div>'],
  ['the box holds other controls', '<div onclick=x><b>from</b><input><b>to</b><input></div>'],
  ['the field has a hint of its own', '<div onclick=x><b>Region</b><input placeholder="Any region"></div>'],
  ['only a sign is drawn', '<div onclick=x><b>€</b><input></div>'],
  ['it is a number', '<div onclick=x><b>Any</b><input type=number></div>'],
  ['the box is far around', '<div onclick=x><p><i><u><s><input readonly></s></u></i></p></div>'],
])('a field is pressed itself where %s', (_, html) => {
  expect(isDrawn(html)).toBe(false);
});

it('a drawn field is opened by its box, and called as the label before that, however deep it lies in it', () => {
  const field = (label: string, input: string): string =>
    `<div><div><label>${label}</label></div><div><div><div><div class=box onclick=x><div><p>${input}</p><b>Any</b></div></div></div></div></div></div>`;
  const view = besideList(`${field('Region', '<input>')}${field('Kind', '<input readonly>')}<p>See also</p>`);
  expect(view.openers?.map(({ step }) => step.name)).toEqual(['Region', 'Kind']);
});
