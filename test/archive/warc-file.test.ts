import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openWarcFile, type WarcLimits } from '../../src/archive/warc-file.js';
import { encodeWarcRecord } from '../../src/archive/warc-record.js';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function fileOf(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'warc-'));
  folders.push(folder);
  const path = join(folder, 'a.warc.gz');
  await writeFile(path, bytes);
  return path;
}

async function blocks(path: string, limits: WarcLimits = {}): Promise<readonly string[]> {
  const file = await openWarcFile(path, limits);
  const found: string[] = [];
  try {
    for await (const { block } of file.records()) found.push(block.toString());
  } finally {
    await file.close();
  }
  return found;
}

const record = (text: string): Buffer => encodeWarcRecord([['WARC-Type', 'metadata']], Buffer.from(text));
const plain = (text: string): string =>
  `WARC/1.0\r\nWARC-Type: metadata\r\nContent-Length: ${String(text.length)}\r\n\r\n${text}\r\n\r\n`;

describe('a file of records', () => {
  it('gives its records in order', async () => {
    expect(await blocks(await fileOf(Buffer.concat(['a', 'b', ''].map(record))))).toEqual(['a', 'b', '']);
  });

  it('may be without compression', async () => {
    expect(await blocks(await fileOf(Buffer.from(plain('one') + plain('two'))))).toEqual(['one', 'two']);
  });

  it('gives a record by its place', async () => {
    const [a, b] = [record('a'), record('b')];
    const file = await openWarcFile(await fileOf(Buffer.concat([a, b])));
    expect((await file.at(a.length)).block.toString()).toBe('b');
    await file.close();
  });

  it('gives records that are longer than a first look', async () => {
    const long = Array.from({ length: 100_000 }, (_, at) => `${String(at)} `).join('');
    expect(await blocks(await fileOf(Buffer.concat([record(long), record('b')])))).toEqual([long, 'b']);
  });

  it('gives its whole records wherever it is cut off', async () => {
    const [a, b] = [record('first'), record('second')];
    const path = await fileOf(Buffer.concat([a, b]));
    for (let length = a.length + b.length - 1; length >= a.length; length -= 1) {
      await truncate(path, length);
      expect(await blocks(path)).toEqual(['first']);
    }
  });
});

describe('what is no such file', () => {
  it.each([
    ['empty', Buffer.alloc(0), /it is empty/u],
    ['a text', Buffer.from('hello'), /it is no WARC file/u],
    ['another gzip file', gzipSync('hello'), /damaged at byte 0: it begins with no record/u],
    ['all records packed together', gzipSync(plain('a').repeat(2_000)), /more than one record/u],
    ['garbage after a record', Buffer.concat([record('a'), Buffer.from('garbage garbage garbage')]), /no gzip member/u],
    [
      'a record shorter than it says',
      gzipSync(plain('a').replace('Length: 1', 'Length: 9000')),
      /shorter than it says/u,
    ],
    ['a length that is none', gzipSync(plain('a').replace('Length: 1', 'Length: -1')), /begins with no record/u],
  ])('is told: %s', async (_, bytes, message) => {
    await expect(fileOf(bytes).then((path) => blocks(path))).rejects.toThrow(message);
  });

  it('is told where it is damaged', async () => {
    const [a, b] = [record('a'), record('b'.repeat(500))];
    const bytes = Buffer.concat([a, b, record('c')]);
    bytes[a.length + b.length - 6] = (bytes[a.length + b.length - 6] ?? 0) ^ 0xff;
    await expect(fileOf(bytes).then((path) => blocks(path))).rejects.toThrow(`damaged at byte ${String(a.length)}`);
  });

  it('is told where it would unpack to more than memory holds', async () => {
    const bomb = await fileOf(gzipSync(Buffer.alloc(1_000_000)));
    await expect(blocks(bomb, { maxRecordBytes: 100_000 })).rejects.toThrow(/longer than 100000 bytes/u);
  });

  it('is told where there is none', async () => {
    await expect(blocks('/nowhere/a.warc.gz')).rejects.toThrow(/there is no such file/u);
  });
});
