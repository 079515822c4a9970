import { describe, expect, it } from 'vitest';
import { isMutation, readGraphQuestion } from '../../../src/demo/server/data-requests.js';
import { serveShop } from '../served-fixture.js';

const VARIABLES = { in: '/all', filters: [{ name: 'color', values: ['red', 'blue'] }] };

describe('data requests', () => {
  it('answer the same as JSON, GraphQL and fragments', async () => {
    const shop = await serveShop({ size: 40, attributes: 'few', facets: 'chips', transport: 'graphql' });
    const [byGet, byPost, fragment, document] = await Promise.all([
      fetch(`${shop.url}/api/products?in=/all&color=red`).then((answer) => answer.json()),
      fetch(`${shop.url}/graphql`, {
        method: 'POST',
        body: JSON.stringify({
          query: 'query Products { products { id } }',
          variables: { in: '/all', filters: [{ name: 'color', values: ['red'] }] },
        }),
      }).then((answer) => answer.json()),
      fetch(`${shop.url}/fragment?in=/all&color=red`).then((answer) => answer.text()),
      fetch(`${shop.url}/all?color=red`).then((answer) => answer.text()),
    ]);
    const { items } = byGet as { items: readonly { href: string }[] };
    expect(items.length).toBeGreaterThan(0);
    expect((byPost as { data: { products: unknown } }).data.products).toEqual(byGet);
    for (const { href } of items) {
      expect(fragment).toContain(href);
      expect(document).toContain(href);
    }
    expect(fragment).not.toContain('<body');
    expect(shop.writes()).toBe(0);
  });

  it('are put where the shop puts them, and asked strictly', async () => {
    const shop = await serveShop({ size: 40, attributes: 'few', facets: 'chips', transport: 'put' });
    const put = (asked: unknown) => fetch(`${shop.url}/api/products`, { method: 'PUT', body: JSON.stringify(asked) });
    const byGet = await fetch(`${shop.url}/api/products?in=/all&color=red&color=blue`);
    expect(await (await put(VARIABLES)).json()).toEqual(await byGet.json());
    expect((await put({ in: '/all' })).status).toBe(404);
    expect(shop.writes()).toBe(0);
  });

  it('suggest names, and nothing for nothing', async () => {
    const shop = await serveShop({ size: 40, search: 'autocomplete' });
    const ask = async (typed: string) => (await (await fetch(`${shop.url}/api/suggest?q=${typed}`)).json()) as string[];
    expect((await ask('boots')).length).toBeGreaterThan(0);
    expect(await ask('')).toEqual([]);
  });

  it('leave a plain shop without them', async () => {
    const shop = await serveShop({ size: 20 });
    for (const path of ['/api/products?in=/all', '/fragment?in=/all', '/client/shop.js']) {
      expect((await fetch(shop.url + path)).status).toBe(404);
    }
  });
});

it('reads a GraphQL question strictly', () => {
  const question = (variables: unknown) => JSON.stringify({ query: '{ products { id } }', variables });
  expect([...(readGraphQuestion(question(VARIABLES)) ?? [])]).toEqual([
    ['in', '/all'],
    ['color', 'red'],
    ['color', 'blue'],
  ]);
  for (const wrong of [
    '',
    '[]',
    question(null),
    question({ in: '/all', filters: [1] }),
    question({ in: 1, filters: [] }),
  ]) {
    expect(readGraphQuestion(wrong)).toBeNull();
  }
  expect(isMutation('not json')).toBe(true);
});
