import fc from 'fast-check';
import { expect, it } from 'vitest';
import { growingSet } from '../../src/explore/growing-set.js';

const entity = fc.oneof(fc.nat(40), fc.nat(2 ** 31 - 1));

it('a set that grows has what was added, each once', () => {
  fc.assert(
    fc.property(fc.array(entity, { maxLength: 200 }), fc.array(entity), (first, later) => {
      const [grown, plain] = [growingSet(first), new Set(first)];
      for (const one of later) {
        expect(grown.has(one)).toBe(plain.has(one));
        grown.add(one);
        plain.add(one);
      }
      expect(grown.size).toBe(plain.size);
      expect(new Set(grown)).toEqual(plain);
    }),
    { seed: 1 },
  );
});

it('a set that grows holds twenty thousand', () => {
  const set = growingSet(Array.from({ length: 20_000 }, (_, at) => at * 1024));
  expect([set.size, set.has(1024), set.has(1025)]).toEqual([20_000, true, false]);
});
