import { expect, it } from 'vitest';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';

it('two sites know nothing of each other', () => {
  const [one, other] = [createOpenerMemory(), createOpenerMemory()];
  one.barren.add('more');
  one.travels.note('/list', false);
  expect(other.barren.size).toBe(0);
  expect([one, other].map(({ travels }) => travels.mayTry('/list', 1))).toEqual([false, true]);
});
