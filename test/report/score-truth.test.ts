import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readTruth, scoreKey } from '../../src/report/score-truth.js';
import { temporaryFolder } from '../store/temporary-folder.js';
import { writeLines } from './run-folder.js';

const read = (...lines: readonly unknown[]) => readTruth(writeLines(join(temporaryFolder(), 'truth.jsonl'), lines));

describe('the truth', () => {
  it('has its attributes once, however they are written', async () => {
    const truth = await read(
      { entity: '/1', attributes: { Size: ['M'], ' size ': ['L'] } },
      { entity: '/2', attributes: { SIZE: ['S'] } },
    );
    expect(truth.attributes).toEqual(['Size']);
    expect(truth.attributeByKey.get('size')).toBe(0);
  });

  it('takes single values, numbers and yes or no', async () => {
    const { entities } = await read({ entity: '/1', id: 7, attributes: { a: 5, b: true, c: ['x', 2] } });
    expect(entities[0]).toMatchObject({ id: '7', name: null, aliases: [] });
    expect([...(entities[0]?.values.values() ?? [])].map((values) => [...values.keys()])).toEqual([
      ['5'],
      ['true'],
      ['x', '2'],
    ]);
  });

  it('knows what is hidden only if it says so', async () => {
    expect((await read({ entity: '/1', attributes: { a: ['x'] } })).hidden).toBeNull();
    expect((await read({ entity: '/1', attributes: { a: ['x'] }, hidden: [] })).hidden).toEqual(new Set());
    expect((await read({ entity: '/1', attributes: { a: ['x'], b: ['y'] }, hidden: ['B'] })).hidden).toEqual(
      new Set([1]),
    );
  });

  it('may name an attribute __proto__', async () => {
    const truth = await read(JSON.parse('{"entity":"/1","attributes":{"__proto__":["x"]}}'));
    expect(truth.attributes).toEqual(['__proto__']);
  });

  it.each([
    [5, 'object'],
    [{ attributes: {} }, '"entity"'],
    [{ entity: '', attributes: {} }, '"entity"'],
    [{ entity: '/1' }, '"attributes"'],
    [{ entity: '/1', attributes: [] }, '"attributes"'],
    [{ entity: '/1', attributes: { a: { b: 1 } } }, '"a"'],
    [{ entity: '/1', attributes: {}, hidden: 'a' }, '"hidden"'],
  ])('is refused, with file and line, where a line is %j', async (line, problem) => {
    await expect(read({ entity: '/0', attributes: {} }, line)).rejects.toMatchObject({
      exit: 'usage',
      message: expect.stringMatching(new RegExp(`truth\\.jsonl:2: .*${problem}`, 'u')) as string,
    });
  });

  it('is refused where there is none', async () => {
    await expect(read()).rejects.toMatchObject({ code: 'empty-truth' });
    const file = join(temporaryFolder(), 'truth.jsonl');
    writeFileSync(file, '{"entity":\n');
    await expect(readTruth(file)).rejects.toThrow(/truth\.jsonl:1: not JSON/u);
  });
});

it.each([
  [' Red ', 'red'],
  ['RED\u00a0 Wine', 'red wine'],
  ['e\u0301', '\u00e9'],
])('%j is the same as %j', (one, other) => {
  expect(scoreKey(one)).toBe(scoreKey(other));
});
