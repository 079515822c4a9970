import { describe, expect, it } from 'vitest';

import { lineOf, linesOf, linksTo } from '../read-html.js';
import { liveGroupsOf } from '../read-live.js';

const B = linksTo('b', ['A1', 'A2']);
const C = linksTo('c', ['C1', 'C2']);

describe('groups are cut', () => {
  const cases: readonly (readonly [how: string, html: string, lines: readonly string[]])[] = [
    [
      'at headings',
      `<div><h3>Brand</h3><ul>${B}</ul><h3>Color</h3><ul>${C}</ul></div>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'under a title for all of them, where only one value is left',
      `<div role="navigation" aria-label="Kinds">${linksTo('k', ['Lamps', 'Chairs'], 'p')}</div><div><div><div>Filters</div><div><div>Kind</div><div><div><a href="/c/lamps?q=x"><span>Lamps</span> <span>(3)</span></a></div></div></div><div><div><div>Brand</div><div><label><input type=checkbox> A1</label> (2)</div><div><label><input type=checkbox> A2</label> (1)</div></div></div></div></div>`,
      ['Kinds: Lamps Chairs', 'Kind: Lamps(3)', 'Brand: A1(2) A2(1)'],
    ],
    [
      'at terms',
      `<dl><dt>Brand${linksTo('b', ['A1', 'A2'], 'dd')}<dt>Color${linksTo('c', ['C1', 'C2'], 'dd')}</dl>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at summaries',
      `<details><summary>Brand</summary><ul>${B}</ul></details><details><summary>Color</summary><ul>${C}</ul></details>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at rows of a table',
      `<table><tr><th>Brand<td>${linksTo('b', ['A1', 'A2'], 'p')}<tr><th>Color<td>${linksTo('c', ['C1', 'C2'], 'p')}</table>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at texts with a colon',
      'Brand: <a href="?b=1">A1</a> <a href="?b=2">A2</a><br>Color: <a href="?c=1">C1</a> <a href="?c=2">C2</a>',
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at texts of the same kind as the links',
      `<ul><li>Brand</li>${B}<li>Color</li>${C}</ul>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at toggles',
      `<div><a href="#x">Brand</a><ul id=x>${B}</ul><a href="#y">Color</a><ul id=y>${C}</ul></div>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at buttons that open them',
      `<button aria-expanded=false>Brand</button><ul>${B}</ul><button aria-expanded=false>Color</button><ul>${C}</ul>`,
      ['Brand: A1 A2', 'Color: C1 C2'],
    ],
    [
      'at panels of which one holds a single link',
      `<div><div class=p><span>Brand</span><ul>${B}</ul></div><div class=p><span>Color</span><ul>${C}</ul></div><div class=p><span>Stock</span><div><a href="?s=1">In stock</a></div></div></div>`,
      ['Brand: A1 A2', 'Color: C1 C2', 'Stock: In stock'],
    ],
    [
      'not at columns',
      `<h3>Brand</h3><div><ul>${B}</ul><ul>${linksTo('b', ['A3', 'A4'])}</ul></div>`,
      ['Brand: A1 A2 A3 A4'],
    ],
    [
      'not at rows',
      '<h3>Brand</h3><table><tr><td><a href="?b=1">A1</a><td><a href="?b=2">A2</a><tr><td><a href="?b=3">A3</a><td><a href="?b=4">A4</a></table>',
      ['Brand: A1 A2 A3 A4'],
    ],
    [
      'not at wrappers',
      '<h3>Brand</h3><div><div><p><a href="?b=1">A1</a></p></div><span><a href="?b=2">A2</a></span></div>',
      ['Brand: A1 A2'],
    ],
    [
      'not in prose',
      '<p>We have written a lot about <a href="/a">lamps</a> and a little about <a href="/b">chairs</a>, which we like.</p>',
      [],
    ],
  ];
  it.each(cases)('%s', (_, html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });

  it('without a word behind values with counts that only a script follows', () => {
    const values = ['red', 'blue', 'grey'].map(
      (value, at) => `<li><a href="?c=${value}">${value}</a> (${String(at + 5)})</li>`,
    );
    const rows = (last: string): string => `<h3>Color</h3><ul>${values.join('')}<li>${last}</li></ul>`;
    const lines = (html: string): readonly string[] => liveGroupsOf(html).map(lineOf);
    expect(lines(rows('<a href="#">Show all</a>'))).toEqual(['Color: red(5) blue(6) grey(7)']);
    expect(lines(rows('<a href="#">pink</a> (3)'))).toEqual(['Color: red(5) blue(6) grey(7) *pink(3)']);
  });
});

/** Values as buttons under a heading that has a button beside it. */
function headed(heading: string, values: readonly string[], look = 'tool'): string {
  const rows = values.map((value) => `<button class=pill aria-pressed=false>${value}</button>`);
  return `<section><div><h3>${heading}</h3><button class=${look}>Show all</button></div><p>${rows.join('')}</p></section>`;
}

describe('the label', () => {
  it('is a heading with a button beside it that is no value', () => {
    const html = `${headed('Grapes', ['Cava', 'Gamay'])}${headed('Regions', ['Douro', 'Etna'])}`;
    expect(liveGroupsOf(html).map(lineOf)).toEqual(['Grapes: Cava Gamay', 'Regions: Douro Etna']);
  });

  it('is no heading with a value beside it', () => {
    const html = headed('Grapes', ['Cava', 'Gamay', 'Merlot', 'Syrah'], 'pill');
    expect(liveGroupsOf(html).map(lineOf)).toEqual(['-: Cava Gamay Merlot Syrah']);
  });

  const cases: readonly (readonly [how: string, html: string, line: string])[] = [
    ['is the nearest text', `<h2>Filters</h2><div><h3>Brand</h3><ul>${B}</ul></div>`, 'Brand: A1 A2'],
    ['is the name of the container', `<div role=group aria-label=Brand><ul>${B}</ul></div>`, 'Brand: A1 A2'],
    ['is the heading before an explanation', `<h3>Brand</h3><p>Choose some</p><ul>${B}</ul>`, 'Brand: A1 A2'],
    ['is no number of results', `<div>12 results</div><ul>${B}</ul>`, '-: A1 A2'],
    ['is no far-off text outside of a region', `<div><span>My Shop</span><nav><ul>${B}</ul></nav></div>`, '-: A1 A2'],
    ['is no button that submits', `<form><button>Go</button></form><ul>${B}</ul>`, '-: A1 A2'],
    ['is a linked heading', `<h3><a href="/all">Brand</a></h3><ul>${B}</ul>`, 'Brand: A1 A2'],
  ];
  it.each(cases)('%s', (_, html, line) => {
    expect(linesOf(html)).toEqual([line]);
  });
});

describe('a button that says nothing but a sign', () => {
  const head = (title: string): string =>
    `<div><span>${title}</span><button aria-expanded=true><span>▾</span></button></div>`;

  it('leaves the words before it to be the label of links', () => {
    const html = `<div><div>${head('Brand')}<div><ul>${B}</ul></div></div><div>${head('Color')}<div><ul>${C}</ul></div></div></div>`;
    expect(linesOf(html)).toEqual(['Brand: A1 A2', 'Color: C1 C2']);
    expect(liveGroupsOf(html).map(lineOf)).toEqual(['Brand: A1 A2', 'Color: C1 C2']);
  });

  it('leaves them to be the label of boxes', () => {
    const boxes = (...values: readonly string[]): string =>
      values
        .map(
          (value) =>
            `<li><div><label><input type=checkbox value="${value}"><span>${value}</span><span>12</span></label></div></li>`,
        )
        .join('');
    const html = `<div><div>${head('Brand')}<div><ul>${boxes('Ada', 'Bo')}</ul></div></div><div>${head('Color')}<div><ul>${boxes('Red', 'Blue')}</ul></div></div></div>`;
    expect(liveGroupsOf(html).map(lineOf)).toEqual(['Brand: Ada(12) Bo(12)', 'Color: Red(12) Blue(12)']);
  });
});
