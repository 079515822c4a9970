import { expect, it } from 'vitest';

import { createQueryTable } from '../../src/store/query-table.js';
import { createTextTable } from '../../src/store/text-table.js';
import { runDatabase } from './run-database.js';

it('counts observations, each once, also when it is opened anew', () => {
  const database = runDatabase();
  const queries = createQueryTable(database, createTextTable(database));
  const seen = Array.from({ length: 100 }, (_, position) => ({
    query: 'q',
    page: 'p',
    position: position % 60,
    entity: 0,
    at: '',
  }));
  queries.observe(seen, () => undefined);
  expect(queries.observations()).toBe(60);
  expect(createQueryTable(database, createTextTable(database)).observations()).toBe(60);
});
