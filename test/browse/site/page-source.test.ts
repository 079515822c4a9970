import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../../src/base/errors.js';
import type { BrowserFetcher } from '../../../src/browse/site/page-fetch.js';
import { createPageSource } from '../../../src/browse/site/page-source.js';
import { fetchingFor } from '../fetching-fixture.js';
import { liveSiteFor, session } from '../live-site-fixture.js';
import { serve } from '../local-server.js';
import { opener, viewListing } from '../offering-view.js';
import { browserShowing } from '../tiny-browser.js';

const SHELL = '<div id="app"></div><script></script>';
const LIST = '<ul><li><a href="/a">A</a></ul><script></script>';

function brokenBrowser(): BrowserFetcher {
  return {
    fetch: () => Promise.reject(new EnvironmentError('no-browser', 'There is none.')),
    close: () => Promise.resolve(),
  };
}

describe('where pages come from', () => {
  it('is the browser where HTTP shows no list, from the second page on at once', async () => {
    const server = await serve({ '*': SHELL });
    const browser = browserShowing(LIST);
    const { open, site } = liveSiteFor(server.origin, { browser });
    const first = (await session(open(`${server.origin}/list/1`))).observe();
    const second = (await session(open(`${server.origin}/list/2`))).observe();
    expect([first.cost, second.cost].map(({ pages, transport }) => [pages, transport])).toEqual([
      [2, 'browser'],
      [1, 'browser'],
    ]);
    expect(first.view.list?.cards).toHaveLength(1);
    expect(site.transports()).toEqual({ [`${new URL(server.origin).host}/list/*`]: 'browser' });
    expect(server.paths()).not.toContain('/list/2');
    expect(site.pagesFetched()).toBe(3);
  });

  it('is HTTP where the browser shows no more', async () => {
    const server = await serve({ '*': LIST });
    const browser = browserShowing(LIST);
    const { open } = liveSiteFor(server.origin, { browser });
    for (const at of [1, 2, 3, 4]) await open(`${server.origin}/list/${String(at)}`);
    expect(browser.visited).toHaveLength(2);
    expect((await session(open(`${server.origin}/list/5`))).observe().cost.transport).toBe('http');
  });

  it('is the browser where it lists others than HTTP at the same address', async () => {
    const list = (names: string): string =>
      `<p>9 results</p><ul>${[...names].map((name) => `<li><a href="/item/${name}">${name}</a>`).join('')}</ul><script></script>`;
    const server = await serve({ '*': list('ABC') });
    const { open, site } = liveSiteFor(server.origin, { browser: browserShowing(list('XYZ')) });
    const { view } = (await session(open(`${server.origin}/list?page=4`))).observe();
    expect(view.list?.cards.map(({ name }) => name)).toEqual(['X', 'Y', 'Z']);
    expect(Object.values(site.transports())).toEqual(['browser']);
  });

  it('is the browser alone if the user wants it so, but for what is posted', async () => {
    const server = await serve({ '*': LIST });
    const browser = browserShowing(LIST);
    const { open, site } = liveSiteFor(server.origin, { browser, render: 'browser' });
    await open(`${server.origin}/1`);
    expect(await site.open({ kind: 'request', method: 'POST', url: `${server.origin}/2`, body: 'x' })).toMatchObject({
      kind: 'refused',
    });
    expect(browser.visited).toEqual([`${server.origin}/1`]);
    expect(server.asked).toEqual([]);
  });

  it('is HTTP if there is no browser, with a note', async () => {
    const server = await serve({ '*': SHELL });
    const notes: string[] = [];
    const { open } = liveSiteFor(server.origin, { browser: brokenBrowser(), onNote: (text) => notes.push(text) });
    expect((await open(`${server.origin}/1`)).kind).toBe('session');
    expect((await open(`${server.origin}/2`)).kind).toBe('session');
    expect(notes).toHaveLength(1);
  });

  it('is HTTP where the browser fails, and is not tried for ever', async () => {
    const server = await serve({ '*': SHELL });
    let visits = 0;
    const fetch: BrowserFetcher['fetch'] = () => {
      visits += 1;
      return Promise.resolve({ kind: 'failed', reason: 'timeout', url: '', status: null, message: 'late' });
    };
    const { open } = liveSiteFor(server.origin, { browser: { fetch, close: () => Promise.resolve() } });
    for (const at of [1, 2, 3, 4]) expect((await open(`${server.origin}/list/${String(at)}`)).kind).toBe('session');
    // Twice for what it may show, and once for what may have to be pressed before.
    expect(visits).toBe(3);
  });

  it('is nowhere if the user wants a browser and there is none', async () => {
    const { open } = liveSiteFor('http://127.0.0.1:1/', { browser: brokenBrowser(), render: 'browser' });
    await expect(open('http://127.0.0.1:1/')).rejects.toThrow(EnvironmentError);
  });

  it('is told to whoever counts', async () => {
    const server = await serve({ '*': SHELL });
    const told: unknown[] = [];
    const { open } = liveSiteFor(server.origin, {
      browser: browserShowing(LIST),
      onPage: ({ url, pages, transport }) => told.push([url, pages, transport]),
    });
    await open(`${server.origin}/1`);
    await open(`${server.origin}/1`);
    expect(told).toEqual([[`${server.origin}/1`, 2, 'browser']]);
  });

  it('opens what a page folds away though the page has no script any more', () => {
    const { deps, budget } = fetchingFor('https://site.example/', { browser: browserShowing(LIST) });
    const { isOpened } = createPageSource(deps, budget);
    const path = { kind: 'url', url: 'https://site.example/' } as const;
    const [view, folded] = [viewListing(['A']), viewListing(['A'], { openers: [opener('Brand', null)] })];
    expect([isOpened(path, view), isOpened(path, folded)]).toEqual([false, true]);
  });
});
