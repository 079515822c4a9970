import { expect, it } from 'vitest';
import type { FoundGroup } from '../../../../src/pages/groups/found-group.js';
import { withLetterBars } from '../../../../src/pages/groups/labels/letter-sections.js';
import { livePageOf, readLive } from '../../live-page.js';
import { linesOf } from '../read-html.js';
import { liveLinesOf } from '../read-live.js';

const box = (value: string): string => `<li><label><input type=checkbox>${value}</label></li>`;
const section = (letter: string, values: readonly string[]): string =>
  `<section><h3>${letter}</h3><ul>${values.map(box).join('')}</ul></section>`;
const BRANDS = [section('A', ['Acme', 'Älto']), section('B', ['Bolt']), section('C', ['Cask', 'Cork'])].join('');

it('values under the letters that they begin with are one facet, called as the dialog that they stand in', () => {
  const bar = '<nav><button>A</button><button>B</button><button>C</button></nav>';
  const dialog = `<div role=dialog aria-label=Brands><h2>Brands</h2>${bar}<div>${BRANDS}</div></div>`;
  expect(liveLinesOf(dialog)).toContain('Brands: Acme Älto Bolt Cask Cork');
});

it('they are called as the heading before them', () => {
  expect(liveLinesOf(`<div><h2>Brand</h2><div>${BRANDS}</div></div>`)).toEqual(['Brand: Acme Älto Bolt Cask Cork']);
});

it('they are called as the head that has unfolded them, whatever number of them is chosen', () => {
  const head = (badge: string): string =>
    `<h3><button aria-expanded=true><span>Brand${badge}</span><i aria-hidden=true>−</i></button></h3>`;
  for (const badge of ['', ' <em>1</em>']) {
    const search = '<input type=search aria-label="Search brands">';
    const panel = `<section>${head(badge)}<div>${search}<div>${BRANDS}</div></div></section>`;
    const lines = liveLinesOf(`<aside><h2>Refine</h2>${panel}</aside>`);
    expect(lines).toEqual(['Brand: Acme Älto Bolt Cask Cork']);
  }
});

it('facets that are called as a letter are left alone', () => {
  const lines = liveLinesOf(section('A', ['Acme', 'Bolt']) + section('B', ['Bolt', 'Alto']) + section('C', ['Cask']));
  expect(lines).toEqual(['A: Acme Bolt', 'B: Bolt Alto', 'C: Cask']);
});

it('letters over them that cannot be pressed name none of those behind them', () => {
  const bar = ['All', ...'ABCDE'].map(
    (letter) => `<button aria-pressed=${letter === 'All'}${/[DE]/u.test(letter) ? ' disabled' : ''}>${letter}</button>`,
  );
  const letters = `<div role=group aria-label=Letters>${bar.join('')}</div>`;
  const { groups } = readLive(`<div role=dialog aria-label=Brands><h2>Brands</h2>${letters}<div>${BRANDS}</div></div>`);
  expect(groups.map(({ label, guess }) => [label, guess])).toEqual([
    ['Letters', 'letters'],
    ['Brands', 'facet'],
  ]);
});

const letterBar = (letters: string, chosen: string): string =>
  `<div role=group aria-label=Letters>${[...letters].map((letter) => `<button aria-pressed=${letter === chosen}>${letter}</button>`).join('')}</div>`;

it('values of the only letter that a bar shows are called as the dialog that both stand in', () => {
  const shown = `<h2>Brands</h2>${letterBar('ABC', 'B')}<div>${section('B', ['Bolt', 'Beam'])}</div>`;
  const { groups } = readLive(`<div role=dialog aria-label=Brands>${shown}</div>`);
  expect(groups.map(({ label, guess }) => [label, guess])).toEqual([
    ['Letters', 'letters'],
    ['Brands', 'facet'],
  ]);
});

it('letters that have no bar, or one without them, stay the labels of what stands under them', () => {
  expect(liveLinesOf(section('B', ['Bolt', 'Beam']))).toEqual(['B: Bolt Beam']);
  const other = `<div role=dialog aria-label=Brands>${letterBar('XYZ', 'X')}<div>${section('B', ['Bolt', 'Beam'])}</div></div>`;
  expect(liveLinesOf(other)).toContain('B: Bolt Beam');
});

it('a letter by itself is a bar where the values under its label begin with another one, but for those chosen', () => {
  const group = (label: string, values: readonly string[], chosen = ''): { readonly group: FoundGroup } => {
    const choices = values.map((value) => ({ value, selected: value === chosen }));
    return { group: { node: 0, label, choices, traits: {} } as unknown as FoundGroup };
  };
  const isBar = (...beside: readonly { readonly group: FoundGroup }[]): boolean => {
    const [first] = withLetterBars(livePageOf(''), [group('Brand', ['c']), ...beside]);
    return first?.group.traits.isLetterBar === true;
  };
  expect(isBar(group('Brand', ['a']), group('Brand', ['Bolt', 'Beam']))).toBe(true);
  expect(isBar(group('Brand', ['Bolt', 'Acme'], 'Acme'))).toBe(true);
  expect(isBar(group('Brand', ['Bolt', 'Acme']))).toBe(false);
  expect(isBar(group('Brand', ['Cask', 'Cork']))).toBe(false);
  expect(isBar(group('Make', ['Bolt', 'Beam']))).toBe(false);
});

it('links under the letters that they begin with are one directory, also where one stands alone', () => {
  const section = (letter: string, ...names: readonly string[]): string =>
    `<div><h3>${letter}</h3><ul>${names.map((name) => `<li><a href="/place/${name}">${name}</a>`).join('')}</ul></div>`;
  const sections = [section('A', 'Azores', 'Asturias'), section('C', 'Cork'), section('S', 'Savoy', 'Sardinia')];
  expect(linesOf(`<main><h2>Places</h2><div>${sections.join('')}</div></main>`)).toEqual([
    'Places: Azores Asturias Cork Savoy Sardinia',
  ]);
  expect(linesOf(`<main><h2>Places</h2><div>${sections.slice(0, 2).join('')}</div></main>`)).not.toContain(
    'Places: Azores Asturias Cork',
  );
});
