import { expect, test } from 'vitest';
import { batchesBehind } from '../../../src/pages/lists/batches.js';
import { first, pageOf } from '../html-page.js';

test('containers marked up alike right behind one are batches of its list, up to anything else', () => {
  const index = pageOf('<main><ul class=a></ul><ul class=a></ul><ul class=b></ul><ul class=a></ul></main>');
  const container = first(index, 'ul');
  expect(batchesBehind(index, container)).toEqual([index.byTag('ul')[1]]);
  const [, , other = -1] = index.byTag('ul');
  expect(batchesBehind(index, other)).toEqual([]);
});
