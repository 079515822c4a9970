import { expect, test } from 'vitest';
import { createEntityNumbers } from '../../src/entities/entity-numbers.js';

test('integers are given once, after those of earlier parts of the run', () => {
  const numbers = createEntityNumbers(3);
  const first = numbers.take();
  numbers.keep(9);
  numbers.keep(1);
  expect([first, numbers.take(), numbers.take()]).toEqual([3, 10, 11]);
});
