import { describe, expect, it } from 'vitest';

import { openDatabase } from '../../src/store/database.js';

const open = () => {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE t (a, b)');
  return database;
};

describe('a database', () => {
  it.each([
    ['text', 'a\0b\u0001'],
    ['text', '\u00010'],
    ['text', '\u2028色'],
    ['number', 2 ** 52],
    ['number', -0.5],
    ['nothing', null],
    ['bytes', new Uint8Array([0, 1, 255])],
  ])('gives back %s as it was: %j', (_, value) => {
    const database = open();
    database.prepare('INSERT INTO t VALUES (?, ?)').run([value, 1]);
    expect(database.prepare('SELECT a FROM t WHERE b = ?').get([1])?.[0]).toEqual(value);
    expect(database.prepare('SELECT b FROM t WHERE a IS ?').all([value])).toEqual([[1]]);
  });

  it('has no row where nothing is found', () => {
    expect(open().prepare('SELECT a FROM t').get([])).toBeUndefined();
    expect(open().prepare('SELECT a FROM t').all([])).toEqual([]);
  });

  it('does all of a transaction or nothing', () => {
    const database = open();
    const insert = database.prepare('INSERT INTO t VALUES (1, 2)');
    expect(database.transaction(() => insert.run([]))).toBe(1);
    expect(() =>
      database.transaction(() => {
        insert.run([]);
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(database.prepare('SELECT count(*) FROM t').get([])).toEqual([1]);
  });

  it('may be closed twice', () => {
    const database = open();
    database.close();
    database.close();
  });
});
