import { expect, it } from 'vitest';
import {
  dropsHidden,
  isListOfTexts,
  saysChosen,
  standsForSelect,
} from '../../../../src/pages/groups/opening/hidden-lists.js';
import { first } from '../../html-page.js';
import { liveIndex } from '../read-live.js';

it.each([
  ['a hidden list beside it', '<p><input><span>Any</span></p><div hidden><b>x</b><b>y</b></div>', false],
  ['a hidden list in its box', '<input><span>Any</span><div hidden><b>x</b><b>y</b></div>', true],
  ['a list that is open', '<input><div><b>x</b><b>y</b></div>', false],
  ['a hidden hint', '<input><div hidden>what it means</div>', false],
  ['another field in its box', '<input><input><div hidden><b>x</b><b>y</b></div>', false],
])('a field drops down %s: %s', (_, html, expected) => {
  const index = liveIndex(`<section>${html}</section>`);
  expect(dropsHidden(index, first(index, 'input'))).toBe(expected);
  expect(saysChosen(index, first(index, 'section'))).toBe(expected);
});

it('short texts of one kind make a list', () => {
  const isList = (html: string): boolean => {
    const index = liveIndex(`<section>${html}</section>`);
    return isListOfTexts(index, first(index, 'section'));
  };
  expect(['<b>x</b><b>y</b>', '<b>x</b>', '<b>x</b><i>y</i>', '<b>x<i>z</i></b><b>y</b>'].map(isList)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  ['an empty select', '<select hidden></select><p><b><input></b></p>', true],
  ['a select that says what is asked', '<select hidden><option>Any</option></select><p><input></p>', true],
  ['a select with options', '<select hidden><option>x</option><option>y</option></select><p><input></p>', false],
  ['a select that is shown', '<select></select><p><input></p>', false],
  ['a select for two fields', '<select hidden></select><p><input><input></p>', false],
  ['no select', '<p><input></p>', false],
])('a field stands for %s: %s', (_, html, expected) => {
  const index = liveIndex(`<section>${html}</section>`);
  expect(standsForSelect(index, first(index, 'input'))).toBe(expected);
});
