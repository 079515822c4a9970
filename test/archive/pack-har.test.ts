import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';

import { packHar } from '../../src/archive/pack-har.js';
import { openRecording } from '../../src/archive/recording.js';
import type { WireResponse } from '../../src/model/recording.js';
import { folder, get, ok, post, recorded, removeFolders, text } from './recording-fixture.js';

afterEach(removeFolders);

const HOW = { software: 'Test', version: '1' };

const answerOf = (headers: WireResponse['headers'], body: Buffer | string, status = 200): WireResponse => ({
  ...ok(''),
  status,
  headers,
  body: Buffer.from(body),
});

async function packed(): Promise<string> {
  const latin = [['content-type', 'text/html; charset=iso-8859-1']] as const;
  const from = await recorded((writer) => {
    writer.keep(writer.begin(), get('/old'), answerOf([['location', '/a']], '', 302));
    writer.keep(writer.begin(), get('/a?x=1'), answerOf([['Content-Encoding', 'gzip']], gzipSync('packed')));
    writer.keep(writer.begin(), get('/b'), answerOf(latin, Buffer.from('f\u00fcr', 'latin1')));
    writer.keep(writer.begin(), get('/c'), answerOf([['content-encoding', 'zstd']], 'odd'));
    writer.keep(writer.begin(), get('/d'), { kind: 'failed', reason: 'network', message: 'cut' });
    writer.keep(writer.begin(), post('/e', 'q=1'), ok('posted'));
    writer.keep(writer.begin(), get('/a?x=1'), ok('again'));
  });
  const to = `${await folder()}/shop.har`;
  await packHar(from, to, HOW);
  return to;
}

interface Entry {
  readonly startedDateTime: string;
  readonly request: { readonly method: string; readonly url: string; readonly postData?: { readonly text: string } };
  readonly response: {
    readonly status: number;
    readonly redirectURL: string;
    readonly headers: readonly { readonly name: string }[];
    readonly content: { readonly text: string; readonly encoding?: string };
  };
}

it('holds what was answered, in its order, unpacked', async () => {
  const har = JSON.parse(await readFile(await packed(), 'utf8')) as {
    readonly log: { readonly version: string; readonly creator: object; readonly entries: readonly Entry[] };
  };
  expect(har.log).toMatchObject({ version: '1.2', creator: { name: 'Test', version: '1' } });
  const told = har.log.entries.map(({ request, response: { status, content } }) =>
    [request.method, new URL(request.url).pathname, status, content.text].join(' '),
  );
  expect(told).toEqual([
    'GET /old 302 ',
    'GET /a 200 packed',
    `GET /b 200 ${Buffer.from('f\u00fcr', 'latin1').toString('base64')}`,
    'POST /e 200 posted',
    'GET /a 200 again',
  ]);
  const [redirect, first, latin, form] = har.log.entries;
  expect(redirect?.response.redirectURL).toBe('https://shop.example/a');
  expect(first?.response.headers).toEqual([]);
  expect(latin?.response.content.encoding).toBe('base64');
  expect(form?.request.postData).toMatchObject({ text: 'q=1' });
});

it('replays as what was packed', async () => {
  const recording = await openRecording(await packed());
  const answers: string[] = [];
  for (const request of [get('/a?x=1'), get('/a?x=1'), post('/e', 'q=1'), get('/b')]) {
    const repeated = await recording.answer(request);
    answers.push(
      repeated.kind === 'found' && repeated.outcome.kind === 'response' ? text(repeated.outcome) : 'missing',
    );
  }
  expect(answers).toEqual(['200 packed', '200 again', '200 posted', `200 ${Buffer.from([102, 252, 114]).toString()}`]);
  expect((await recording.answer(get('/d'))).kind).toBe('missing');
  await recording.close();
});

it('overwrites nothing, and leaves nothing where there is no recording', async () => {
  const to = `${await folder()}/shop.har`;
  await writeFile(to, 'precious');
  const from = await recorded((writer) => writer.keep(writer.begin(), get('/a'), ok('a')));
  await expect(packHar(from, to, HOW)).rejects.toThrow(/there is a file already/u);
  expect(await readFile(to, 'utf8')).toBe('precious');
  await expect(packHar(to, `${to}.har`, HOW)).rejects.toThrow(/cannot be read/u);
  await expect(readFile(`${to}.har`)).rejects.toThrow(/ENOENT/u);
});
