import { expect, it } from 'vitest';

import { openDatabase } from '../../src/store/database.js';
import { createBulkInsert } from '../../src/store/bulk-insert.js';

it.each([0, 1, 47, 48, 49, 500])('inserts %i rows, and none of them twice', (count) => {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE t (a PRIMARY KEY, b)');
  const insert = createBulkInsert(database, 't', 'a,b');
  const rows = Array.from({ length: count }, (_, index) => [index, `b${String(index)}`]);
  expect(insert(rows)).toBe(count);
  expect(insert([...rows, [-1, 'new']])).toBe(1);
  expect(database.prepare('SELECT a, b FROM t WHERE a >= 0 ORDER BY a').all([])).toEqual(rows);
});
