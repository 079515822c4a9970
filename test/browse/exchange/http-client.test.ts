import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../src/browse/exchange/address-guard.js';
import { startGuardProxy } from '../../../src/browse/wire/guard-proxy.js';
import { createHttpClient, PrivateAddressError } from '../../../src/browse/exchange/http-client.js';
import { closeAfterwards, serve, status } from '../local-server.js';

function client(mayConnect = true) {
  const created = createHttpClient({ mayConnect: () => mayConnect, proxy: null });
  closeAfterwards(() => created.close());
  return created;
}

describe('the HTTP client for Crawlee', () => {
  it('sends the headers it is given and no others', async () => {
    const site = await serve({ '/': 'hello' });
    await client().sendRequest({ url: `${site.origin}/`, headers: { 'x-mine': '1' } });
    expect(site.asked[0]?.rawHeaders).toEqual([
      'host',
      new URL(site.origin).host,
      'connection',
      'keep-alive',
      'x-mine',
      '1',
    ]);
  });

  it('reads bodies as text, bytes or JSON', async () => {
    const site = await serve({ '/': status(200, {}, '{"a":1}') });
    const url = `${site.origin}/`;
    expect((await client().sendRequest({ url })).body).toBe('{"a":1}');
    expect((await client().sendRequest({ url, responseType: 'json' })).body).toEqual({ a: 1 });
    expect((await client().sendRequest({ url, responseType: 'buffer' })).body).toEqual(Buffer.from('{"a":1}'));
  });

  it('posts bodies, and follows no redirects', async () => {
    const site = await serve({ '/': status(302, { location: '/x' }) });
    const response = await client().sendRequest({ url: `${site.origin}/`, method: 'POST', body: 'q=1' });
    expect(response.statusCode).toBe(302);
    expect(site.asked.map(({ method, headers }) => [method, headers['content-length']])).toEqual([['POST', '3']]);
  });

  it('does not connect where a name leads inside', async () => {
    const site = await serve({ '/': 'hello' });
    const { port } = new URL(site.origin);
    await expect(client(false).sendRequest({ url: `http://localhost:${port}/` })).rejects.toThrow(PrivateAddressError);
    expect(site.asked).toEqual([]);
  });

  it('goes through a proxy', async () => {
    const site = await serve({ '/': 'hello' });
    const proxy = await startGuardProxy(createAddressGuard([site.origin]));
    const through = createHttpClient({ mayConnect: () => false, proxy: proxy.url });
    closeAfterwards(async () => {
      await through.close();
      await proxy.close();
    });
    expect((await through.sendRequest({ url: `${site.origin}/` })).body).toBe('hello');
  });
});
