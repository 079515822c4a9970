import { describe, expect, it } from 'vitest';
import { createRandom, hashText } from '../../src/demo/random.js';

describe('chance with a seed', () => {
  it('repeats itself for the same seed and name, and only then', () => {
    const draw = (seed: number, name: string) => Array.from({ length: 5 }, () => createRandom(seed, name).next());
    expect(draw(1, 'a')).toEqual(draw(1, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(2, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(1, 'b'));
  });

  it('stays between 0 and 1 and spreads evenly', () => {
    const random = createRandom(7);
    const drawn = Array.from({ length: 4000 }, () => random.next());
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, one) => sum + one, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });

  it('shuffles without losing anything', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(3).shuffle(items);
    expect([...shuffled].sort()).toEqual(items);
    expect(shuffled).not.toEqual(items);
  });

  it('samples different items in their own order', () => {
    const sample = createRandom(3).sample(['a', 'b', 'c', 'd'], 2);
    expect(sample).toHaveLength(2);
    expect([...sample].sort()).toEqual(sample);
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });

  it('hashes texts to 32 bits', () => {
    expect(hashText('querent')).toBe(hashText('querent'));
    expect(hashText('a')).not.toBe(hashText('b'));
  });
});
