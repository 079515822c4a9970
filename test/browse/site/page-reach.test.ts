import { describe, expect, it } from 'vitest';
import type { BrowserFetcher, ReadPage } from '../../../src/browse/site/page-fetch.js';
import { shortcutsSaying } from '../fetching-fixture.js';
import { liveSiteFor, session } from '../live-site-fixture.js';
import { redirect, serve } from '../local-server.js';
import { browserShowing } from '../tiny-browser.js';
import { tinySnapshot, tinyView } from '../tiny-reader.js';

const LIST = '<title>List</title><ul><li><a href="/p/1">One</a><li><a href="/p/2">Two</a></ul>';

const SCRIPTED = `${LIST}<script></script>`;

const GONE = { kind: 'failed', reason: 'not-found', url: '', status: null, message: 'It is gone.' } as const;

/** Reads pages, those below /told as data would tell them. */
function telling(isTold: () => boolean): ReadPage {
  return (snapshot) => ({ ...tinyView(snapshot), ...(snapshot.url.endsWith('/told') && isTold() && { told: true }) });
}

describe('reaching pages', () => {
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

  it('does not let one who only remembers spoil it for others', async () => {
    const server = await serve({ '/list': LIST });
    const { site } = liveSiteFor(server.origin);
    const path = { kind: 'url', url: `${server.origin}/list` } as const;
    const [remembered, fetched] = await Promise.all([site.open(path, { remembered: true }), site.open(path)]);
    expect([remembered.kind, fetched.kind]).toEqual(['failed', 'session']);
  });

  it('reads a page without a list again once it is known what lists of the site are like', async () => {
    const one = '<title>One</title><p>1. One</p>';
    const server = await serve({ '/one': one, '/none': '<title>None</title>' });
    const like = { place: 'main|', linkPattern: '' };
    const readPage: ReadPage = (snapshot, hint) =>
      tinyView(tinySnapshot(hint !== null && snapshot.url.endsWith('/one') ? LIST : one, { ...snapshot, status: 200 }));
    const { site } = liveSiteFor(server.origin, { readPage });
    const cardsOf = async (at: string, options = {}): Promise<number> => {
      const opened = session(site.open({ kind: 'url', url: `${server.origin}${at}` }, options));
      return (await opened).observe().view.list?.cards.length ?? 0;
    };
    const found: number[] = [];
    for (const at of ['/one', '/none'])
      for (const options of [{}, { like }, { like }, {}]) found.push(await cardsOf(at, options));
    expect(found).toEqual([0, 2, 2, 0, 0, 0, 0, 0]);
    expect(server.paths().filter((path) => path !== '/robots.txt')).toEqual(['/one', '/one', '/none', '/none']);
  });

  it('opens a page for its controls once, but not where data told them or no script works them', async () => {
    const server = await serve({ '/still': LIST, '/moving': SCRIPTED, '/told': SCRIPTED });
    const browser = browserShowing(SCRIPTED);
    const { site } = liveSiteFor(server.origin, { browser, readPage: telling(() => true) });
    for (const at of ['/still', '/moving', '/told', '/moving']) {
      const path = { kind: 'url', url: `${server.origin}${at}` } as const;
      await site.open(path);
      await site.open(path, { controls: true });
    }
    expect(browser.orders.filter(({ controls }) => controls)).toHaveLength(1);
    expect(server.paths().filter((path) => path !== '/robots.txt')).toEqual(['/still', '/moving', '/told']);
  });

  it('opens a page of which only some was opened once more for the whole, and not the other way round', async () => {
    const server = await serve({ '/one': SCRIPTED, '/other': SCRIPTED });
    const browser = browserShowing(SCRIPTED);
    const { site } = liveSiteFor(server.origin, { browser });
    const [some, all] = [{ controls: true, furtherIn: 'Wood' }, { controls: true }];
    const asked = { '/one': [some, some, all, all], '/other': [all, some] };
    for (const [at, looks] of Object.entries(asked))
      for (const options of looks) await site.open({ kind: 'url', url: `${server.origin}${at}` }, options);
    const opened = browser.orders.filter(({ controls }) => controls);
    expect(opened.map(({ furtherIn }) => furtherIn)).toEqual(['Wood', undefined, undefined]);
  });

  it('takes a page without a list, much as it tells, as the browser shows it once that lists something, and those like it', async () => {
    const empty = `<title>List</title><p>${'All about our things. '.repeat(40)}</p><script></script>`;
    const server = await serve({ '/list': empty });
    const browser = browserShowing(SCRIPTED);
    const { site } = liveSiteFor(server.origin, { browser });
    const cardsOf = async (query: string, controls = false): Promise<number> => {
      const path = { kind: 'url', url: `${server.origin}/list?${query}` } as const;
      return (await session(site.open(path, { controls }))).observe().view.list?.cards.length ?? 0;
    };
    expect([await cardsOf('page=1'), await cardsOf('page=1', true), await cardsOf('page=1')]).toEqual([0, 2, 2]);
    expect(browser.orders).toHaveLength(1);
    expect(await cardsOf('page=2')).toBe(2);
    expect(server.paths().filter((path) => path !== '/robots.txt')).toEqual(['/list?page=1']);
  });

  it('keeps a page that cannot be opened as it came', async () => {
    const server = await serve({ '/moving': SCRIPTED });
    const tiny = browserShowing(SCRIPTED);
    const browser: BrowserFetcher = {
      ...tiny,
      fetch: (order) => (order.controls ? (tiny.orders.push(order), Promise.resolve(GONE)) : tiny.fetch(order)),
    };
    const { site } = liveSiteFor(server.origin, { browser });
    const path = { kind: 'url', url: `${server.origin}/moving` } as const;
    await site.open(path);
    for (let time = 0; time < 2; time += 1)
      expect((await session(site.open(path, { controls: true }))).observe().view.list?.cards).toHaveLength(2);
    expect(tiny.orders.filter(({ controls }) => controls)).toHaveLength(1);
    expect(server.paths().filter((asked) => asked === '/moving')).toHaveLength(1);
  });

  it('asks once more for data where a page of its kind was seen since', async () => {
    const server = await serve({ '/told': SCRIPTED });
    const browser = browserShowing(SCRIPTED);
    let isSeen = false;
    const shortcuts = { ...shortcutsSaying(null), tellsAll: () => isSeen };
    const { site } = liveSiteFor(server.origin, { browser, shortcuts, readPage: telling(() => isSeen) });
    const path = { kind: 'url', url: `${server.origin}/told` } as const;
    await site.open(path);
    isSeen = true;
    const told = (await session(site.open(path, { controls: true }))).observe();
    expect(told.view.told).toBe(true);
    expect(browser.orders.filter(({ controls }) => controls)).toEqual([]);
  });

  it('cannot do actions without a browser, and says so', async () => {
    const { site } = liveSiteFor('http://127.0.0.1:1/');
    expect(
      await site.open({ kind: 'actions', from: { kind: 'url', url: 'http://127.0.0.1:1/' }, steps: [] }),
    ).toMatchObject({ kind: 'failed', message: expect.stringContaining('no browser') as string });
  });
});
