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
  [
    'groups that say whether they are open and begin with a box are',
    '<div role=group aria-expanded=false><i aria-hidden=true>arrow_right</i><input type=checkbox>Home</div>',
    ['treeitem'],
  ],
  [
    'groups of boxes are none',
    '<div role=group aria-expanded=true><b>Size</b><input type=checkbox>Small</div>',
    ['group'],
  ],
  ['groups that say nothing are none', '<div role=group><input type=checkbox>Small</div>', ['group']],
])('of a tree that is written as a grid, or as groups, %s', (_, html, roles) => {
  expect(rolesOf(html)).toEqual(roles);
});
