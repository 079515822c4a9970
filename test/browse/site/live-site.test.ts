import { describe, expect, it } from 'vitest';
import { createPageCount } from '../../../src/browse/site/page-budget.js';
import { exchangeFor } from '../exchange-fixture.js';
import { liveSiteFor, session } from '../live-site-fixture.js';
import { serve } from '../local-server.js';

const LIST = '<title>List</title><ul><li><a href="/p/1">One</a><li><a href="/p/2">Two</a></ul>';

function listPage(number: number, last: number): string {
  const next = number < last ? `<a href="/list?page=${String(number + 1)}" rel="next">more</a>` : '';
  return `<ul><li><a href="/p/${String(number)}">${String(number)}</a></ul>${next}`;
}

describe('a live site over HTTP', () => {
  it('opens a page and says what it cost', async () => {
    const server = await serve({ '/list': LIST });
    const { open, site } = liveSiteFor(server.origin);
    const { view, cost, page } = (await session(open(`${server.origin}/list#top`))).observe();
    expect(view.list?.cards.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(cost).toEqual({ pages: 1, bytes: Buffer.byteLength(LIST), transport: 'http' });
    expect(page).toBe(`GET ${server.origin}/list`);
    expect(site.pagesFetched()).toBe(1);
  });

  it('goes on to the next page until there is none', async () => {
    const server = await serve({
      '/list': (request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(listPage(Number(/page=(\d)/u.exec(request.url ?? '')?.[1] ?? 1), 3)),
    });
    const visit = await session(liveSiteFor(server.origin).open(`${server.origin}/list`));
    expect((await visit.next())?.kind).toBe('page');
    expect((await visit.next())?.kind).toBe('page');
    expect(await visit.next()).toBeNull();
    expect(visit.observe().view.url).toBe(`${server.origin}/list?page=3`);
  });

  it.each([
    ['that lead back', '<a href="/list" rel="next">1</a><ul><li><a href="/p/9">9</a></ul>'],
    ['that serve the last page for ever', `${LIST}<a href="/list?page=99" rel="next">on</a>`],
  ])('is not caught by pages %s', async (_kind, second) => {
    const server = await serve({
      '/list': `${LIST}<a href="/two" rel="next">2</a>`,
      '/two': second,
      '/list?page=99': LIST,
    });
    const visit = await session(liveSiteFor(server.origin).open(`${server.origin}/list`));
    let turns = 0;
    while ((await visit.next()) !== null) turns += 1;
    expect(turns).toBeLessThan(3);
  });

  it('posts one after the other where only the session knows what was asked', async () => {
    let asked = '';
    const server = await serve({
      '/filter': (request, response) => {
        request.on('data', (chunk: Buffer) => (asked = chunk.toString().slice(2)));
        request.on('end', () => response.writeHead(303, { location: '/list' }).end());
      },
      '/list': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<ul><li><a href="/p/1">${asked}</a></ul>`),
    });
    const exchange = exchangeFor(server.origin, { isWriteAllowed: () => true });
    const { site } = liveSiteFor(server.origin, { exchange });
    const post = async (word: string): Promise<string | undefined> => {
      const url = `${server.origin}/filter`;
      const visit = await session(site.open({ kind: 'request', method: 'POST', url, body: `q=${word}` }));
      return visit.observe().view.list?.cards[0]?.name;
    };
    await post('first');
    expect(await Promise.all(['red', 'blue', 'green'].map(post))).toEqual(['red', 'blue', 'green']);
  });

  it('posts what its guard lets through', async () => {
    const server = await serve({ '/search': LIST });
    const exchange = exchangeFor(server.origin, { isWriteAllowed: () => true });
    const { site, pages } = liveSiteFor(server.origin, { exchange });
    await site.open({ kind: 'request', method: 'post', url: `${server.origin}/search`, body: 'q=x' });
    await site.open({ kind: 'request', method: 'post', url: `${server.origin}/search`, body: 'q=y' });
    expect(server.asked.at(-1)).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(pages.size).toBe(2);
  });
});

describe('limits of a live site', () => {
  it('hold for pages', async () => {
    const server = await serve({ '*': LIST });
    const { open, site } = liveSiteFor(server.origin, { maxPages: 5, count: createPageCount(3) });
    const kinds = await Promise.all(
      ['/1', '/2', '/3', '/4'].map(async (path) => (await open(server.origin + path)).kind),
    );
    expect(kinds.sort()).toEqual(['session', 'session', 'stopped', 'stopped']);
    expect(site.pagesFetched()).toBe(5);
  });

  it('do not count what was refused', async () => {
    const server = await serve({ '*': LIST });
    const { open } = liveSiteFor(server.origin, { maxPages: 1 });
    await open(`${server.origin}/logout`);
    expect((await open(`${server.origin}/1`)).kind).toBe('session');
  });

  it('hold for time', async () => {
    let now = 0;
    const server = await serve({ '*': LIST });
    const { open } = liveSiteFor(server.origin, { until: 10_000, now: () => now });
    now = 10_000;
    expect(await open(`${server.origin}/1`)).toEqual({ kind: 'stopped', reason: 'max-time' });
  });

  it('end with the signal, but what is in flight may finish', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/list': (_request, response) => {
        stop.abort();
        response.writeHead(200, { 'content-type': 'text/html' }).end(LIST);
      },
    });
    const { open } = liveSiteFor(server.origin, { signal: stop.signal });
    expect((await open(`${server.origin}/list`)).kind).toBe('session');
    expect(await open(`${server.origin}/more`)).toEqual({ kind: 'stopped', reason: 'signal' });
  });

  it('end with the signal even where nothing finishes', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/slow': () => {
        stop.abort();
      },
    });
    const { open } = liveSiteFor(server.origin, { signal: stop.signal, graceMillis: 10 });
    expect(await open(`${server.origin}/slow`)).toEqual({ kind: 'stopped', reason: 'signal' });
  });

  it('of include and exclude spare the start', async () => {
    const server = await serve({ '*': LIST });
    const { open } = liveSiteFor(server.origin, { include: ['/list/**'], exclude: ['/print/i'] });
    const kinds = await Promise.all(
      ['/', '/list/1', '/list/Print', '/other'].map(async (path) => (await open(server.origin + path)).kind),
    );
    expect(kinds).toEqual(['session', 'session', 'refused', 'refused']);
  });
});
