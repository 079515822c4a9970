import { expect, it } from 'vitest';

import { groupBy } from '../../src/base/group-by.js';

it('groups items by key in the order in which they come', () => {
  expect([...groupBy([3, 1, 4, 1, 5], (item) => item % 2)]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ]);
});
