import { describe, expect, test } from 'vitest';

import { asLabel, readLabel, readRunValues, readValues } from '../../../src/pages/details/cell-values.js';
import { htmlIndex } from './html-page.js';

function valuesOf(inner: string): readonly string[] {
  const index = htmlIndex(`<div id="cell">${inner}</div>`);
  return readValues(index, index.byElementId('cell') ?? 0);
}

describe('values of a cell', () => {
  test.each([
    ['red, blue', ['red, blue']],
    ['<ul><li>red</li><li>blue</li></ul>', ['red', 'blue']],
    ['<div role="listitem">red</div><div role="listitem">blue</div>', ['red', 'blue']],
    ['<a href="/r">red</a>, <a href="/b">blue</a>', ['red', 'blue']],
    ['<a href="/r">red</a> or <a href="/b">blue</a>', ['red or blue']],
    ['<span>red</span> <span>blue</span>', ['red', 'blue']],
    ['<span class="n">12</span> <span class="u">cm</span>', ['12 cm']],
    ['red<br>blue', ['red', 'blue']],
    ['<img src="/yes.svg" alt="True">', ['True']],
    ['red<script>alert(1)</script><style>p{}</style>', ['red']],
    ['<span hidden>secret</span>red', ['red']],
    ['<input readonly value="red">', ['red']],
    ['<input value="red">', []],
    ['x'.repeat(1000), []],
    ['', []],
  ])('%s', (inner, expected) => {
    expect(valuesOf(inner)).toEqual(expected);
  });
});

test('a run of nodes has one value, without the colon before it', () => {
  const index = htmlIndex('<p id="row"><b>Maker</b>: Acme <i>Ltd</i></p>');
  expect(readRunValues(index, index.children(index.byElementId('row') ?? 0).slice(1))).toEqual(['Acme Ltd']);
});

test('a label is short, has letters, and is neither link nor control', () => {
  const labels = [
    '<b>Maker :</b>',
    '<b>12</b>',
    '<b><a href="/x">Maker</a></b>',
    '<b><button>Maker</button></b>',
    `<b>${'x'.repeat(99)}</b>`,
    '<b hidden>Maker</b>',
  ];
  const read = labels.map((html) => {
    const index = htmlIndex(html);
    return readLabel(index, index.byTag('b')[0] ?? 0);
  });
  expect(read).toEqual(['Maker', null, null, null, null, null]);
  expect(asLabel('色：')).toBe('色');
});
