import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jaccard } from '../../../src/base/similarity.js';
import { similarTo } from '../../../src/explore/published/similar-sets.js';

const SHARE = 0.6;

it('finds just the pairs that comparing each with each finds', () => {
  const sets = fc.array(fc.uniqueArray(fc.nat(8), { maxLength: 6 }), { maxLength: 12 });
  let found = 0;
  fc.assert(
    fc.property(sets, fc.nat(), (lists, bits) => {
      const all = lists.map((list) => new Set(list));
      const wanted = [...all.keys()].filter((at) => (bits & (1 << at)) !== 0);
      const expected = all.flatMap((a, one) =>
        all.flatMap((b, other) => {
          const isWanted = wanted.includes(one) || wanted.includes(other);
          return one < other && isWanted && a.size > 0 && b.size > 0 && jaccard(a, b) > SHARE
            ? [`${one} ${other}`]
            : [];
        }),
      );
      found += expected.length;
      const pairs = similarTo(wanted, all, SHARE).map(([one, other]) => [one, other].sort((a, b) => a - b).join(' '));
      expect(pairs.sort()).toEqual(expected.sort());
    }),
    { seed: 1 },
  );
  expect(found).toBeGreaterThan(20);
});
