import { describe, expect, it } from 'vitest';

import { createNumberedKeys } from '../../src/simulate/numbered-keys.js';

describe('keys are numbered', () => {
  it('in the order in which they come, each once', () => {
    const keys = createNumberedKeys(4);
    expect([7, 9, 7, 0, 9].map(keys.of)).toEqual([0, 1, 0, 2, 1]);
    expect(keys.count()).toBe(3);
  });

  it('also where they stand at one place of the table, and beyond 32 bits', () => {
    const keys = createNumberedKeys(64);
    const many = Array.from({ length: 64 }, (_, at) => at * 2 ** 32 + 5);
    expect(many.map(keys.of)).toEqual(many.map((_, at) => at));
    expect(many.map(keys.of)).toEqual(many.map((_, at) => at));
  });

  it('anew once they are forgotten', () => {
    const keys = createNumberedKeys(2);
    keys.of(3);
    keys.clear();
    expect([keys.count(), keys.of(8), keys.of(3)]).toEqual([0, 0, 1]);
  });
});
