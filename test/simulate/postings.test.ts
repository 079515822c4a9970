import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everyEntity,
  includesEntity,
  intersectionOf,
  lowerBound,
  unionOf,
  upperBound,
  type Postings,
} from '../../src/simulate/postings.js';

const set = (most: number, maxLength: number): fc.Arbitrary<Postings> =>
  fc.uniqueArray(fc.nat(most), { maxLength }).map((items) => Int32Array.from(items).sort());
/** Sets of like and of very different sizes. */
const sets = fc.array(fc.oneof(set(60, 40), set(400, 3), set(400, 300)), { minLength: 1, maxLength: 4 });

describe('sets of entities', () => {
  it('intersect and unite as sets do', () => {
    fc.assert(
      fc.property(sets, (all) => {
        const first = all[0]!;
        const shared = [...first].filter((entity) => all.every((one) => one.includes(entity)));
        expect([...intersectionOf(all)!]).toEqual(shared);
        const any = [...new Set(all.flatMap((one) => [...one]))].sort((a, b) => a - b);
        expect([...unionOf(all)]).toEqual(any);
      }),
    );
  });

  it('are nothing in particular without a set', () => {
    expect(intersectionOf([])).toBeNull();
    expect(unionOf([])).toHaveLength(0);
    expect([...everyEntity(3)]).toEqual([0, 1, 2]);
  });

  it('find places and members', () => {
    const some = Int32Array.from([2, 4, 4, 8]);
    expect([lowerBound(some, 4), upperBound(some, 4), lowerBound(some, 9)]).toEqual([1, 3, 4]);
    expect([includesEntity(some, 8), includesEntity(some, 3)]).toEqual([true, false]);
  });
});
