import { expect, it } from 'vitest';

import { numberAt } from '../../src/queries/number-at.js';

it('is the number at a place, and 0 beyond the end', () => {
  expect([numberAt(new Uint32Array([5, 7]), 1), numberAt([5], 3)]).toEqual([7, 0]);
});
