import { writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openRecording } from '../../src/archive/recording.js';
import { folder, get, post, removeFolders, text } from './recording-fixture.js';
import type { WireRequest } from '../../src/model/recording.js';

afterEach(removeFolders);

interface Told {
  readonly request?: Readonly<Record<string, unknown>>;
  readonly response?: Readonly<Record<string, unknown>>;
  readonly startedDateTime?: string;
}

function entry({ request = {}, response = {}, startedDateTime = '2026-11-22T00:00:00Z' }: Told): unknown {
  return {
    startedDateTime,
    request: { method: 'GET', url: 'https://shop.example/a', headers: [], ...request },
    response: { status: 200, headers: [], content: { size: 2, text: 'hi' }, ...response },
  };
}

async function harOf(content: unknown): Promise<string> {
  const path = `${await folder()}/a.har`;
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function ask(entries: readonly unknown[], ...requests: readonly WireRequest[]): Promise<readonly string[]> {
  const recording = await openRecording(await harOf({ log: { entries } }));
  const told: string[] = [];
  for (const request of requests) {
    const repeated = await recording.answer(request);
    if (repeated.kind === 'missing') told.push('missing');
    else told.push(repeated.outcome.kind === 'failed' ? repeated.outcome.reason : text(repeated.outcome));
  }
  await recording.close();
  return told;
}

const NAMED = { headers: [{ name: 'content-encoding', value: 'gzip' }] };

describe('a HAR file', () => {
  it('answers with unpacked bodies, in the order in which they were asked for', async () => {
    const entries = [
      entry({ startedDateTime: '2026-11-22T00:00:02Z', response: { content: { size: 6, text: 'second' } } }),
      entry({
        startedDateTime: '2026-11-22T00:00:01Z',
        response: { content: { size: 5, text: 'Zmlyc3Q=', encoding: 'base64' }, ...NAMED },
      }),
    ];
    expect(await ask(entries, get('/a'), get('/a'))).toEqual(['200 first', '200 second']);
  });

  it('knows bodies, redirects and failures', async () => {
    const entries = [
      entry({ request: { method: 'post', postData: { mimeType: 'text/plain', text: 'q=1' } } }),
      entry({ request: { url: 'https://shop.example/moved' }, response: { status: 302, content: { size: 9 } } }),
      entry({ request: { url: 'https://shop.example/gone' }, response: { status: 0, content: { size: 0 } } }),
    ];
    const asked = [post('/a', 'q=1'), post('/a', 'q=2'), get('/moved'), get('/gone')];
    expect(await ask(entries, ...asked)).toEqual(['200 hi', 'missing', '302 ', 'network']);
  });

  it('misses what it does not hold, but has no rules for robots', async () => {
    const unsaved = entry({ request: { url: 'https://shop.example/b' }, response: { content: { size: 900_000 } } });
    const asked = [get('/b'), get('/robots.txt')];
    expect(await ask([entry({}), unsaved, { request: null }], ...asked)).toEqual(['missing', '404 ']);
  });

  it('has texts in one charset and a header for each cookie', async () => {
    const headers = [
      { name: 'Content-Type', value: 'text/html; charset=shift_jis' },
      { name: 'Set-Cookie', value: 'a=1\nb=2' },
    ];
    const recording = await openRecording(await harOf({ log: { entries: [entry({ response: { headers } })] } }));
    expect(await recording.answer(get('/a'))).toMatchObject({
      outcome: {
        headers: [
          ['Content-Type', 'text/html; charset=utf-8'],
          ['Set-Cookie', 'a=1'],
          ['Set-Cookie', 'b=2'],
        ],
      },
    });
  });

  it.each([
    ['{"log":', /it is no JSON, or was cut off/u],
    ['{"entries":[]}', /it holds no log of entries/u],
    ['{"log":{"entries":[{}]}}', /holds no answers/u],
    [
      '{"log":{"entries":[{"request":{"method":"GET","url":"file:///etc/passwd"},"response":{"status":200}}]}}',
      /holds no answers/u,
    ],
  ])('that is none is told: %s', async (content, message) => {
    await expect(openRecording(await harOf(content))).rejects.toThrow(message);
  });
});
