import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitySet, equalSets, includedShare, setKey, sharedSize, unionOf } from '../../src/explore/entity-set.js';

const entities = fc.array(fc.nat(30));

describe('sets of entities', () => {
  it('are ascending and have nothing twice, whatever they were made of', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        expect([...entitySet(items)]).toEqual([...new Set(items)].sort((a, b) => a - b));
      }),
    );
  });

  it('share what both have', () => {
    fc.assert(
      fc.property(entities, entities, (a, b) => {
        const expected = [...new Set(a)].filter((item) => b.includes(item)).length;
        expect(sharedSize(entitySet(a), entitySet(b))).toBe(expected);
        expect(sharedSize(entitySet(b), entitySet(a))).toBe(expected);
      }),
    );
  });

  it('lie in another by the share of what they have', () => {
    fc.assert(
      fc.property(entities, entities, (a, b) => {
        const share = includedShare(entitySet(a), entitySet(b));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share === 1).toBe(a.every((item) => b.includes(item)));
      }),
    );
  });

  it('unite to what any of them has', () => {
    fc.assert(
      fc.property(fc.array(entities), (lists) => {
        expect([...unionOf(lists.map(entitySet))]).toEqual([...entitySet(lists.flat())]);
      }),
    );
  });

  it('have one key, and are equal, if and only if they have the same entities', () => {
    fc.assert(
      fc.property(entities, entities, (a, b) => {
        const same = [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
        expect(setKey(entitySet(a)) === setKey(entitySet(b))).toBe(same);
        expect(equalSets(entitySet(a), entitySet(b))).toBe(same);
      }),
    );
    expect(equalSets(entitySet([3, 1]), entitySet([1, 3, 3]))).toBe(true);
  });
});
