import { describe, expect, it } from 'vitest';
import { demoSwitches } from '../../src/demo/index.js';
import { coverPairs, pairCells, singleCells } from './cells.js';

describe('the zoo', () => {
  it('has every value of every switch once, over all themes and languages', () => {
    const cells = singleCells();
    const kinds = demoSwitches.flatMap(({ name, values, standard }) =>
      values.filter((value) => value !== standard).map((value) => `${name}=${value}`),
    );
    expect(kinds.length - cells.length).toBe(4);
    expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
    const interfaces = cells.slice(0, 60);
    for (const part of ['theme=table', 'theme=aria', 'theme=utility', 'language=de', 'language=ar', 'language=ja']) {
      expect(interfaces.some(({ key }) => key.includes(part))).toBe(true);
    }
  });

  it('covers every pair with about as few shops as the two largest switches need', () => {
    const factors = [
      { name: 'a', values: ['1', '2', '3', '4'] },
      { name: 'b', values: ['1', '2', '3'] },
      { name: 'c', values: ['1', '2'] },
      { name: 'd', values: ['1', '2'] },
    ];
    const rows = coverPairs(factors);
    expect(rows.length).toBeLessThanOrEqual(14);
    for (const one of factors) {
      for (const other of factors.filter(({ name }) => name > one.name)) {
        for (const x of one.values) {
          for (const y of other.values) {
            expect(rows.some((row) => row[one.name] === x && row[other.name] === y)).toBe(true);
          }
        }
      }
    }
  });

  it('names each shop by its switches alone', () => {
    const cells = pairCells();
    expect(cells.length).toBeGreaterThan(200);
    expect(cells.every(({ kind, key }) => kind === 'pairs' && key.length > 0)).toBe(true);
  });
});
