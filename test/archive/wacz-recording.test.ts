import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';

import { UsageError } from '../../src/base/errors.js';
import { openWaczRecording } from '../../src/archive/wacz-recording.js';
import { folder, get, ok, recorded, removeFolders } from './recording-fixture.js';

afterEach(removeFolders);

async function zipped(...entries: readonly (readonly [string, Buffer])[]): Promise<string> {
  const path = `${await folder()}/a.wacz`;
  const zip = new ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

async function warc(path: string): Promise<Buffer> {
  return readFile(await recorded((writer) => writer.keep(writer.begin(), get(path), ok(path))));
}

it('reads all recordings in it as one', async () => {
  const entries = [['archive/1.warc.gz', await warc('/a')] as const, ['archive/2.warc.gz', await warc('/b')] as const];
  const source = await openWaczRecording(await zipped(...entries, ['pages/pages.jsonl', Buffer.from('{}')]));
  expect(source.exchanges.map(({ request }) => new URL(request.url).pathname)).toEqual(['/a', '/b']);
  await source.close();
});

it('refuses what unpacks to far more than it is long', async () => {
  const path = await zipped(['archive/a.warc.gz', Buffer.alloc(1_000_000)]);
  await expect(openWaczRecording(path)).rejects.toThrow(/unpacks to far more/u);
});

it('refuses names that lead out of it', async () => {
  const path = await zipped(['archive/abcdef.warc.gz', await warc('/a')]);
  const bytes = (await readFile(path)).toString('latin1').replaceAll('archive/abcdef', '../../../../ab');
  await writeFile(path, bytes, 'latin1');
  await expect(openWaczRecording(path)).rejects.toThrow(/invalid relative path/u);
});

it('says what it lacks', async () => {
  await expect(openWaczRecording(await zipped(['a.txt', Buffer.from('a')]))).rejects.toThrow(/holds no WARC file/u);
  const cut = await zipped(['archive/a.warc.gz', await warc('/a')]);
  await writeFile(cut, (await readFile(cut)).subarray(0, 100));
  await expect(openWaczRecording(cut)).rejects.toThrow(UsageError);
});
