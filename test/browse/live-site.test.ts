import { describe, expect, it } from 'vitest';
import { exchangeFor } from './exchange-fixture.js';
import { liveSiteFor, session } from './live-site-fixture.js';
import { redirect, serve, status } from './local-server.js';

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

  it('remembers pages by canonical address', async () => {
    const server = await serve({ '/list': LIST });
    const { open } = liveSiteFor(server.origin);
    await open(`${server.origin}/list?b=1&a=2`);
    const again = (await session(open(`${server.origin}/list?a=2&b=1`))).observe();
    expect(again.cost).toEqual({ pages: 0, bytes: 0, transport: 'memory' });
    expect(server.asked).toHaveLength(2);
  });

  it('asks once for a page that many want at the same time', async () => {
    const server = await serve({ '/list': LIST });
    const { open } = liveSiteFor(server.origin);
    const sessions = await Promise.all([1, 2, 3].map(() => session(open(`${server.origin}/list`))));
    expect(sessions.map((each) => each.observe().cost.pages)).toEqual([1, 0, 0]);
  });

  it('knows a page again that a redirect led to', async () => {
    const server = await serve({ '/old': redirect('/list'), '/list': LIST });
    const { open } = liveSiteFor(server.origin);
    await open(`${server.origin}/old`);
    const { cost, page, view } = (await session(open(`${server.origin}/list`))).observe();
    expect({ pages: cost.pages, page, url: view.url }).toEqual({
      pages: 0,
      page: `GET ${server.origin}/old`,
      url: `${server.origin}/list`,
    });
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

describe('what a live site cannot have', () => {
  const answers = {
    '/error': status(500),
    '/picture': status(200, { 'content-type': 'image/png' }, Buffer.from([0x89, 0x50])),
    '/broken': 'UNREADABLE',
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
  };

  it.each([
    ['/gone', { kind: 'failed', reason: 'not-found', status: 404 }],
    ['/error', { kind: 'failed', reason: 'server-error', status: 500 }],
    ['/picture', { kind: 'failed', reason: 'not-html' }],
    ['/broken', { kind: 'failed', message: expect.stringContaining('this page is unreadable') as string }],
    ['/secret/1', { kind: 'refused', reason: 'robots' }],
    ['/logout', { kind: 'refused', reason: 'write-guard' }],
  ])('%s is told as a value', async (path, refusal) => {
    const server = await serve(answers);
    expect(await liveSiteFor(server.origin).open(server.origin + path)).toMatchObject(refusal);
  });

  it('another site is out of scope', async () => {
    const server = await serve(answers);
    expect(await liveSiteFor(server.origin).open('http://example.com/')).toMatchObject({
      kind: 'refused',
      reason: 'out-of-scope',
    });
  });

  it('an unreachable host is told as such', async () => {
    const server = await serve({});
    await server.close();
    const opening = await liveSiteFor(server.origin).open(`${server.origin}/`);
    expect(opening).toMatchObject({
      kind: 'failed',
      reason: 'network',
      message: expect.stringContaining('cannot be reached') as string,
    });
  });

  it('is not asked for twice', async () => {
    const server = await serve(answers);
    const { open } = liveSiteFor(server.origin);
    for (let times = 0; times < 3; times += 1) await open(`${server.origin}/gone`);
    expect(server.paths()).toEqual(['/robots.txt', '/gone']);
  });
});

describe('limits of a live site', () => {
  it('hold for pages', async () => {
    const server = await serve({ '*': LIST });
    const { open, site } = liveSiteFor(server.origin, { maxPages: 5, pagesBefore: 3 });
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
    const { open } = liveSiteFor(server.origin, { maxTimeSecs: 10, now: () => now });
    now = 10_000;
    expect(await open(`${server.origin}/1`)).toEqual({ kind: 'stopped', reason: 'max-time' });
  });

  it('end with the signal, in flight too', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/slow': () => {
        stop.abort();
      },
    });
    const { open } = liveSiteFor(server.origin, { signal: stop.signal });
    expect(await open(`${server.origin}/slow`)).toEqual({ kind: 'stopped', reason: 'signal' });
    expect(await open(`${server.origin}/more`)).toEqual({ kind: 'stopped', reason: 'signal' });
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
