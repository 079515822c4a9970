import { describe, expect, it } from 'vitest';
import { startDemoShop } from '../../src/demo/index.js';
import { serveShop } from './served-fixture.js';

describe('the demo shop', () => {
  it('is open on a free port until it is closed', async () => {
    const shop = await startDemoShop({ size: 20 });
    expect((await fetch(shop.url)).status).toBe(200);
    await shop.close();
    await expect(fetch(shop.url)).rejects.toThrow();
  });

  it('is the same shop for the same seed, and another for another', async () => {
    const [first, same, other] = await Promise.all([serveShop(), serveShop(), serveShop({ seed: 2 })]);
    expect(first.truth()).toEqual(same.truth());
    expect(first.truth()).not.toEqual(other.truth());
    const pages = await Promise.all([first, same].map(async ({ url }) => (await fetch(`${url}/all`)).text()));
    expect(pages[0]).toBe(pages[1]);
  });

  it('tells where each entity stands', async () => {
    const shop = await serveShop({ size: 20, aliases: 'canonical' });
    for (const { entity, aliases = [], name } of shop.truth().slice(0, 4)) {
      for (const path of [entity, ...aliases]) {
        const text = await (await fetch(shop.url + path)).text();
        expect(text).toContain(`<link rel="canonical" href="${shop.url}${entity}"`);
        expect(text).toContain(name);
      }
    }
  });

  it('counts what was asked for', async () => {
    const shop = await serveShop({ size: 20 });
    for (const path of ['/', '/all', '/p/3', '/robots.txt', '/nowhere', '/image/1.svg']) await fetch(shop.url + path);
    expect(shop.requests().total).toBe(6);
    expect(shop.requests().byKind).toMatchObject({ home: 1, list: 1, product: 1, robots: 1, missing: 1, asset: 1 });
    expect(shop.writes()).toBe(0);
  });

  it('counts writes: every post, and every link that acts', async () => {
    const shop = await serveShop({ size: 20, acts: 'get' });
    await fetch(`${shop.url}/login`, { method: 'POST', body: 'email=a' });
    for (const path of ['/cart/add?id=1', '/logout', '/account/orders/10071/delete', '/vote?id=1&value=1']) {
      await fetch(shop.url + path, { redirect: 'manual' });
    }
    await fetch(`${shop.url}/cart`);
    expect(shop.writes()).toBe(5);
  });

  it('serves its truth nowhere', async () => {
    const shop = await serveShop({ size: 20 });
    for (const path of ['/truth', '/truth.json', '/api/truth']) expect((await fetch(shop.url + path)).status).toBe(404);
  });

  it('refuses options that do not exist', async () => {
    await expect(startDemoShop({ theme: 'x' as never })).rejects.toThrow(/"theme" cannot be "x"/);
  });
});
