import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { openText } from '../../../src/queries/files/file-text.js';
import { openTable, type Table } from '../../../src/queries/files/rows.js';
import { allOf, writtenFile } from '../written-file.js';

async function tableOf(content: string, header: readonly string[] = []): Promise<Table> {
  const file = await openText(await writtenFile(content));
  return openTable(file, (cells) => cells.some((cell) => header.includes(cell)));
}

async function cellsOf(table: Table): Promise<readonly (readonly unknown[])[]> {
  return (await allOf(table.rows())).map(({ cells }) => cells);
}

describe('rows', () => {
  it('of TSV, with and without a header', async () => {
    const table = await tableOf('Query\tURL\nlamp\t/a\n\ndesk\t/b\n', ['query']);
    expect(table.header).toEqual(['query', 'url']);
    expect(await cellsOf(table)).toEqual([
      ['lamp', '/a'],
      ['desk', '/b'],
    ]);
    expect(await cellsOf(await tableOf('lamp\t/a\ndesk\t/b', ['query']))).toHaveLength(2);
  });

  it('of CSV, with quotes around separators and line ends', async () => {
    const table = await tableOf('query,n\n"lamp, ""red""",3\n"two\nlines",4\ndesk,5\n', ['query']);
    expect(await cellsOf(table)).toEqual([
      ['lamp, "red"', '3'],
      ['two\nlines', '4'],
      ['desk', '5'],
    ]);
    expect(table.sample).toHaveLength(3);
  });

  it('of JSON lines, whose fields may be in any order; what is none is counted', async () => {
    const table = await tableOf(
      '{"Query":"lamp","n":1}\nnonsense\n{"n":2,"query":"desk"}\n{"n":3}\n{"n":4}\n{"n":5}\n{"other":1}',
    );
    expect(table.header).toEqual(['query', 'n', 'other']);
    const cells = await cellsOf(table);
    expect([cells[0], cells[1], cells[5]]).toEqual([
      ['lamp', 1, undefined],
      ['desk', 2, undefined],
      [undefined, undefined, 1],
    ]);
    expect(table.broken()).toEqual({ count: 1, first: 2 });
  });

  it('of one list of JSON, an entity a line', async () => {
    const table = await tableOf('[\n{"id":"Q1"},\n{"id":"Q2"}\n]\n');
    expect(await cellsOf(table)).toEqual([['Q1'], ['Q2']]);
    expect(table.broken().count).toBe(0);
  });

  it('of plain text, without lines that are no text', async () => {
    const table = await tableOf('lamp\n\n  desk \n\ufffd\ufffd\nbed');
    expect(await cellsOf(table)).toEqual([['lamp'], ['desk'], ['bed']]);
    expect(table.broken()).toEqual({ count: 1, first: 4 });
  });

  it('are read as often as need be', async () => {
    const table = await tableOf('a,1\nb,2\n');
    expect(await cellsOf(table)).toEqual(await cellsOf(table));
  });

  it('of many lines come in batches', async () => {
    const lines = Array.from({ length: 9000 }, (_, at) => `q${String(at)},${String(at)}`);
    expect(await cellsOf(await tableOf(lines.join('\n')))).toHaveLength(9000);
  });
});

it('a table that is cut short is an error, not an end', async () => {
  const text = Array.from({ length: 5000 }, (_, at) => `"query ${String(at)}",${String(at * 7919)}`).join('\n');
  const file = await openText(await writtenFile(gzipSync(text).subarray(0, 9000)));
  const read = async (): Promise<unknown> => allOf((await openTable(file, () => false)).rows());
  await expect(read()).rejects.toThrow('is damaged or cut short');
});

it('a file without any record is refused', async () => {
  await expect(tableOf('\n\n')).rejects.toThrow('holds no record.');
});
