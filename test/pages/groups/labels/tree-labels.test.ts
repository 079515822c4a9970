import { expect, it } from 'vitest';
import { linesOf } from '../read-html.js';

const links = (...names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/homes/${name.toLowerCase()}/">${name}</a></li>`).join('')}</ul>`;
const tree = (entries: string): string => `<h1>Homes in Delft</h1><aside><h3>Place</h3><ul>${entries}</ul></aside>`;

it('values below one that is chosen are called as their tree, not as that', () => {
  const open = `<li><strong>Delft</strong> <span>12</span>${links('Hof', 'Voorhof', 'Buitenhof')}</li>`;
  expect(linesOf(tree(open))).toEqual(['Place: Hof Voorhof Buitenhof']);
  const below = `<li><a href="/homes/holland/">Holland</a><ul><li><strong>Gouda</strong>${links('Noord', 'Plas')}</li></ul></li>`;
  expect(linesOf(tree(below))).toContain('Place: Noord Plas');
});

it('facets in entries of one list keep their own names, also a single one', () => {
  const facet = (name: string): string => `<li><span>${name}</span>${links('Hof', 'Voorhof')}</li>`;
  expect(linesOf(tree(facet('Quarter')))).toEqual(['Quarter: Hof Voorhof']);
  expect(linesOf(tree(facet('Quarter') + facet('Delft')))).toEqual(['Quarter: Hof Voorhof', 'Delft: Hof Voorhof']);
});
