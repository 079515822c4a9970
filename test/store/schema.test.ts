import { expect, it } from 'vitest';

import { openDatabase } from '../../src/store/database.js';
import { prepareSchema } from '../../src/store/schema.js';

it('makes the tables once', () => {
  const database = openDatabase(':memory:');
  prepareSchema(database, 'file');
  database.exec("INSERT INTO counter VALUES ('n', 1)");
  prepareSchema(database, 'file');
  expect(database.prepare('SELECT value FROM counter').get([])).toEqual([1]);
});

it.each([
  ['CREATE TABLE mine (x)', 'not-a-run'],
  ['PRAGMA user_version = 3', 'not-a-run'],
  ['PRAGMA application_id = 7', 'not-a-run'],
  ['PRAGMA application_id = 1364348500; PRAGMA user_version = 3', 'newer-run'],
])('refuses a database after %s', (sql, code) => {
  const database = openDatabase(':memory:');
  database.exec(sql);
  expect(() => {
    prepareSchema(database, 'the-file');
  }).toThrow(expect.objectContaining({ code, message: expect.stringContaining('the-file') as string }) as Error);
});

it('adds the keywords to a database that was made before there were any', () => {
  const database = openDatabase(':memory:');
  prepareSchema(database, 'file');
  database.exec('DROP TABLE keyword; PRAGMA user_version = 1');
  prepareSchema(database, 'file');
  expect(database.prepare('SELECT count(*) FROM keyword').get([])).toEqual([0]);
});
