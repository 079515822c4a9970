/**
 * What a reader of web archives that is not ours (warcio.js) finds in our files.
 */

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { WARCParser } from 'warcio';
import { openPromise } from 'yauzl';

import { unpackedBody } from '../../src/archive/content-encoding.js';
import { headerOf, parseMessage } from '../../src/archive/http-message.js';
import { packWacz } from '../../src/archive/pack-wacz.js';
import { openWarcFile, type FiledRecord } from '../../src/archive/warc-file.js';
import { folder, get, ok, post, recorded, removeFolders } from './recording-fixture.js';

afterEach(removeFolders);

const SHOP = 'test/examples/shop.warc.gz';

/** A record as a reader told it: what it is, where it stands, and its content, unpacked. */
type Told = readonly [id: string, type: string, url: string, offset: number, content: string];

async function toldByOthers(path: string): Promise<readonly Told[]> {
  const parser = new WARCParser(createReadStream(path));
  const told: Told[] = [];
  for await (const record of parser) {
    const content = Buffer.from(await record.readFully(true)).toString('latin1');
    const { warcType = '', warcTargetURI = '' } = record;
    const id = record.warcHeaders.headers.get('WARC-Record-ID') ?? '';
    told.push([id, warcType, warcTargetURI ?? '', parser.offset, content]);
  }
  return told;
}

async function toldByOurs(path: string): Promise<readonly Told[]> {
  const file = await openWarcFile(path);
  const told: Told[] = [];
  for await (const record of file.records()) {
    const name = (field: string): string => record.fields.get(field) ?? '';
    told.push([name('warc-record-id'), name('warc-type'), name('warc-target-uri'), record.offset, contentOf(record)]);
  }
  await file.close();
  return told;
}

function contentOf({ fields, block }: FiledRecord): string {
  const message = fields.get('content-type')?.startsWith('application/http') === true ? parseMessage(block) : null;
  const { body, headers } = message ?? { body: block, headers: [] };
  return Buffer.from(unpackedBody(body, headerOf(headers, 'content-encoding')) ?? []).toString('latin1');
}

/** A recording of all kinds of records. */
function made(): Promise<string> {
  const packed = { ...ok(''), body: gzipSync('packed'), headers: [['content-encoding', 'gzip']] as const };
  return recorded((writer) => {
    writer.keep(writer.begin(), get('/a'), ok('first'));
    writer.keep(writer.begin(), post('/a', 'q=1&name=ä'), ok('posted'));
    writer.keep(writer.begin(), get('/packed'), packed);
    writer.keep(writer.begin(), get('/none'), { ...ok(''), status: 204 });
    writer.keep(writer.begin(), get('/cut'), { ...ok('beginn'), truncated: 'disconnect' });
    writer.keep(writer.begin(), get('/lost'), { kind: 'failed', reason: 'network', message: 'lost' });
    writer.arrived('http GET https://shop.example/a', '2026-11-22T00:00:00.000Z');
  });
}

it.each([
  ['a recording of all kinds of records', made],
  ['the recording of the demo shop', () => Promise.resolve(SHOP)],
])('reads every record of %s, and unpacks every body', async (_, path) => {
  const file = await path();
  const told = await toldByOthers(file);
  expect(told.length).toBeGreaterThan(8);
  expect(told).toEqual(await toldByOurs(file));
});

it('finds the answers where the index of a packed recording says', async () => {
  const to = `${await folder()}/shop.wacz`;
  await packWacz(SHOP, to, { software: 'Test/1', now: Date.UTC(2026, 10, 22) });
  const index = (await entryOf(to, 'indexes/index.cdxj')).toString().trimEnd().split('\n');
  expect((await entryOf(to, 'archive/data.warc.gz')).equals(await readFile(SHOP))).toBe(true);
  const found = new Map((await toldByOthers(SHOP)).map((record) => [record[3], record]));
  const answers = index.map((line) => JSON.parse(line.split(' ').slice(2).join(' ')) as Record<string, string>);
  expect(answers.length).toBeGreaterThan(8);
  for (const { url = '', offset } of answers) expect(found.get(Number(offset))?.slice(1, 3)).toEqual(['response', url]);
});

async function entryOf(path: string, name: string): Promise<Buffer> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const parts: Buffer[] = [];
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name)
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  zip.close();
  return Buffer.concat(parts);
}
