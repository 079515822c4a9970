import { describe, expect, test } from 'vitest';
import { isPickedRow } from '../../../src/pages/lists/picked-rows.js';
import { pageOf } from '../html-page.js';

const HEAD = '<thead><tr><td><input type=checkbox></td><td>Name</td><td>Price</td></tr></thead>';
const ROW = '<tr><td><span><input type=checkbox></span></td><td>Acorn</td><td>27</td></tr>';

/** Whether the last row of a page is picked by its box. */
function isPicked(html: string): boolean {
  const index = pageOf(html);
  const row = index.nodes.filter(({ id, tag }) => tag === 'tr' || index.role(id) === 'row').at(-1)?.id ?? 0;
  return isPickedRow(index, row);
}

describe('a box in a cell of its own', () => {
  test.each([
    ['under a box for all', `<table>${HEAD}<tbody>${ROW}</tbody></table>`],
    ['under a head that says nothing', `<table><tr><th></th><th>Name</th><th>Price</th></tr>${ROW}</table>`],
    [
      'in a grid',
      '<div role=grid><div role=row><i role=columnheader></i><i role=columnheader>Name</i></div>' +
        '<div role=row><i role=gridcell><b role=checkbox></b></i><i role=gridcell>Acorn</i><i role=gridcell>27</i></div></div>',
    ],
  ])('picks the row %s', (_, html) => {
    expect(isPicked(html)).toBe(true);
  });

  test.each([
    ['a table without heads', `<table>${ROW}</table>`],
    ['a column that is named', `<table><tr><th>In stock</th><th>Name</th><th>Price</th></tr>${ROW}</table>`],
    ['a box with a label', `<table>${HEAD}${ROW.replace('type', 'id=a type')}</table><label for=a>Acorn</label>`],
    [
      'a box beside its value',
      `<table>${HEAD}<tr><td><input type=checkbox> Acorn</td><td>27</td><td>x</td></tr></table>`,
    ],
    ['a row without a box', `<table>${HEAD}<tr><td></td><td>Acorn</td><td>27</td></tr></table>`],
    ['no table', '<ul><li><input type=checkbox> Acorn</li></ul>'],
  ])('picks none in %s', (_, html) => {
    expect(isPicked(html)).toBe(false);
  });
});
