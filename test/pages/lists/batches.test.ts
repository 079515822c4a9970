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

test('a section of its own right behind a list is no batch of it, though neither has a class', () => {
  const index = pageOf('<main><div role=list></div><div role=region aria-label="Seen by others"></div></main>');
  expect(batchesBehind(index, first(index, 'div'))).toEqual([]);
  const alike = pageOf('<main><div role=list id=a data-page=1></div><div role=list id=b data-page=2></div></main>');
  expect(batchesBehind(alike, first(alike, 'div'))).toHaveLength(1);
});
