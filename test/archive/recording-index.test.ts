import { writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { indexRecording, type RecordingIndex } from '../../src/archive/recording-index.js';
import { openWarcFile } from '../../src/archive/warc-file.js';
import { encodeWarcRecord, type WarcFields } from '../../src/archive/warc-record.js';
import { folder, removeFolders } from './recording-fixture.js';

afterEach(removeFolders);

type Written = readonly [fields: WarcFields, block: string];

async function index(...records: readonly Written[]): Promise<RecordingIndex> {
  const path = `${await folder()}/a.warc.gz`;
  await writeFile(path, Buffer.concat(records.map(([fields, block]) => encodeWarcRecord(fields, Buffer.from(block)))));
  const file = await openWarcFile(path);
  try {
    return await indexRecording(file);
  } finally {
    await file.close();
  }
}

const response = (url: string, ...further: WarcFields): Written => [
  [
    ['WARC-Type', 'response'],
    ['WARC-Target-URI', url],
    ['Content-Type', 'application/http; msgtype=response'],
    ...further,
  ],
  'HTTP/1.1 200 OK\r\n\r\nbody',
];
const telling = (what: string, block: string): Written => [
  [
    ['WARC-Type', 'metadata'],
    ['WARC-Target-URI', 'https://a.example/'],
    ['WARC-Querent-Tells', what],
  ],
  block,
];

describe('an index', () => {
  it('orders exchanges by the places of their requests', async () => {
    const { exchanges } = await index(
      response('https://a.example/2', ['WARC-Querent-Place', '1']),
      response('https://a.example/1', ['WARC-Querent-Place', '0'], ['WARC-Truncated', 'length']),
    );
    expect(exchanges.map(({ request, truncated }) => [request.url, truncated])).toEqual([
      ['https://a.example/1', 'length'],
      ['https://a.example/2', null],
    ]);
  });

  it.each([
    ['an address that is none', response('../../etc/passwd')],
    ['an address of another kind', response('file:///etc/passwd')],
    [
      'no HTTP',
      [
        [
          ['WARC-Type', 'response'],
          ['WARC-Target-URI', 'https://a.example/'],
          ['Content-Type', 'application/http'],
        ],
        'hello',
      ],
    ],
    ['a failure without a reason', telling('failure', '{"message":"x"}')],
    ['a failure that is no JSON', telling('failure', '{')],
    ['a type that nobody knows', [[['WARC-Type', 'conversion']], '']],
  ] as [string, Written][])('reads over %s', async (_, record) => {
    expect((await index(record)).exchanges).toEqual([]);
  });

  it.each(['{"startUrls":"https://a.example/","options":{}}', '{}', 'none'])('knows no call from %s', async (call) => {
    const info: Written = [[['WARC-Type', 'warcinfo']], `software: x\r\nquerent-call: ${call}\r\n`];
    expect((await index(info, response('https://a.example/'))).call).toBeNull();
  });

  it('takes a bad arrival for none', async () => {
    const { arrivals } = await index(
      telling('arrival', '{"name":"a","at":"yesterday"}'),
      telling('arrival', '{"name":"b","at":"2026-11-22T00:00:00.000Z"}'),
    );
    expect(arrivals.map(({ name }) => name)).toEqual(['b']);
  });

  it('takes keyword queries that are none for none', async () => {
    const query = { text: 'lamp', source: 'list', score: 1, why: 'line 1' };
    const { keywords } = await index(
      telling('keywords', JSON.stringify({ startUrl: 'https://a.example/', queries: [query] })),
      telling('keywords', JSON.stringify({ startUrl: 'https://b.example/', queries: [{ ...query, source: 'x' }] })),
    );
    expect([...keywords]).toEqual([['https://a.example/', [query]]]);
  });
});
