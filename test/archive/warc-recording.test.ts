import { writeFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { openWarcRecording } from '../../src/archive/warc-recording.js';
import { encodeWarcRecord } from '../../src/archive/warc-record.js';
import { folder, get, ok, recorded, removeFolders } from './recording-fixture.js';

afterEach(removeFolders);

it('reads bodies when they are wanted', async () => {
  const path = await recorded((writer) => {
    writer.keep(writer.begin(), get('/a'), ok('hello'));
    writer.keep(writer.begin(), get('/b'), { kind: 'failed', reason: 'network', message: 'reset' });
  });
  const source = await openWarcRecording(path);
  const outcomes = await Promise.all(source.exchanges.map((exchange) => source.outcome(exchange)));
  expect(outcomes).toEqual([
    {
      kind: 'response',
      status: 200,
      headers: [['content-type', 'text/html']],
      body: Buffer.from('hello'),
      truncated: null,
    },
    { kind: 'failed', reason: 'network', message: 'reset' },
  ]);
  await source.close();
});

it('takes what is no response for a failure', async () => {
  const path = `${await folder()}/a.warc.gz`;
  const fields = [
    ['WARC-Type', 'response'],
    ['WARC-Target-URI', 'http://a.example/'],
    ['Content-Type', 'application/http'],
  ] as const;
  await writeFile(path, encodeWarcRecord(fields, Buffer.from('ICY 200 OK\r\n\r\n')));
  const source = await openWarcRecording(path);
  const [exchange] = source.exchanges;
  expect(exchange === undefined ? null : await source.outcome(exchange)).toMatchObject({
    kind: 'failed',
    reason: 'network',
  });
  await source.close();
});
