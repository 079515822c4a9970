import { describe, expect, it } from 'vitest';
import { createPressedSite } from '../../src/explore/pressed-cards.js';
import type { PageView } from '../../src/model/page.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { listPage, pageView, SITE } from './page-views.js';

/** Names and what stands below them on their cards. */
type Told = readonly (readonly [name: string, ...texts: string[]])[];

const CODED: Told = [
  ['Boot', 'HT-1204', 'Shoes'],
  ['Clog', 'HT-17', 'Shoes'],
  ['Tote', 'HT-300', 'Bags'],
  ['Belt', 'X-9', 'Other'],
];

function unlinked(told: Told, given: Partial<PageView> = {}): PageView {
  const page = listPage(
    told.map(([name]) => name),
    { source: 'browser', declaredCount: 9, ...given },
  );
  const cards = page.list!.cards.map((card, at) => ({ ...card, url: null, texts: told[at]! }));
  return { ...page, list: { ...page.list!, place: 'table', linkPattern: '', cards } };
}

/** The addresses of a list's cards, and what was opened. */
async function addresses(pages: Parameters<typeof fixtureSite>[0], paths = ['/list']) {
  const inner = fixtureSite(pages);
  // A press leads to another address than the path by which it is asked.
  const site = createPressedSite(
    exploreContext(
      {
        async open(path, options) {
          const opening = await inner.open(path, options);
          if (opening.kind !== 'session') return opening;
          const observation = opening.session.observe();
          const led = observation.view.canonicalUrl;
          const shown = led === null ? observation : { ...observation, view: { ...observation.view, url: led } };
          return { kind: 'session', session: { ...opening.session, observe: () => shown } };
        },
      },
      {},
    ).context,
  );
  const urls: (string | null | undefined)[][] = [];
  for (const path of paths) {
    const opening = await site.open(to(path));
    if (opening.kind !== 'session') throw new Error(opening.kind);
    const { view } = opening.session.observe();
    urls.push(view.list!.cards.map(({ url }) => url?.replace(SITE, '') ?? null));
  }
  return { urls, opened: inner.opened };
}

const led = (place: string): PageView => pageView({ canonicalUrl: `${SITE}${place}` });

describe('cards without links', () => {
  it('have the addresses that two of them lead to when pressed, made of what each shows', async () => {
    const { urls } = await addresses({
      '/list': unlinked(CODED),
      '/list > Boot': led('/#/p/HT-1204'),
      '/list > Clog': led('/#/p/HT-17'),
    });
    expect(urls).toEqual([['/#/p/HT-1204', '/#/p/HT-17', '/#/p/HT-300', '/#/p/X-9']]);
  });

  it('have one though a card shows half a character', async () => {
    const { urls } = await addresses({
      '/list': unlinked([...CODED.slice(0, 3), ['Belt', '\ud83d-9', 'Other']], {}),
      '/list > Boot': led('/p/HT-1204'),
      '/list > Clog': led('/p/HT-17'),
    });
    expect(urls[0]?.slice(0, 3)).toEqual(['/p/HT-1204', '/p/HT-17', '/p/HT-300']);
  });

  const IDS = ['383', '56', '7', '904'];

  /** A list whose cards show names alone, made of data of a source. */
  function recorded(source: string, ids: readonly string[], names = CODED.map(([name]) => name)): PageView {
    const page = unlinked(names.map((name) => [name, 'Shoes']));
    const cards = page.list!.cards.map((card, at) => ({ ...card, codes: { '/id': ids[at]!, '/at': '7' } }));
    return { ...page, list: { ...page.list!, cards, source } };
  }

  it('have the addresses that the identifiers of their data make, which they do not show', async () => {
    const { urls } = await addresses({
      '/list': recorded('/api/records', IDS),
      '/list > Boot': led('/records/383/show'),
      '/list > Clog': led('/records/56/show'),
    });
    expect(urls[0]).toEqual(IDS.map((id) => `/records/${id}/show`));
  });

  it('have those of their own kind where lists of two kinds of data stand at one place', async () => {
    const { urls } = await addresses(
      {
        '/list': recorded('/api/records', IDS),
        '/list > Boot': led('/records/383/show'),
        '/list > Clog': led('/records/56/show'),
        '/artists': recorded('/api/artists', ['1', '2', '3', '4'], ['Ann', 'Ben', 'Cyd', 'Dan']),
        '/artists > Ann': led('/artists/1/show'),
        '/artists > Ben': led('/artists/2/show'),
      },
      ['/list', '/artists'],
    );
    expect(urls[1]).toEqual(['1', '2', '3', '4'].map((id) => `/artists/${id}/show`));
  });

  it('have none of what several of their records say alike', async () => {
    const { urls } = await addresses({
      '/list': recorded('/api/records', ['3', '5', '8', '8']),
      '/list > Boot': led('/p/3'),
      '/list > Clog': led('/p/5'),
    });
    expect(urls[0]).toEqual([null, null, null, null]);
  });

  it('are told by two that no other is called like', async () => {
    const { urls, opened } = await addresses({
      '/list': recorded('/api/records', IDS, ['Boot', 'Boot', 'Clog', 'Tote']),
      '/list > Clog': led('/records/7/show'),
      '/list > Tote': led('/records/904/show'),
    });
    expect(urls[0]).toEqual(IDS.map((id) => `/records/${id}/show`));
    expect(opened).toEqual(['/list', '/list > Clog', '/list > Tote']);
  });

  it('are pressed once for all lists of one kind, however few the others show', async () => {
    const { urls, opened } = await addresses(
      {
        '/list': unlinked(CODED),
        '/list > Boot': led('/p/HT-1204/show'),
        '/list > Clog': led('/p/HT-17/show'),
        '/few': unlinked([['Sock', 'HT-5', 'Shoes']]),
      },
      ['/list', '/few'],
    );
    expect(urls[1]).toEqual(['/p/HT-5/show']);
    expect(opened).toEqual(['/list', '/list > Boot', '/list > Clog', '/few']);
  });

  it.each([
    ['lead nowhere', { '/list > Boot': led('/list'), '/list > Clog': led('/list') }],
    ['lead to one page', { '/list > Boot': led('/p/HT-1204'), '/list > Clog': led('/p/HT-1204') }],
    ['lead to addresses that they do not show', { '/list > Boot': led('/p/1'), '/list > Clog': led('/p/2') }],
    ['lead to what they show in part', { '/list > Boot': led('/p-HT-1204'), '/list > Clog': led('/p-HT-17') }],
  ])('have none where they %s', async (_, pages) => {
    const { urls } = await addresses({ '/list': unlinked(CODED), ...pages });
    expect(urls).toEqual([[null, null, null, null]]);
  });

  it.each([
    ['on a page that was not opened live', unlinked(CODED, { source: 'http' })],
    ['of a list that tells nothing of a whole', unlinked(CODED, { declaredCount: null })],
    ['of one name', unlinked(CODED.map(([, ...texts]) => ['Boot', ...texts] as const))],
  ])('are not pressed %s', async (_, list) => {
    const { opened } = await addresses({ '/list': list });
    expect(opened).toEqual(['/list']);
  });
});
