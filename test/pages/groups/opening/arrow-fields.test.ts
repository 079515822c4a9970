import { expect, it } from 'vitest';
import { hasArrowBehind } from '../../../../src/pages/groups/opening/arrow-fields.js';
import { first } from '../../html-page.js';
import { besideList, liveIndex } from '../read-live.js';

const arrow = '<span><svg class="arrow"><path></path></svg></span>';

function hasArrow(html: string): boolean {
  const index = liveIndex(html);
  return hasArrowBehind(index, first(index, 'input'));
}

it('a field drops a list down where an arrow is drawn behind it in its box', () => {
  expect(hasArrow(`<div><input>${arrow}</div>`)).toBe(true);
  expect(hasArrow(`<div><p><input><b>Any region</b></p>${arrow}</div>`)).toBe(true);
});

it.each([
  ['another sign', '<div><input><span><svg class="lens"></svg></span></div>'],
  ['an arrow to a side', '<div><input><span><svg class="arrow-right"></svg></span></div>'],
  ['the arrow of a button', `<div><input><button>${arrow}</button></div>`],
  ['the arrow of what says that it is a button', `<div><input><i role=button>${arrow}</i></div>`],
  ['an arrow behind another field', `<div><input><input type=number>${arrow}</div>`],
  ['an arrow far around it', `<div><p><i><u><input></u></i></p>${arrow}</div>`],
  ['an arrow in its form', `<form><input>${arrow}</form>`],
])('%s says nothing of a field', (_, html) => {
  expect(hasArrow(html)).toBe(false);
});

it('such fields are openers, called as the labels before them, however many blocks wrap them', () => {
  const field = (label: string): string =>
    `<div><div><label>${label}</label></div><div><div><div><div><div><input placeholder=Any>${arrow}</div></div></div></div></div></div>`;
  const { openers = [] } = besideList(`<form>${field('Region')}${field('Kind')}</form>`);
  expect(openers.map(({ step }) => step.name)).toEqual(['Region', 'Kind']);
});
