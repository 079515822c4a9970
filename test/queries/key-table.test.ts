import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createKeyTable } from '../../src/queries/key-table.js';
import { pairKey, textKey64 } from '../../src/queries/key.js';

it('finds what was added, and nothing else, however much it grows', () => {
  const table = createKeyTable(2);
  for (let at = 0; at < 5000; at += 1) {
    const slot = table.add(textKey64(String(at)));
    table.set(slot, 0, at);
    table.set(slot, 1, at * 2);
  }
  expect(table.size()).toBe(5000);
  const slot = table.find(textKey64('4321'));
  expect([table.get(slot, 0), table.get(slot, 1)]).toEqual([4321, 8642]);
  expect(table.key(slot)).toEqual(textKey64('4321'));
  expect(table.find(textKey64('5000'))).toBe(-1);
});

it('takes the key of two zeros as any other', () => {
  const table = createKeyTable(1);
  expect(table.find(pairKey(0, 0))).toBe(-1);
  const slot = table.add(pairKey(0, 0));
  expect(table.find(pairKey(0, 0))).toBe(slot);
  expect(table.add(pairKey(0, 0))).toBe(slot);
});

it('cuts numbers that are too large, and has none in columns that are not there', () => {
  const table = createKeyTable(1);
  const slot = table.add(textKey64('a'));
  table.set(slot, 0, 1e12);
  table.set(slot, 5, 1);
  expect(table.get(slot, 0)).toBe(0xffffffff);
  expect(table.get(slot, 5)).toBe(0);
});

it('is a map of keys whatever is added, kept and asked', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40)), fc.nat(40), (keys, least) => {
      const table = createKeyTable(1);
      const model = new Map<number, number>();
      for (const key of keys) {
        const slot = table.add(pairKey(key, 1));
        table.set(slot, 0, table.get(slot, 0) + 1);
        model.set(key, (model.get(key) ?? 0) + 1);
      }
      table.keep((slot) => table.key(slot).high >= least);
      const left: [number, number][] = [];
      table.each((slot) => left.push([table.key(slot).high, table.get(slot, 0)]));
      const wanted = [...model].filter(([key]) => key >= least);
      expect(left.sort((a, b) => a[0] - b[0])).toEqual(wanted.sort((a, b) => a[0] - b[0]));
      expect(table.size()).toBe(wanted.length);
    }),
    { seed: 1, numRuns: 100 },
  );
});

it('gives back the room of what is not kept', () => {
  const table = createKeyTable(0);
  for (let at = 0; at < 3000; at += 1) table.add(pairKey(at + 1, 0));
  table.keep((slot) => table.key(slot).high <= 1500);
  expect(table.size()).toBe(1500);
  expect(table.find(pairKey(1500, 0))).toBeGreaterThanOrEqual(0);
  expect(table.find(pairKey(1501, 0))).toBe(-1);
});
