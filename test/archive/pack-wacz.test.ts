import { writeFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { openPromise } from 'yauzl';

import { packWacz } from '../../src/archive/pack-wacz.js';
import { openRecording } from '../../src/archive/recording.js';
import { CALL, folder, get, ok, post, recorded, removeFolders } from './recording-fixture.js';

afterEach(removeFolders);

const HOW = { software: 'Test/1', now: Date.UTC(2026, 10, 22) };

async function packed(): Promise<string> {
  const from = await recorded((writer) => {
    writer.keep(writer.begin(), get('/b?x=1'), ok('hello'));
    writer.keep(writer.begin(), get('/a'), ok('first'));
    writer.keep(writer.begin(), post('/a', 'q=1'), ok('posted'));
  });
  const to = `${await folder()}/shop.wacz`;
  await packWacz(from, to, HOW);
  return to;
}

async function entriesOf(path: string): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>();
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    entries.set(entry.fileName, Buffer.concat(parts).toString('latin1'));
  }
  zip.close();
  return entries;
}

it('lists answers and pages, and says what each file holds', async () => {
  const entries = await entriesOf(await packed());
  const index = entries.get('indexes/index.cdxj')?.trimEnd().split('\n') ?? [];
  expect(index.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'example,shop)/a 20261122000000',
    'example,shop)/b?x=1 20261122000000',
  ]);
  expect(JSON.parse(index[0]?.split(' ').slice(2).join(' ') ?? '')).toMatchObject({
    url: 'https://shop.example/a',
    status: '200',
    mime: 'text/html',
    filename: 'data.warc.gz',
  });
  expect(entries.get('pages/pages.jsonl')?.trimEnd().split('\n')).toHaveLength(3);
  const { resources } = JSON.parse(entries.get('datapackage.json') ?? '') as {
    resources: { path: string; bytes: number }[];
  };
  expect(resources.map(({ path, bytes }) => [path, bytes])).toEqual(
    ['archive/data.warc.gz', 'indexes/index.cdxj', 'pages/pages.jsonl'].map((path) => [
      path,
      entries.get(path)?.length,
    ]),
  );
});

it('replays as what was packed', async () => {
  const recording = await openRecording(await packed());
  expect(recording.call).toEqual(CALL);
  const repeated = await recording.answer(post('/a', 'q=1'));
  expect(
    repeated.kind === 'found' && repeated.outcome.kind === 'response' && Buffer.from(repeated.outcome.body).toString(),
  ).toBe('posted');
  await recording.close();
});

it('overwrites nothing', async () => {
  const from = await recorded((writer) => writer.keep(writer.begin(), get('/a'), ok('a')));
  const to = `${await folder()}/shop.wacz`;
  await writeFile(to, 'precious');
  await expect(packWacz(from, to, HOW)).rejects.toThrow(/there is a file already/u);
});
