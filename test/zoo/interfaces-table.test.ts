import { expect, it } from 'vitest';
import { interfacesTable } from './interfaces-table.js';
import type { ZooRow } from './cell-result.js';

const ROW: ZooRow = {
  key: 'facets=chips',
  kind: 'facets=chips',
  render: 'auto',
  precision: 1,
  recall: 1,
  right: 200,
  missing: [],
  wrong: [],
  pages: 40,
  browserPages: 6,
  writes: 0,
  exit: 'finished',
  seconds: 9,
  error: null,
};

it('has a line for each kind and a sum for pairs', () => {
  const table = interfacesTable([ROW, { ...ROW, kind: 'facets=rows', recall: 0.5 }, { ...ROW, kind: 'pairs' }]);
  expect(table).toContain('| facets=chips | auto | 1.000 | 1.000 | 40 | 6 | 0 | yes |');
  expect(table).toContain('| facets=rows | auto | 1.000 | 0.500 | 40 | 6 | 0 | no |');
  expect(table).toContain('Pairs with `--render auto`: 1 of 1 shops pass.');
});
