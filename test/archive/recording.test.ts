import { afterEach, describe, expect, it } from 'vitest';
import { truncate, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import type { RecordingWriter } from '../../src/archive/recording-writer.js';
import { openRecording, type Recording } from '../../src/archive/recording.js';
import type { Repeated, WireRequest } from '../../src/model/recording.js';
import type { SiteProfile } from '../../src/model/store.js';
import { CALL, folder, get, ok, post, recorded, removeFolders, text } from './recording-fixture.js';

const opened: Recording[] = [];

afterEach(async () => {
  for (const recording of opened.splice(0)) await recording.close();
  await removeFolders();
});

async function replay(keep: (writer: RecordingWriter) => void): Promise<Recording> {
  const recording = await openRecording(await recorded(keep));
  opened.push(recording);
  return recording;
}

async function ask(recording: Recording, request: WireRequest): Promise<string> {
  return told(await recording.answer(request));
}

function told(repeated: Repeated): string {
  if (repeated.kind === 'missing') return 'missing';
  const { outcome } = repeated;
  return outcome.kind === 'failed' ? `${outcome.reason}: ${outcome.message}` : text(outcome);
}

describe('a recording', () => {
  it('answers what was asked', async () => {
    const recording = await replay((writer) => {
      writer.keep(writer.begin(), get('/a'), ok('page a'));
      writer.keep(writer.begin(), post('/a', 'q=1'), ok('found 1'));
      writer.keep(writer.begin(), post('/a', 'q=2'), ok('found 2'));
    });
    expect(await ask(recording, post('/a', 'q=2'))).toBe('200 found 2');
    expect(await ask(recording, get('/a'))).toBe('200 page a');
    expect(await ask(recording, post('/a', 'q=1'))).toBe('200 found 1');
  });

  it('keeps what was known of a site before', async () => {
    const empty = { transports: {}, foreignMarks: [], facets: [] };
    const updatedAt = '2026-01-01T00:00:00.000Z';
    const profile: SiteProfile = { ...empty, version: 1, host: 'shop.example', updatedAt, trackingArguments: ['sid'] };
    const recording = await replay((writer) => {
      writer.keep(writer.begin(), get('/a'), ok('page a'));
      writer.profile(profile);
    });
    expect(recording.profiles).toEqual([profile]);
  });

  it('holds web sockets again, apart from what is asked for at the same address', async () => {
    const handshake = get('/live', { 'sec-websocket-version': '13' });
    const recording = await replay((writer) => {
      const place = writer.begin();
      writer.keep(place, handshake, { ...ok(''), status: 101 });
      writer.keep(writer.begin(), get('/live'), ok('a page'));
      writer.said(place, { from: 'site', saying: { kind: 'text', text: 'hello' } });
      writer.said(place, { from: 'page', saying: { kind: 'text', text: '{"pass":"secret","list":1}' } });
      writer.said(place, { from: 'site', saying: { kind: 'binary', data: Buffer.from([7]) } });
    });
    expect(await ask(recording, get('/live'))).toBe('200 a page');
    const repeated = await recording.answer(handshake);
    const script = repeated.kind === 'found' ? repeated.socket : undefined;
    expect(script?.greeting).toEqual([{ kind: 'text', text: 'hello' }]);
    const answers = script?.answer({ kind: 'text', text: '{"list":1,"pass":"secret"}' });
    expect(answers).toEqual([{ kind: 'binary', data: Buffer.from([7]) }]);
    expect(JSON.stringify(repeated)).not.toContain('secret');
  });

  it('answers again in the order of the questions, whatever came first; the last answer stays', async () => {
    const recording = await replay((writer) => {
      const [first, second] = [writer.begin(), writer.begin()];
      writer.keep(second, get('/cart'), ok('one'));
      writer.keep(first, get('/cart'), ok('none'));
    });
    const answers = [await ask(recording, get('/cart')), await ask(recording, get('/cart'))];
    expect([...answers, await ask(recording, get('/cart'))]).toEqual(['200 none', '200 one', '200 one']);
  });

  it('repeats failures as they were', async () => {
    const recording = await replay((writer) => {
      writer.keep(writer.begin(), get('/slow'), {
        kind: 'failed',
        reason: 'timeout',
        message: 'No answer within 30 s.',
      });
    });
    expect(await ask(recording, get('/slow'))).toBe('timeout: No answer within 30 s.');
  });

  it('knows the call, the arrivals, and that it was ended', async () => {
    const recording = await replay((writer) => {
      writer.keep(writer.begin(), get('/'), ok('home'));
      writer.arrived('http GET /', '2026-11-22T00:00:00.000Z');
    });
    expect(recording).toMatchObject({
      call: CALL,
      arrivals: [{ name: 'http GET /', at: '2026-11-22T00:00:00.000Z' }],
      isWhole: true,
      startedAt: Date.UTC(2026, 10, 22),
    });
  });

  it('answers "not modified" and parts only to who asked for them', async () => {
    const recording = await replay((writer) => {
      writer.keep(writer.begin(), get('/s.js'), { ...ok('part'), status: 206 });
      writer.keep(writer.begin(), get('/s.js'), { ...ok(''), status: 304 });
      writer.keep(writer.begin(), get('/s.js'), ok('whole'));
    });
    expect(await ask(recording, get('/s.js'))).toBe('200 whole');
    expect(await ask(recording, get('/s.js', { 'if-none-match': '"1"' }))).toBe('304 ');
    expect(await ask(recording, get('/s.js', { range: 'bytes=0-3' }))).toBe('206 part');
  });

  it('names what comes nearest to what is missing', async () => {
    const recording = await replay((writer) => {
      for (const page of [1, 2]) writer.keep(writer.begin(), get(`/list?page=${String(page)}`), ok('list'));
      writer.keep(writer.begin(), get('/other'), ok('other'));
    });
    const missing = await recording.answer(get('/list?page=3'));
    expect(missing.kind === 'missing' && missing.nearest[0]).toBe(
      'GET https://shop.example/list?page=1 (differs: page=1)',
    );
  });

  it('keeps no secrets', async () => {
    const path = await recorded((writer) => {
      const request = get('/', { cookie: 'sid=topsecret', authorization: 'Basic topsecret' });
      const headers = [['set-cookie', 'sid=topsecret; Path=/']] as const;
      writer.keep(writer.begin(), request, { ...ok('home'), headers });
      writer.keep(writer.begin(), post('/login', 'password=topsecret'), ok(''));
    });
    expect(gunzipSync(await readFile(path)).toString()).not.toContain('topsecret');
  });

  it('answers what it holds when it was cut off anywhere', async () => {
    const path = await recorded((writer) => {
      for (const page of [1, 2, 3]) writer.keep(writer.begin(), get(`/${String(page)}`), ok(`page ${String(page)}`));
    });
    const { length } = await readFile(path);
    for (let cut = length - 1; cut > length - 1_200; cut -= 97) {
      await truncate(path, cut);
      const recording = await openRecording(path);
      expect(await ask(recording, get('/1'))).toBe('200 page 1');
      expect(recording.isWhole).toBe(false);
      await recording.close();
    }
  });
});

describe('a recording of another tool', () => {
  const record = (type: string, fields: string, block: string): string =>
    `WARC/1.0\r\nWARC-Type: ${type}\r\n${fields}\r\nContent-Length: ${String(block.length)}\r\n\r\n${block}\r\n\r\n`;
  const http = 'Content-Type: application/http\r\nWARC-Target-URI: <https://shop.example/a>';

  it('answers, too', async () => {
    const path = `${await folder()}/other.warc`;
    await writeFile(
      path,
      record('resource', 'WARC-Target-URI: dns:shop.example', '1.2.3.4') +
        record(
          'response',
          `${http}\r\nWARC-Record-ID: <urn:1>`,
          'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n',
        ) +
        record(
          'request',
          `${http}\r\nWARC-Concurrent-To: <urn:1>`,
          'POST /a HTTP/1.1\r\nhost: shop.example\r\n\r\nq=1',
        ),
    );
    const recording = await openRecording(path);
    opened.push(recording);
    expect(recording.call).toBeNull();
    expect(await ask(recording, post('/a', 'q=1'))).toBe('200 hi');
    expect(await ask(recording, get('/a'))).toBe('missing');
  });

  it('that holds no answers is told', async () => {
    const path = `${await folder()}/none.warc`;
    await writeFile(path, record('warcinfo', 'Content-Type: application/warc-fields', 'software: other'));
    await expect(openRecording(path)).rejects.toThrow(/holds no answers/u);
  });
});
