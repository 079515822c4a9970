import { expect, it } from 'vitest';
import { treeLeaves, treeParents, treePath } from '../../src/simulate/value-tree.js';

it('a tree fills level by level', () => {
  const parents = treeParents({ values: 7, tops: 2, fanout: 2 });
  expect(parents).toEqual([-1, -1, 0, 0, 1, 1, 2]);
  expect(treeLeaves(parents)).toEqual([3, 4, 5, 6]);
  expect(treePath(parents, 6)).toEqual([0, 2, 6]);
  expect(treePath(parents, -1)).toEqual([]);
});
