import { describe, expect, it } from 'vitest';
import type { FetchedPage } from '../../../src/browse/site/haul.js';
import { createDirectHaul } from '../../../src/browse/site/direct-haul.js';
import type { BrowserFetcher } from '../../../src/browse/site/page-fetch.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import type { LiveSiteDeps } from '../../../src/browse/site/live-site-deps.js';
import { createWriteGuard, requestKind } from '../../../src/browse/live/write-guard.js';
import { embeddedSaying } from '../embedded-fixture.js';
import { exchangeFor } from '../exchange-fixture.js';
import { fetchingFor, ORDER } from '../fetching-fixture.js';
import { serve } from '../local-server.js';
import { viewListing } from '../offering-view.js';
import { searchForm } from '../search-form.js';
import { tinyView } from '../tiny-reader.js';
import { createTurns } from '../../../src/browse/site/turns.js';
import { browserShowing } from '../tiny-browser.js';

const LIST = '<li><a href="/a">A</a><script></script>';
const SHELL = '<div id="app"></div><script></script>';

describe('a page behind one request', () => {
  it('comes over HTTP, and in a browser where that shows too little', async () => {
    const server = await serve({ '/list': LIST, '/shell/1': SHELL, '/shell/2': SHELL });
    const { deps, transports } = fetchingFor(server.origin, { browser: browserShowing(LIST) });
    const haul = createDirectHaul(deps, transports, createTurns());
    const shell = { kind: 'url', url: `${server.origin}/shell/1` } as const;
    expect(haul.needsBrowser(shell.url)).toBe(false);
    expect(await haul(shell, ORDER)).toMatchObject({ page: { transport: 'browser' }, pages: 2 });
    expect(haul.needsBrowser(`${server.origin}/shell/2`)).toBe(true);
    expect(Object.values(haul.transports())).toEqual(['browser']);
  });

  it('is what scripts put in its place, with the way to a version without them behind all other links', async () => {
    const waiting = '<p>Wait, or see <a href="/plain">this</a></p><script></script>';
    const shown = '<p>Come <a href="https://other.example/">in</a></p><script></script>';
    const server = await serve({ '/': waiting });
    const view = readPage(snapshotFromHtml(shown, { url: `${server.origin}/`, status: 200 }));
    const reading = { browser: browserShowing(shown, { view }), snapshotFromHtml, readPage };
    const { deps, transports } = fetchingFor(server.origin, reading);
    const came = await createDirectHaul(
      deps,
      transports,
      createTurns(),
    )({ kind: 'url', url: `${server.origin}/` }, ORDER);
    const links = came.kind === 'haul' ? came.page.view.links : [];
    expect(came).toMatchObject({ page: { transport: 'browser' }, pages: 2 });
    expect(links.map(({ url, area }) => [url, area])).toEqual([
      ['https://other.example/', 'content'],
      [`${server.origin}/plain`, 'footer'],
    ]);
  });

  it('is asked in a browser at once where that listed others than came over HTTP', () => {
    const { deps, transports } = fetchingFor('https://site.example', { browser: browserShowing(LIST) });
    const haul = createDirectHaul(deps, transports, createTurns());
    const path = { kind: 'url', url: 'https://site.example/list?page=2' } as const;
    const page = (...names: string[]): FetchedPage => ({
      kind: 'page',
      view: viewListing(names),
      transport: 'http',
      bytes: 1,
      at: '',
    });
    expect([haul.noteOther(path, page('A'), page('A')), haul.needsBrowser(path.url)]).toEqual([false, false]);
    expect([haul.noteOther(path, page('A'), page('B')), haul.needsBrowser(path.url)]).toEqual([true, true]);
  });

  it('is drawn by a browser where its list has blank places, until what they name is known', async () => {
    const place = (name: number): string =>
      `<li data-lamp="${String(name)}"><a href="/lamp/${String(name)}"><h3>Lamp ${String(name)}</h3></a></li>`;
    const html = (names: readonly number[], drawn: number): string =>
      `<ul>${names.map((name, at) => (at < drawn ? place(name) : `<li data-lamp="${String(name)}"></li>`)).join('')}</ul><script src="/app.js"></script>`;
    const orders = { '/one': [11, 12, 13, 14, 15], '/two': [15, 14, 13, 12, 11], '/three': [12, 11, 15, 14, 13] };
    const pages = Object.entries(orders).map(([path, names]) => [path, html(names, 3)]);
    const server = await serve(Object.fromEntries(pages) as Record<string, string>);
    const transportsUsed: (string | null)[] = [];
    const browser: BrowserFetcher = {
      fetch({ path }) {
        const url = path.kind === 'url' ? path.url : '';
        const names = Object.entries(orders).find(([end]) => url.endsWith(end))?.[1] ?? [];
        const snapshot = snapshotFromHtml(html(names, names.length), { url, status: 200 });
        const view = readPage(snapshot, null, path);
        return Promise.resolve({ kind: 'page', snapshot, view, bytes: 1, at: '', pages: 1, sights: [] });
      },
      close: () => Promise.resolve(),
    };
    const { deps, transports } = fetchingFor(server.origin, { browser, snapshotFromHtml, readPage });
    const haul = createDirectHaul(deps, transports, createTurns());
    for (const [path, names] of Object.entries(orders)) {
      const came = await haul({ kind: 'url', url: server.origin + path }, ORDER);
      const cards = came.kind === 'haul' ? came.page.view.list?.cards : [];
      transportsUsed.push(came.kind === 'haul' ? came.page.transport : null);
      expect(cards?.map(({ name }) => name)).toEqual(names.map((name) => `Lamp ${String(name)}`));
    }
    expect(transportsUsed).toEqual(['browser', 'browser', 'http']);
  });

  it.each<[string, boolean, boolean, readonly unknown[], number]>([
    ['is believed', false, true, ['Whole', 'http', 1], 0],
    ['is compared with the browser', true, true, ['Whole', 'http', 2], 1],
    ['is what the browser shows where that says otherwise', true, false, ['A', 'browser', 2], 1],
  ])('%s where data in the document tell its list', async (...[, wantsCheck, agree, came, judged]) => {
    const server = await serve({ '/list': SHELL });
    const completion = { view: viewListing(['Whole']), rules: ['rule'], wantsCheck };
    const embedded = embeddedSaying(completion, { agree });
    const { deps, transports } = fetchingFor(server.origin, { browser: browserShowing(LIST), embedded });
    const hauled = await createDirectHaul(
      deps,
      transports,
      createTurns(),
    )({ kind: 'url', url: `${server.origin}/list` }, ORDER);
    const { page, pages } = hauled.kind === 'haul' ? hauled : { page: null, pages: 0 };
    expect([page?.view.list?.cards[0]?.name, page?.transport, pages]).toEqual(came);
    expect(embedded.judged).toHaveLength(judged);
  });

  it('is asked over HTTP again where documents of its kind tell their lists, and in the browser if this one does not', async () => {
    const server = await serve({ '/shell/1': SHELL, '/shell/2': SHELL });
    const embedded = embeddedSaying(null, { completes: true });
    const changes = { browser: browserShowing(LIST), embedded, transports: {} };
    const { deps, transports } = fetchingFor(server.origin, changes);
    const haul = createDirectHaul(deps, transports, createTurns());
    for (const name of ['1', '2']) {
      const url = `${server.origin}/shell/${name}`;
      expect(haul.needsBrowser(url)).toBe(false);
      expect(await haul({ kind: 'url', url }, ORDER)).toMatchObject({ page: { transport: 'browser' }, pages: 2 });
    }
    expect(embedded.learnt).toEqual([SHELL, SHELL]);
    const always = createDirectHaul({ ...deps, render: 'browser' }, transports, createTurns());
    expect(always.needsBrowser(`${server.origin}/shell/1`)).toBe(true);
    expect(haul.needsBrowser(`${server.origin}/shell/1#/brand=acme`)).toBe(true);
  });

  it('is asked of the browser at once where its state is behind the hash', async () => {
    const browser = browserShowing(LIST);
    const { deps, transports } = fetchingFor('http://127.0.0.1:1', { browser });
    const url = 'http://127.0.0.1:1/#/brand=acme';
    expect(await createDirectHaul(deps, transports, createTurns())({ kind: 'url', url }, ORDER)).toMatchObject({
      kind: 'haul',
      pages: 1,
    });
    expect(browser.visited).toEqual([url]);
  });

  it.each([
    ['lists', LIST, true],
    ['thanks', '<p>Thank you.</p>', false],
  ])('that is a form is judged by its answer: one that %s', async (_what, html, isApproved) => {
    const server = await serve({ '/form': html });
    const guard = createWriteGuard([server.origin]);
    const exchange = exchangeFor(server.origin, { isWriteAllowed: guard.isAllowed });
    const { deps, transports } = fetchingFor(server.origin, { exchange, guard });
    const haul = createDirectHaul(deps, transports, createTurns());
    const path = { kind: 'request', method: 'POST', url: `${server.origin}/form`, body: 'q=x' } as const;
    expect((await haul(path, ORDER)).kind).toBe('haul');
    expect(guard.isApproved(requestKind(path))).toBe(isApproved);
    expect((await haul(path, ORDER)).kind).toBe(isApproved ? 'haul' : 'refused');
    expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(isApproved ? 2 : 1);
  });

  it('that is a form may be sent again after an answer that found nothing', async () => {
    const server = await serve({ '/form': '<p>Nothing found.</p>' });
    const guard = createWriteGuard([server.origin]);
    const exchange = exchangeFor(server.origin, { isWriteAllowed: guard.isAllowed });
    const readPage: LiveSiteDeps['readPage'] = (snapshot) => ({
      ...tinyView(snapshot),
      forms: [searchForm(`${server.origin}/form`, 'x')],
    });
    const { deps, transports } = fetchingFor(server.origin, { exchange, guard, readPage });
    const haul = createDirectHaul(deps, transports, createTurns());
    const ask = async (body: string): Promise<string> =>
      (await haul({ kind: 'request', method: 'POST', url: `${server.origin}/form`, body }, ORDER)).kind;
    expect([await ask('q=x'), await ask('q=x'), await ask('q=y')]).toEqual(['haul', 'haul', 'haul']);
    // The last answer did not repeat what was asked.
    expect(await ask('q=x')).toBe('refused');
  });
});
