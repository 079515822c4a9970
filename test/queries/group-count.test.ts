import { expect, it } from 'vitest';

import { groupCount, withGroup } from '../../src/queries/group-count.js';

it('counts few things exactly and the same thing once', () => {
  expect(groupCount(0)).toBe(0);
  const bits = [3, 4, 3].reduce(withGroup, 0);
  expect(groupCount(bits)).toBe(2);
  expect(groupCount(withGroup(0, 31))).toBe(1);
});

it('estimates many, and has an end', () => {
  const forty = Array.from({ length: 40 }, (_, at) => at * 2654435761).reduce(
    (bits, thing) => withGroup(bits, thing >>> 27),
    0,
  );
  expect(groupCount(forty)).toBeGreaterThan(20);
  expect(groupCount(0xffffffff)).toBeLessThan(200);
});
