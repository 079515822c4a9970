import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { openText } from '../../../src/queries/files/file-text.js';
import { allOf, gzippedFile, writtenFile } from '../written-file.js';

async function linesOf(path: string): Promise<readonly string[]> {
  return allOf((await openText(path)).lines());
}

describe('lines', () => {
  it('are read with any line end, the last one without', async () => {
    expect(await linesOf(await writtenFile('a\r\nb\n\nc'))).toEqual(['a', 'b', '', 'c']);
    expect(await linesOf(await writtenFile('a\nb\r\n'))).toEqual(['a', 'b']);
    expect(await linesOf(await writtenFile('a\r'))).toEqual(['a']);
  });

  it('of a compressed file are told by its content, whatever it is called', async () => {
    expect(await linesOf(await gzippedFile('a\nb', 'log.tsv'))).toEqual(['a', 'b']);
    expect(await linesOf(await writtenFile('a\nb', 'log.gz'))).toEqual(['a', 'b']);
  });

  it('are UTF-8, or what the mark at the beginning says', async () => {
    expect(await linesOf(await writtenFile('\ufeffcafé'))).toEqual(['café']);
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('café\nb', 'utf16le')]);
    expect(await linesOf(await writtenFile(little))).toEqual(['café', 'b']);
    const big = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('é', 'utf16le')]).swap16();
    expect(await linesOf(await writtenFile(big))).toEqual(['é']);
  });

  it('of a large file are whole, and reading can stop early', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `line ${String(at)} with some text after it`);
    const file = await openText(await writtenFile(lines.join('\n')));
    expect(await allOf(file.lines())).toEqual(lines);
    for await (const batch of file.lines()) {
      expect(batch[0]).toBe(lines[0]);
      break;
    }
  });
});

describe('a file that cannot be read is named with what to do', () => {
  it.each([
    ['BZh91AY', 'is compressed with bzip2: give it as plain text or gzip (bunzip2 unpacks it).'],
    ['', 'is empty.'],
    ['a\u0000b', 'holds no text (it has zero bytes).'],
  ])('%j', async (content, message) => {
    const path = await writtenFile(content);
    await expect(linesOf(path)).rejects.toThrow(`${path} ${message}`);
    await expect(linesOf(path)).rejects.toMatchObject({ code: 'bad-file', exit: 'usage' });
  });

  it('missing, a folder, cut short', async () => {
    await expect(openText('/nowhere/log.tsv', 'log.tsv')).rejects.toThrow('log.tsv does not exist: correct its path.');
    await expect(openText(tmpdir())).rejects.toThrow('is no plain file');
    const cut = gzipSync(Array.from({ length: 5000 }, (_, at) => `line ${String(at)}`).join('\n')).subarray(0, 4000);
    await expect(linesOf(await writtenFile(cut))).rejects.toThrow('is damaged or cut short (unexpected end of file)');
    await expect(openText('/etc/hosts/x')).rejects.toThrow('cannot be read');
  });

  it('a line without end', async () => {
    const path = await gzippedFile('a'.repeat(34_000_000));
    await expect(linesOf(path)).rejects.toThrow('has a line that is too long to be a record');
  });
});
