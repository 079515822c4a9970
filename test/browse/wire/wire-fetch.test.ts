import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createHttpClient } from '../../../src/browse/exchange/http-client.js';
import { createWireFetch, type WireFetch } from '../../../src/browse/wire/wire-fetch.js';
import { closeAfterwards, redirect, serve, status, type Answer } from '../local-server.js';

const echo: Answer = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => response.end(`${request.method ?? ''} ${body}`));
};

async function fetching(
  answers: Readonly<Record<string, Answer>>,
): Promise<(path: string, init?: Parameters<WireFetch>[1]) => Promise<string>> {
  const site = await serve(answers);
  const client = createHttpClient({ mayConnect: () => true, proxy: null });
  closeAfterwards(() => client.close());
  const fetch = createWireFetch(client);
  return async (path, init) => {
    const response = await fetch(site.origin + path, init);
    return `${String(response.status)} ${await response.text()}`;
  };
}

it('unpacks bodies and answers with headers', async () => {
  const ask = await fetching({
    '/': status(200, { 'content-encoding': 'gzip' }, gzipSync('hello')),
    '/none': status(204),
  });
  expect([await ask('/'), await ask('/none')]).toEqual(['200 hello', '204 ']);
});

it('follows redirects as browsers do', async () => {
  const ask = await fetching({
    '/see': redirect('/echo', 303),
    '/same': redirect('/echo', 307),
    '/echo': echo,
    '/loop': redirect('/loop'),
  });
  const post = { method: 'POST', body: 'a=1' };
  expect(await ask('/see', post)).toBe('200 GET ');
  expect(await ask('/same', post)).toBe('200 POST a=1');
  expect(await ask('/loop')).toBe('302 ');
});
