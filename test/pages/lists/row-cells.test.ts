import { describe, expect, test } from 'vitest';
import { dataCells, isHeaderRow, isRow, tableAround } from '../../../src/pages/lists/row-cells.js';
import { pageOf } from '../html-page.js';

const TABLE = '<table><tr><th>Name</th><th>Kind</th></tr><tr><th>Acorn</th><td>Tree</td></tr></table>';
const GRID =
  '<div role="grid"><div role="row"><i><b role="columnheader">Name</b></i></div><div role="row"><i><b role="gridcell">Acorn</b></i><i><b role="gridcell">Tree</b></i></div></div>';

describe.each([
  ['a table', TABLE],
  ['a grid', GRID],
])('rows of %s', (_, html) => {
  const index = pageOf(html);
  const rows = index.nodes.map(({ id }) => id).filter((id) => isRow(index, id));

  test('head columns or hold cells', () => {
    expect(rows.map((row) => isHeaderRow(index, row))).toEqual([true, false]);
  });

  test('have their cells in order, whatever wraps them', () => {
    expect(dataCells(index, rows[1] ?? 0).map((cell) => index.text(cell))).toEqual(['Acorn', 'Tree']);
  });
});

test('what is no row has no cells', () => {
  const index = pageOf('<ul><li>a</li></ul>');
  const [list = 0] = index.byTag('ul');
  expect([isRow(index, list), isHeaderRow(index, list), dataCells(index, list)]).toEqual([false, false, []]);
});

test.each([TABLE, GRID])('what stands in a table or a grid is told: %s', (html) => {
  const index = pageOf(`<main>${html}<p>Other</p></main>`);
  const [row] = index.nodes.filter(({ id }) => isRow(index, id));
  const table = tableAround(index, row?.id ?? -1);
  expect(table).toBe(tableAround(index, table ?? -1));
  expect([index.node(table ?? 0).parent, tableAround(index, index.byTag('p')[0] ?? -1)]).toEqual([
    index.byTag('main')[0],
    undefined,
  ]);
});
