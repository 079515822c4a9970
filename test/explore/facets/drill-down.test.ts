import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCLUSION_SHARE, relate, type Comparison } from '../../../src/explore/facets/drill-down.js';

const of = (given: Partial<Comparison>): Comparison => ({
  included: 1,
  parentSize: 10,
  childSize: 5,
  parentWhole: true,
  ...given,
});

describe('a query that another links to', () => {
  it.each([
    ['narrows it with fewer of the same entities', of({}), 'narrower'],
    ['narrows it though some came while crawling', of({ included: 0.95 }), 'narrower'],
    ['is the same with as many', of({ childSize: 10 }), 'same'],
    ['widens it with more', of({ childSize: 11 }), 'unrelated'],
    ['is unrelated with other entities', of({ included: 0.5 }), 'unrelated'],
    [
      'is compared by size where the list was not read to its end',
      of({ included: 0.5, parentWhole: false }),
      'narrower',
    ],
    ['narrows a site of which nothing is listed', of({ included: null, parentSize: null }), 'narrower'],
  ] as const)('%s', (_, comparison, relation) => {
    expect(relate(comparison)).toBe(relation);
  });

  it('never narrows with more entities, or with others than a whole list has', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.nat(50), fc.nat(50), (included, parentSize, childSize) => {
        const relation = relate({ included, parentSize, childSize, parentWhole: true });
        const narrower = included >= INCLUSION_SHARE && childSize < parentSize;
        expect(relation === 'narrower').toBe(narrower);
      }),
    );
  });
});
