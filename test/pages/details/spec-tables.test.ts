import { describe, expect, test } from 'vitest';

import { readRowCells, readSpecTables } from '../../../src/pages/details/spec-tables.js';
import { brief, htmlIndex, htmlScope } from './html-page.js';

const both = { Maker: ['Acme'], Weight: ['4 kg'] };

describe('a table tells', () => {
  test.each([
    ['head cells with values', '<tr><th>Maker</th><td>Acme</td></tr><tr><th>Weight</th><td>4 kg</td></tr>'],
    ['two columns', '<tr><td>Maker:</td><td>Acme</td></tr><tr><td>Weight:</td><td>4 kg</td></tr>'],
    ['two pairs in a row', '<tr><th>Maker</th><td>Acme</td><th>Weight</th><td>4 kg</td></tr>'],
    [
      'a row of labels above a row of values',
      '<tr><th>Maker</th><th>Weight</th></tr><tr><td>Acme</td><td>4 kg</td></tr>',
    ],
    [
      'sections',
      '<tr><th colspan="2">Facts</th></tr><tr><th>Maker</th><td>Acme</td></tr><tr><th>Weight</th><td>4 kg</td></tr>',
    ],
    [
      'values that are lists',
      '<tr><th>Maker</th><td><ul><li>Acme</li></ul></td></tr><tr><th>Weight</th><td>4 kg</td></tr>',
    ],
  ])('%s', (_, rows) => {
    expect(brief(readSpecTables(htmlScope(`<table>${rows}</table>`)))).toEqual(both);
  });

  test.each([
    [
      'data in many columns',
      '<tr><th>Name</th><th>Size</th><th>Age</th></tr><tr><td>a</td><td>1</td><td>2</td></tr><tr><td>b</td><td>3</td><td>4</td></tr>',
    ],
    ['tiers without labels', '<tr><td>1</td><td>$5</td></tr><tr><td>10</td><td>$4</td></tr>'],
    ['layout', '<tr><td>Left</td><td><form><input></form></td></tr>'],
    [
      'links with numbers',
      '<tr><td><a href="/a">Anvil</a></td><td>4</td></tr><tr><td><a href="/b">Drill</a></td><td>5</td></tr>',
    ],
  ])('nothing if it is %s', (_, rows) => {
    expect(readSpecTables(htmlScope(`<table>${rows}</table>`))).toEqual([]);
  });
});

test('a row without a head above it has no labels', () => {
  const index = htmlIndex('<table><tr id="row"><td>a</td><td>b</td></tr></table>');
  expect(readRowCells(index, index.byElementId('row') ?? 0)).toEqual([]);
});
