import { expect, it } from 'vitest';
import { createMarkup } from '../../src/forms/index.js';
import { cellAt, cellsOf, isEdge, placeOf, rowsOf } from '../../src/forms/table-cells.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

const markup = createMarkup(
  snapshotFromHtml('<table><tr><th>Rig<th colspan=2>Hull<tbody><tr><td>Sloop<td><i>1</i><td>2</table><p>away</p>', {
    url: 'https://a.example/',
    status: 200,
  }),
);

function nodeOf(tag: string): number {
  return markup.nodes.find((node) => node.tag === tag)?.id ?? -1;
}

it('a cell knows its columns, its row and its table', () => {
  const place = placeOf(markup, nodeOf('i'));
  expect([place?.from, place?.to, place?.row.tag, place?.table.tag]).toEqual([1, 2, 'tr', 'table']);
  expect(placeOf(markup, nodeOf('p'))).toBeNull();
});

it('a head that spans several columns heads each of them', () => {
  const table = markup.nodes[nodeOf('table')]!;
  const [head, row] = rowsOf(markup, table);
  expect([head, row].map((one) => isEdge(markup, one!, table))).toEqual([true, false]);
  const places = cellsOf(markup, head!);
  expect([0, 1, 2, 3].map((column) => cellAt(places, column)?.from)).toEqual([0, 1, 1, undefined]);
});
