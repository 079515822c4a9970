import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const switches = (...values: readonly string[]): string =>
  values.map((value) => `<div role=switch aria-checked=false aria-label="${value}"><b>${value}</b></div>`).join('');
const buttons = (...values: readonly string[]): string =>
  `<p>${values.map((value) => `<button aria-pressed=false>${value}</button>`).join('')}</p>`;
const head = (label: string, look = 'class=title'): string => `<div ${look}>${label}</div>`;

/** Facets one below the other in one block, the last two of one kind. */
function linesOf(look: string): readonly string[] {
  const colours = head('Colour') + buttons('Red', 'Blue');
  const rooms = `${head('Room')}<div role=group>${switches('Bath', 'Hall')}</div>`;
  return liveLinesOf(`<aside>${colours}${rooms}${head('Availability', look)}${switches('In stock')}</aside>`);
}

it('a row ends before a text that looks like its own label and like those of others', () => {
  expect(linesOf('class=title')).toEqual(['Colour: Red Blue', 'Room: Bath Hall', 'Availability: In stock']);
});

it('a text of another look is none', () => {
  expect(linesOf('class=note')[1]).toContain('Room: Bath Hall');
  expect(linesOf('class=note')).not.toContain('Availability: In stock');
});
