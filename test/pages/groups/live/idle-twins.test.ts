import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const button = (name: string, isOff = false): string =>
  `<button aria-pressed=false${isOff ? ' disabled' : ''}>${name}</button>`;
const item = (name: string, isOff = false): string => `<li>${button(name, isOff)}</li>`;

it('a value that nothing is left of is no label of those behind it', () => {
  const buttons = button('Red') + button('Green', true) + button('Blue') + button('White');
  expect(liveLinesOf(`<h3>Colour</h3><div>${buttons}</div>`)).toEqual(['Colour: Red Blue White']);
});

it('nor in an item of its own', () => {
  const items = item('Red') + item('Green', true) + item('Blue') + item('White');
  expect(liveLinesOf(`<h3>Colour</h3><ul>${items}</ul>`)).toEqual(['Colour: Red Blue White']);
});
