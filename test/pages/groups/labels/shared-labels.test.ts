import { expect, it } from 'vitest';
import { liveGroupsOf, liveLinesOf } from '../read-live.js';

const LETTERS = '<div><b>A</b> <button>B</button> <button>C</button> <button>D</button></div>';
const VALUES = '<div><label><input type=checkbox>Acme</label></div><div><label><input type=checkbox>Alto</label></div>';

it('rows of one panel have its heading', () => {
  const html = `<section><div><p>Brand</p><div>${LETTERS}${VALUES}</div></div><div><p>Color</p><div>${LETTERS}${VALUES}</div></div></section>`;
  expect(liveLinesOf(html)).toEqual(['Brand: *A B C D', 'Brand: Acme Alto', 'Color: *A B C D', 'Color: Acme Alto']);
  expect(liveGroupsOf(html).map(({ guess }) => guess)).toEqual(['letters', 'facet', 'letters', 'facet']);
});

it('what a button says at the end of their heading is no part of it', () => {
  const headed = (heading: string): readonly string[] =>
    liveLinesOf(`<section>${heading}<div>${LETTERS}${VALUES}</div></section>`);
  expect(headed('<h3>Brand<button>Clear</button></h3>')).toContain('Brand: Acme Alto');
  expect(headed('<h3><button aria-expanded=true>Brand</button></h3>')).toContain('Brand: Acme Alto');
});

it('a heading between rows is of the rows behind it', () => {
  expect(liveLinesOf(`<div><div>${LETTERS}</div><h3>Brand</h3><div>${VALUES}</div></div>`)).toEqual([
    '-: *A B C D',
    'Brand: Acme Alto',
  ]);
});

it('a plain text that looks like the values is their label', () => {
  const values = ['Red', 'Blue'].map(
    (value) => `<p><input type=radio id=${value}> <label for=${value}>${value}</label></p>`,
  );
  expect(liveLinesOf(`<div>${VALUES}</div><div><p><b>Color</b></p>${values.join('')}</div>`)).toEqual([
    '-: Acme Alto',
    'Color: Red Blue',
  ]);
});

it('a text over the first boxes of a list that has a name is neither their label nor a value', () => {
  const boxes = ['Acme', 'Alto'].map((value) => `<li><label><input type=checkbox>${value}</label></li>`).join('');
  const list = `<ul role=group aria-label=Brand><li role=presentation>Popular brands</li>${boxes}</ul>`;
  expect(liveLinesOf(list)).toEqual(['Brand: Acme Alto']);
});

it('what shows the chosen value is no label of the values that it drops down, nor of what stands beside it', () => {
  const box = (more: string): string => `<div><i>Season</i><div onclick=x>Any ▾</div>${more}</div>`;
  const rows = '<div><div onclick=x>Any</div><div onclick=x>Spring</div><div onclick=x>Winter</div></div>';
  const beside = '<div><span>Size</span><span onclick=x>S</span><span onclick=x>M</span><span onclick=x>L</span></div>';
  expect(liveLinesOf(`<div>${box('')}${beside}</div>`)).toEqual(['Size: S M L']);
  expect(liveLinesOf(`<div>${box(rows)}${beside}</div>`)).toEqual(['Season: Any Spring Winter', 'Size: S M L']);
});

it('values over buttons that clear and apply them are called as the panel that is named for them', () => {
  const buttons = '<p><button>Reset</button><button>Save</button></p>';
  const panel = (role: string): string =>
    `<h1>Shoes</h1><div><div><button aria-expanded=true>Size 1</button><div role=${role} aria-label=Size>${VALUES}${buttons}</div></div></div>`;
  expect(liveLinesOf(panel('dialog'))).toEqual(['Size: Acme Alto']);
  expect(liveLinesOf(panel('group'))).toEqual(['Size: Acme Alto']);
});

it('rows of a tab are called as it, whatever else it begins with', () => {
  const tabs = '<p role=tablist><b role=tab id=t>Ingredients</b></p>';
  const ways = '<p><button aria-pressed=true>Include</button><button aria-pressed=false>Exclude</button></p>';
  const panel = `<div role=tabpanel aria-labelledby=t>${ways}<input type=text placeholder="Search">${VALUES}</div>`;
  expect(liveLinesOf(`<div role=dialog aria-label="Filter recipes">${tabs}${panel}</div>`)).toContain(
    'Ingredients: Acme Alto',
  );
});

it('values in a panel with letters over them are called as the panel, not as the letters', () => {
  const bar = `<div role=group aria-label=Letters>${[...'ABC'].map((letter) => `<button aria-pressed=${letter === 'A'}>${letter}</button>`).join('')}</div>`;
  expect(liveLinesOf(`<div role=dialog aria-label=Brand>${bar}<div>${VALUES}</div></div>`)).toContain(
    'Brand: Acme Alto',
  );
});

it('what a list has in the place of no choice is no label of a list that a field drops down', () => {
  const field = '<div role=combobox aria-expanded=true aria-controls=l aria-label="Filter by Rig">Filter by Rig</div>';
  const head = `<th><div>Rig</div><button onclick=x aria-label=Sort><svg></svg></button>${field}</th>`;
  const options = ['Sloop', 'Ketch'].map((value) => `<li role=option onclick=x><input type=checkbox>${value}</li>`);
  const list = `<ul role=listbox id=l><li role=option aria-disabled=true><div>Filter by Rig</div></li>${options.join('')}</ul>`;
  expect(liveLinesOf(`<table><tr>${head}</tr></table><div>${list}</div>`)).toEqual(['Rig: Sloop Ketch']);
});

it('what hangs at the end of a page is not called as the page', () => {
  const radios = ['All', 'Yes', 'No'].map((value) => `<li role=radio aria-checked=false>${value}`).join('');
  const boxes = ['Red', 'Blue'].map((value) => `<label><input type=checkbox>${value}</label>`).join('');
  const html = `<html><head><title>Acme Glazes</title></head><body><div><p>${boxes}</p></div>
    <div role=dialog><ul role=radiogroup>${radios}</ul></div></body></html>`;
  expect(liveLinesOf(html)).toEqual(['-: Red Blue', '-: All Yes No']);
});
