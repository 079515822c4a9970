import { describe, expect, it } from 'vitest';
import { serveShop } from '../served-fixture.js';

describe('the handler', () => {
  it('remembers a visitor by cookie', async () => {
    const shop = await serveShop({ size: 20, recentlyViewed: 'on' });
    const first = await fetch(`${shop.url}/p/3`);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const text = await (await fetch(`${shop.url}/about`, { headers: { cookie } })).text();
    expect(text).toContain('Recently viewed');
    expect(await (await fetch(`${shop.url}/about`)).text()).not.toContain('Recently viewed');
  });

  it('remembers a visitor without cookies by an argument in every link', async () => {
    const shop = await serveShop({ size: 20, session: 'url' });
    const text = await (await fetch(`${shop.url}/all`)).text();
    const sessions = new Set([...text.matchAll(/sid=([0-9a-f]{16})/g)].map((match) => match[1]));
    expect(sessions.size).toBe(1);
    const [sid = ''] = [...sessions];
    expect(await (await fetch(`${shop.url}/all?sid=${sid}`)).text()).toBe(text);
    expect(await (await fetch(`${shop.url}/all`)).text()).not.toContain(sid);
  });

  it('does not put sessions into links for visitors with cookies', async () => {
    const shop = await serveShop({ size: 20, session: 'url' });
    const headers = { cookie: 'shop_session=0123456789abcdef' };
    expect(await (await fetch(`${shop.url}/all`, { headers })).text()).not.toContain('sid=');
  });

  it('fails now and then with Retry-After where it is flaky', async () => {
    const shop = await serveShop({ size: 20, flaky: 'on' });
    const statuses: number[] = [];
    for (let page = 1; page <= 40; page++) {
      const answer = await fetch(`${shop.url}/all?page=${page}`);
      statuses.push(answer.status);
      if (answer.status !== 503) continue;
      expect(answer.headers.get('retry-after')).toBe('1');
      expect((await fetch(`${shop.url}/all?page=${page}`)).status).toBe(200);
    }
    expect(statuses).toContain(503);
    expect(shop.requests().byKind.unavailable).toBe(statuses.filter((status) => status === 503).length);
  });

  it('takes facets by post alone where it says so, with the token of the visitor', async () => {
    const shop = await serveShop({ size: 40, attributes: 'few', sending: 'post' });
    const first = await fetch(`${shop.url}/all`);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const whole = await first.text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(whole)?.[1] ?? '';
    const post = (token: string) =>
      fetch(`${shop.url}/all`, { method: 'POST', headers: { cookie }, body: `csrf=${token}&color=red` });
    const expected = shop.truth().filter(({ attributes }) => attributes['Color']?.includes('Red') === true).length;
    expect(await (await post(csrf)).text()).toContain(`${expected} results`);
    expect((await post('other')).status).toBe(403);
    expect(await (await fetch(`${shop.url}/all?color=red`)).text()).toContain('40 results');
    expect(shop.writes()).toBe(0);
  });

  it('tells no state by address where it is kept in the fragment or nowhere', async () => {
    const shop = await serveShop({ size: 40, state: 'nowhere' });
    expect(await (await fetch(`${shop.url}/all?color=red&page=2`)).text()).toContain('Showing 1–24 of 40');
    expect(await (await fetch(`${shop.url}/fragment?in=/all&page=2`)).text()).toContain('Showing 25–40 of 40');
  });

  it('sends a visitor who acts back to the home page', async () => {
    const shop = await serveShop({ size: 20 });
    const answer = await fetch(`${shop.url}/cart/add?id=1`, { method: 'POST', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  it('has no sitemap where it is switched off', async () => {
    const shop = await serveShop({ size: 20, sitemap: 'off' });
    expect((await fetch(`${shop.url}/sitemap.xml`)).status).toBe(404);
    expect(await (await fetch(`${shop.url}/robots.txt`)).text()).not.toContain('Sitemap');
  });
});
