import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openRecording } from '../../src/archive/recording.js';
import { folder, get, ok, recorded, removeFolders, writerAt } from './recording-fixture.js';

afterEach(removeFolders);

describe('a recording that is written', () => {
  it('is WARC: a request and its response, tied to each other', async () => {
    const path = await recorded((writer) => {
      writer.keep(writer.begin(), get('/a'), ok('hello'));
    });
    const written = gunzipSync(await readFile(path)).toString();
    expect(written).toMatch(/^WARC\/1\.1\r\nWARC-Type: warcinfo\r\n/u);
    const id =
      /WARC-Type: request\r\nWARC-Date: \S+\r\nWARC-Record-ID: (<urn:uuid:[\w-]+>)/u.exec(written)?.[1] ?? 'none';
    expect(written).toContain(`WARC-Concurrent-To: ${id}`);
    expect(written).toContain('HTTP/1.1 200 \r\ncontent-type: text/html\r\ncontent-length: 5\r\n\r\nhello\r\n\r\n');
  });

  it('overwrites nothing', async () => {
    const path = await recorded(() => undefined);
    await expect(writerAt(path)).rejects.toThrow(/There is already a file .*a\.warc\.gz\. Name another one/u);
  });

  it('says where it cannot be written', async () => {
    await expect(writerAt('/nowhere/a.warc.gz')).rejects.toThrow(
      /cannot be written to \/nowhere\/a\.warc\.gz \(ENOENT\)/u,
    );
  });

  it('is gone on with after it was cut off', async () => {
    const path = await recorded((writer) => {
      writer.keep(writer.begin(), get('/a'), ok('a'));
      writer.keep(writer.begin(), get('/b'), ok('b'));
    });
    await truncate(path, (await readFile(path)).length - 400);
    const writer = await writerAt(path, true);
    writer.keep(writer.begin(), get('/c'), ok('c'));
    await writer.close();
    const recording = await openRecording(path);
    expect(recording.exchanges.map(({ request }) => new URL(request.url).pathname)).toEqual(['/a', '/c']);
    expect(recording.isWhole).toBe(true);
    await recording.close();
  });

  it('holds what was kept once it is flushed, without being closed', async () => {
    const path = join(await folder(), 'open.warc.gz');
    const writer = await writerAt(path);
    writer.keep(writer.begin(), get('/a'), ok('a'));
    await writer.flushed();
    const recording = await openRecording(path);
    expect(recording.exchanges).toHaveLength(1);
    await recording.close();
    await writer.close();
  });

  it('is begun where there is nothing to go on with', async () => {
    const writer = await writerAt(join(await folder(), 'new.warc.gz'), true);
    expect(writer.begin()).toBe(0);
    await writer.close();
    expect(writer.bytes()).toBeGreaterThan(0);
  });
});
