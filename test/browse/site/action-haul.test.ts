import { describe, expect, it } from 'vitest';
import { createActionHaul } from '../../../src/browse/site/action-haul.js';
import type { Hauled } from '../../../src/browse/site/haul.js';
import type { LiveSiteDeps } from '../../../src/browse/site/live-site-deps.js';
import type { ActionsPath } from '../../../src/model/access-path.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import type { Shortcut } from '../../../src/model/shortcut.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import { embeddedSaying } from '../embedded-fixture.js';
import { fetchingFor, ORDER, shortcutsSaying } from '../fetching-fixture.js';
import { serve, status, type LocalServer } from '../local-server.js';
import { viewListing } from '../offering-view.js';
import { browserShowing } from '../tiny-browser.js';

const LIVE = '<li><a href="/live">Live</a>';
const GONE = { kind: 'failed', reason: 'not-found', url: '', status: null, message: 'Gone.' } as const;
const CHEAP = '<li><a href="/cheap">Cheap</a>';

function ticking(origin: string, steps = 1): ActionsPath {
  const step = {
    do: 'check',
    role: 'checkbox',
    name: 'Acme',
    group: 'Brand',
    ordinal: 0,
    value: null,
    times: steps,
  } as const;
  return { kind: 'actions', from: { kind: 'url', url: `${origin}/` }, steps: [step] };
}

function at(server: LocalServer, kind: Shortcut['kind'], path: string): Omit<Shortcut, 'path'> {
  return { kind, request: { kind: 'url', url: server.origin + path }, headers: { 'x-key': 'k' }, rules: ['rule'] };
}

async function haul(server: LocalServer, changes: Partial<LiveSiteDeps>, steps = 1): Promise<Hauled> {
  const { deps, transports } = fetchingFor(server.origin, { browser: browserShowing(LIVE), ...changes });
  return createActionHaul(deps, transports)(ticking(server.origin, steps), ORDER);
}

/** What came, and what it cost. */
function brief(hauled: Hauled): readonly unknown[] {
  if (hauled.kind !== 'haul') return [hauled.kind];
  return [hauled.page.view.list?.cards[0]?.name, hauled.page.transport, hauled.pages];
}

async function site(): Promise<LocalServer> {
  return serve({
    '/document': CHEAP,
    '/api': status(200, { 'content-type': 'application/json' }, '[]'),
    '/blocked': status(403),
  });
}

describe('a page behind actions', () => {
  it('is asked of the browser where no shortcut leads', async () => {
    expect(brief(await haul(await site(), { shortcuts: shortcutsSaying(null) }))).toEqual(['Live', 'browser', 1]);
    expect(brief(await haul(await site(), { shortcuts: null }))).toEqual(['Live', 'browser', 1]);
  });

  it('is not to be had without either', async () => {
    expect(await haul(await site(), { browser: null })).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('no browser') as string,
    });
  });

  it('is asked of the browser where the rest of a list over HTTP is a single card, or only scripts draw it', async () => {
    const shell = '<title>Shop</title><div id=root></div><script src=/app.js></script>';
    const server = await serve({ '/more': '<p><a href="/last">Last</a></p>', '/end': '<p>No more</p>', '/app': shell });
    const paged = async (path: string): Promise<string | undefined> => {
      const shortcuts = shortcutsSaying(at(server, 'document', path));
      const { deps, transports } = fetchingFor(server.origin, {
        browser: browserShowing(LIVE),
        shortcuts,
        snapshotFromHtml,
        readPage,
      });
      const { from, steps } = ticking(server.origin);
      const onward = steps.map((step) => ({ ...step, do: 'click' as const, group: PAGINATION_GROUP }));
      const hauled = await createActionHaul(deps, transports)({ kind: 'actions', from, steps: onward }, ORDER);
      return hauled.kind === 'haul' ? hauled.page.transport : undefined;
    };
    expect([await paged('/more'), await paged('/app'), await paged('/end')]).toEqual(['browser', 'browser', 'http']);
  });

  it('is the end of a list where data says so, though the page around it has scripts', async () => {
    const server = await site();
    const shortcuts = shortcutsSaying(at(server, 'data', '/api'), {
      view: viewListing([], { list: null, scripts: 3 }),
    });
    const { deps, transports } = fetchingFor(server.origin, { browser: browserShowing(LIVE), shortcuts });
    const { from, steps } = ticking(server.origin);
    const onward = steps.map((step) => ({ ...step, do: 'click' as const, group: PAGINATION_GROUP }));
    const hauled = await createActionHaul(deps, transports)({ kind: 'actions', from, steps: onward }, ORDER);
    expect(brief(hauled)).toEqual([undefined, 'http', 1]);
  });

  it('comes over HTTP where a shortcut leads to a document, with its headers', async () => {
    const server = await site();
    expect(brief(await haul(server, { shortcuts: shortcutsSaying(at(server, 'document', '/document')) }))).toEqual([
      'Cheap',
      'http',
      1,
    ]);
    expect(server.asked.find(({ path }) => path === '/document')?.headers['x-key']).toBe('k');
  });

  it('is loaded in a browser where the document of a shortcut has blank places in its list', async () => {
    const cards = [1, 2, 3].map((at) => `<li><a href="/lamp/${String(at)}"><h3>Lamp ${String(at)}</h3></a></li>`);
    const server = await serve({
      '/blank': `<ul>${cards.join('')}<li></li><li></li></ul>`,
      '/full': `<ul>${cards.join('')}</ul>`,
    });
    const reading = { snapshotFromHtml, readPage };
    const came = async (path: string): Promise<readonly unknown[]> =>
      brief(await haul(server, { ...reading, shortcuts: shortcutsSaying(at(server, 'document', path)) }));
    expect(await came('/blank')).toEqual(['Live', 'browser', 2]);
    expect(await came('/full')).toEqual(['Lamp 1', 'http', 1]);
  });

  it.each<[string, boolean, boolean, readonly unknown[]]>([
    ['as data in it tell its list', false, true, ['Whole', 'http', 1]],
    ['beside the browser at first', true, true, ['Whole', 'http', 2]],
    ['as the browser shows it where that says otherwise', true, false, ['Live', 'browser', 2]],
  ])('is the document of a shortcut %s', async (...[, wantsCheck, agree, came]) => {
    const server = await site();
    const embedded = embeddedSaying({ view: viewListing(['Whole']), rules: ['rule'], wantsCheck }, { agree });
    const shortcuts = shortcutsSaying(at(server, 'document', '/document'));
    expect(brief(await haul(server, { shortcuts, embedded }))).toEqual(came);
  });

  it('comes as data where a shortcut understands it', async () => {
    const server = await site();
    const told = at(server, 'data', '/api');
    const understood = shortcutsSaying(told, { view: viewListing(['Read']) });
    expect(brief(await haul(server, { shortcuts: understood }))).toEqual(['Read', 'http', 1]);
    expect(server.asked.at(-1)?.headers['x-key']).toBe('k');
    expect(brief(await haul(server, { shortcuts: shortcutsSaying(told) }))).toEqual(['Live', 'browser', 1]);
  });

  it.each([
    [true, ['Cheap', 'http', 2]],
    [false, ['Live', 'browser', 2]],
  ])('is compared with the live page now and then; agreed: %s', async (agree, came) => {
    const server = await site();
    const shortcuts = shortcutsSaying(at(server, 'document', '/document'), { check: true, agree });
    expect(brief(await haul(server, { shortcuts }))).toEqual(came);
    expect(shortcuts.judged).toEqual([[['Cheap'], ['Live']]]);
  });

  it('is looked at live where it lists nothing though it was offered, which says nothing of other values', async () => {
    const server = await site();
    const told = at(server, 'data', '/api');
    const asked = async (promised: number): Promise<readonly unknown[]> => {
      const shortcuts = shortcutsSaying(told, { view: viewListing([], { list: null }) });
      const { deps, transports } = fetchingFor(server.origin, { browser: browserShowing(LIVE), shortcuts });
      const came = brief(await createActionHaul(deps, transports)(ticking(server.origin), { ...ORDER, promised }));
      return [came, shortcuts.judged];
    };
    expect(await asked(0)).toEqual([['Live', 'browser', 2], []]);
    expect(await asked(3)).toEqual([['Live', 'browser', 2], []]);
  });

  it('is not compared where that takes many steps, nor without a browser', async () => {
    const server = await site();
    const shortcuts = shortcutsSaying(at(server, 'document', '/document'), { check: true });
    await haul(server, { shortcuts }, 40);
    await haul(server, { shortcuts, browser: null });
    expect(shortcuts.judged).toEqual([]);
  });

  it.each([
    ['was right before', null, ['Cheap', 'http', 1]],
    ['is a guess', 'ticking', ['failed']],
  ])('is what a shortcut says without a live page to compare it with, if that %s', async (...[, lesson, came]) => {
    const server = await site();
    const shortcuts = shortcutsSaying(at(server, 'document', '/document'), { check: true, lesson });
    const browser = { ...browserShowing(LIVE), fetch: () => Promise.resolve(GONE) };
    expect(brief(await haul(server, { shortcuts, browser }))).toEqual(came);
  });

  it('counts against a shortcut that leads nowhere', async () => {
    const server = await site();
    const shortcuts = shortcutsSaying(at(server, 'document', '/gone'));
    expect(brief(await haul(server, { shortcuts }))).toEqual(['Live', 'browser', 1]);
    expect(shortcuts.judged).toEqual([[null, ['Live']]]);
  });

  it('says nothing of a shortcut where what that leads to may not be asked', async () => {
    const server = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /document', '/document': CHEAP });
    const shortcuts = shortcutsSaying(at(server, 'document', '/document'));
    expect(brief(await haul(server, { shortcuts }))).toEqual(['Live', 'browser', 1]);
    expect(shortcuts.judged).toEqual([]);
  });

  it('is all in the browser if the user wants it so', async () => {
    const server = await site();
    for (const kind of ['document', 'data'] as const)
      expect(
        brief(await haul(server, { render: 'browser', shortcuts: shortcutsSaying(at(server, kind, '/document')) })),
      ).toEqual(['Live', 'browser', 1]);
    expect(server.asked).toEqual([]);
  });

  it('ends where the crawl ends', async () => {
    const server = await site();
    const shortcuts = shortcutsSaying(at(server, 'document', '/document'));
    expect(brief(await haul(server, { shortcuts, maxPages: 0 }))).toEqual(['stopped']);
    expect(brief(await haul(server, { shortcuts: shortcutsSaying(at(server, 'data', '/api')), maxPages: 0 }))).toEqual([
      'stopped',
    ]);
  });
});
