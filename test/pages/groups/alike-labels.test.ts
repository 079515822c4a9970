import { expect, it } from 'vitest';
import { liveLinesOf } from './read-live.js';

const box = (value: string): string => `<li><label><input type=checkbox>${value}</label></li>`;
const panel = (label: string, ...values: readonly string[]): string =>
  `<div class=panel><div class=head><span>${label}</span></div><div><ul>${values.map(box).join('')}</ul></div></div>`;

it('a group of one value has its label where the others have theirs', () => {
  const html = `<h1>Cards</h1><div>${panel('Class', 'Ninja', 'Brute')}${panel('Talent', 'Ice', 'Earth')}${panel('Set', 'One', 'Two')}${panel('Fusion', 'Ice')}</div>`;
  expect(liveLinesOf(html)).toEqual(['Class: Ninja Brute', 'Talent: Ice Earth', 'Set: One Two', 'Fusion: Ice']);
});

it('two groups say nothing about a third', () => {
  const html = `<main>${panel('Class', 'Ninja', 'Brute')}${panel('Talent', 'Ice', 'Earth')}<p><b>Other</b></p><ul>${box('Red')}${box('Blue')}</ul></main>`;
  expect(liveLinesOf(html)).toEqual(['Class: Ninja Brute', 'Talent: Ice Earth', 'Other: Red Blue']);
});

it('what ends with a colon is a label, whatever the others look like', () => {
  const table = (label: string, ...values: readonly string[]): string =>
    `<table><tr><td><b>${label}</b></td></tr>${values.map((value) => `<tr><td><label><input type=checkbox>${value}</label></td></tr>`).join('')}</table>`;
  const facets = table('Class', 'Ninja', 'Brute') + table('Talent', 'Ice', 'Earth') + table('Set', 'One', 'Two');
  const sort =
    '<table><tr><td>1–24 of 32</td></tr><tr><td><i>Sort by: <b>Name</b> | <a href="#">Price</a> | <a href="#">Age</a></i></td></tr></table>';
  expect(liveLinesOf(`<div>${facets}</div>${sort}`).at(-1)).toBe('Sort by: *Name Price Age');
});
