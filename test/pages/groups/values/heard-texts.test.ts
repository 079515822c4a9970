import { expect, it } from 'vitest';

import { heardTexts } from '../../../../src/pages/groups/values/heard-texts.js';
import { itemOf } from '../../../../src/pages/groups/runs/shapes.js';
import { liveIndex, liveLinesOf } from '../read-live.js';

const list = (...values: readonly string[]): string =>
  `<h3>Parts</h3><ul>${values.map((value) => `<li><button>${value}</button></li>`).join('')}</ul>`;

const heard = (text: string): string => `<i data-heard> ${text}</i>`;

const lineOf = (...values: readonly string[]): string | undefined => liveLinesOf(list(...values))[0];

it('what is only heard behind names that are seen is no part of a value', () => {
  const values = ['Sensors', 'Relays', 'Fuses'].map((name, at) => `${name}${heard(at === 1 ? 'selected' : 'idle')}`);
  expect(lineOf(...values)).toBe('Parts: Sensors Relays Fuses');
});

it('it is the value where what is seen tells none from the others, but for numbers', () => {
  expect(lineOf(`${heard('4 stars')} & up`, `${heard('3 stars')} & up`)).toBe('Parts: 4 stars & up 3 stars & up');
  const counted = lineOf(`${heard('Red')} (12 items)`, `${heard('Blue')} (8 items)`, `${heard('Jade')} (7 items)`);
  expect(counted).toContain('Red');
});

it('numbers that are only heard are kept: they may be counts', () => {
  const index = liveIndex(list(`Oak${heard('12 results')}`, `Elm${heard('8 results')}`));
  const items = index.byTag('li').map((id) => itemOf(null, id));
  expect(heardTexts(index, items).size).toBe(0);
});
