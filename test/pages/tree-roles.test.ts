import { expect, it } from 'vitest';
import { liveIndex } from './groups/read-live.js';

/** Roles of the first grid and of its rows. */
function rolesOf(html: string): readonly (string | null)[] {
  const index = liveIndex(html);
  return [...index.byTag('div'), ...index.byTag('p')].map((id) => index.role(id));
}
const row = (cells: number, level = 'aria-level=1'): string =>
  `<p role=row ${level}>${'<i role=gridcell>Home</i>'.repeat(cells)}</p>`;

it.each([
  ['rows of one cell are nodes', `<div role=treegrid>${row(1)}${row(1)}</div>`, ['tree', 'treeitem', 'treeitem']],
  ['rows of several cells are none', `<div role=treegrid>${row(2)}</div>`, ['treegrid', 'row']],
  ['rows that say no level are none', `<div role=treegrid>${row(1, '')}</div>`, ['treegrid', 'row']],
  ['rows of another grid are none', `<div role=grid>${row(1)}</div>`, ['grid', 'row']],
])('of a tree that is written as a grid %s', (_, html, roles) => {
  expect(rolesOf(html)).toEqual(roles);
});
