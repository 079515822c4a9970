import { describe, expect, it } from 'vitest';
import { createRecent } from '../../src/simulate/recent.js';

describe('what was worked out last', () => {
  it('is remembered until others weigh it out, the oldest first', () => {
    const worked: string[] = [];
    const recent = createRecent<string>(5, ({ length }) => length);
    const get = (key: string): string =>
      recent.get(key, () => {
        worked.push(key);
        return key;
      });
    for (const key of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb']) expect(get(key)).toBe(key);
    expect(worked).toEqual(['aa', 'bb', 'cc', 'bb']);
  });

  it('keeps the latest whatever it weighs', () => {
    const recent = createRecent<number>(0);
    expect([recent.get('a', () => 1), recent.get('a', () => 2), recent.get('b', () => 3)]).toEqual([1, 1, 3]);
  });
});
