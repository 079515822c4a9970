import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../../src/base/errors.js';
import type { BrowserFetcher } from '../../../src/browse/site/page-fetch.js';
import { fetchingFor, ORDER, shortcutsSaying } from '../fetching-fixture.js';
import { serve } from '../local-server.js';
import { browserShowing } from '../tiny-browser.js';
import { viewListing } from '../offering-view.js';

const LIST = '<li><a href="/a">A</a>';

function brokenBrowser(): BrowserFetcher {
  return {
    fetch: () => Promise.reject(new EnvironmentError('no-browser', 'There is none.')),
    close: () => Promise.resolve(),
  };
}

describe('a transport', () => {
  it('pays for each page', async () => {
    const server = await serve({ '*': LIST });
    const { transports, budget } = fetchingFor(server.origin, { maxPages: 2 });
    const path = { kind: 'url', url: `${server.origin}/` } as const;
    expect(await transports.overHttp(path, ORDER)).toMatchObject({ kind: 'page', transport: 'http' });
    expect(await transports.overHttp({ kind: 'url', url: `${server.origin}/logout` }, ORDER)).toMatchObject({
      kind: 'refused',
    });
    await transports.overHttp(path, ORDER);
    expect(await transports.overHttp(path, ORDER)).toEqual({ kind: 'stopped', reason: 'max-pages' });
    expect(await transports.paying(() => Promise.resolve('sent'))).toMatchObject({ kind: 'stopped' });
    expect(budget.spent()).toBe(2);
  });

  it('pays for the steps of a browser, too, from which shortcuts are learnt', async () => {
    const path = { kind: 'url', url: 'https://site.example/' } as const;
    const sight = { path, view: viewListing(['A']), exchanges: [] };
    const browser = browserShowing(LIST, { pages: 3, sights: [{ after: sight, before: null }] });
    const shortcuts = shortcutsSaying(null);
    const { transports, budget } = fetchingFor('https://site.example/', { browser, shortcuts });
    expect(await transports.inBrowser(path, ORDER)).toMatchObject({ kind: 'page', transport: 'browser', pages: 3 });
    expect(budget.spent()).toBe(3);
    expect(shortcuts.learnt).toEqual([sight]);
  });

  it('opens what is folded if it is told so', async () => {
    const browser = browserShowing(LIST);
    const { transports } = fetchingFor('https://site.example/', { browser });
    const path = { kind: 'url', url: 'https://site.example/' } as const;
    await transports.inBrowser(path, ORDER);
    await transports.inBrowser(path, { ...ORDER, controls: true });
    expect(browser.orders.map(({ controls }) => controls)).toEqual([false, true]);
  });

  it('is HTTP alone once the browser has failed, with one note', async () => {
    const notes: string[] = [];
    const deps = { browser: brokenBrowser(), onNote: (text: string) => notes.push(text) };
    const { transports } = fetchingFor('https://site.example/', deps);
    expect(transports.hasBrowser()).toBe(true);
    const path = { kind: 'url', url: 'https://site.example/' } as const;
    for (let times = 0; times < 2; times += 1) expect(await transports.inBrowser(path, ORDER)).toBeNull();
    expect(transports.hasBrowser()).toBe(false);
    expect(notes).toHaveLength(1);
    const wanted = fetchingFor('https://site.example/', { browser: brokenBrowser(), render: 'browser' });
    await expect(wanted.transports.inBrowser(path, ORDER)).rejects.toThrow(EnvironmentError);
  });
});
