import { describe, expect, it } from 'vitest';
import { createCategoryTree } from '../../../src/demo/catalogue/categories.js';

describe('the category tree', () => {
  const tree = createCategoryTree();

  it('has three levels, in some branches two', () => {
    expect(tree.tops).toHaveLength(4);
    expect(new Set(tree.leaves.map(({ depth }) => depth))).toEqual(new Set([1, 2]));
  });

  it('knows the way from the top', () => {
    expect(tree.pathOf('winter-boots').map(({ key }) => key)).toEqual(['footwear', 'boots', 'winter-boots']);
    expect(tree.pathOf('constructor')).toEqual([]);
  });
});
