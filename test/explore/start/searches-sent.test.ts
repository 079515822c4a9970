import { describe, expect, it } from 'vitest';
import { scout } from '../../../src/explore/start/scouting.js';
import type { Control, PageView } from '../../../src/model/page.js';
import type { Site } from '../../../src/model/site.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { link, listPage, pageView, SITE } from '../page-views.js';

const send: Control = {
  node: 1,
  step: { do: 'click', role: 'button', name: 'Search', group: null, ordinal: 0, value: null },
};
/** Where the search goes to. */
const SEARCHED = '/find/7/2';
const rich = { declaredCount: 9 };
const rooms = (...names: readonly string[]): PageView => {
  const page = listPage(names, rich);
  return { ...page, list: { ...page.list!, linkPattern: 'shop.example/room/*' } };
};
const cityOf = (number: number): PageView =>
  pageView({ type: 'entity', links: [link(`${SITE}/find/${number}/2`), link(`${SITE}/about`)] });

/** Ways to the lists of a site that are found from its start page, whose search goes to an address. */
async function found(
  pages: Readonly<Record<string, PageView>>,
): Promise<{ readonly ways: readonly string[]; readonly opened: readonly string[] }> {
  const fixture = fixtureSite(pages);
  const open: Site['open'] = (path, options) =>
    path.kind === 'actions' ? fixture.open(to(SEARCHED), options) : fixture.open(path, options);
  const site = { ...fixture, open };
  const { context } = exploreContext(site);
  const { lists } = await scout(context, to('/'), await observationOf(site, to('/')));
  const ways = lists.map(({ path }) => (path.kind === 'url' ? path.url.slice(SITE.length) : path.kind));
  return { ways, opened: site.opened };
}

/** A start page that shows off cities, with a search that leads to the list at an address. */
const home = (given: Partial<PageView> = {}): PageView =>
  listPage(['1', '2'], { scripts: 1, filled: [send], ...given });

describe('a filled-in search that is no form', () => {
  it('is sent where no list offers a way into the whole', async () => {
    const { ways } = await found({ '/': pageView({ scripts: 1, filled: [send] }), [SEARCHED]: rooms('Oak', 'Elm') });
    expect(ways).toEqual([SEARCHED]);
  });

  it('leads nowhere where its list offers no way into the whole', async () => {
    const poor = listPage(['Oak', 'Elm']);
    const { ways } = await found({ '/': pageView({ scripts: 1, filled: [send] }), [SEARCHED]: poor });
    expect(ways).toEqual([]);
  });

  it('is not sent where a list is known that does', async () => {
    const links = [link(`${SITE}/rooms`)];
    const { opened } = await found({ '/': home({ links }), '/rooms': rooms('Oak'), [SEARCHED]: rooms('Elm') });
    expect(opened).not.toContain(SEARCHED);
  });

  it('is not looked for on a page without scripts', async () => {
    const { opened } = await found({ '/': home({ scripts: 0 }), [SEARCHED]: rooms('Elm') });
    expect(opened).not.toContain(SEARCHED);
  });

  it('tells the addresses of lists to which pages behind cards link', async () => {
    const { ways } = await found({
      '/': home({ links: [link(`${SITE}/start`)] }),
      '/start': listPage(['1', '2']),
      '/item/1': cityOf(7),
      '/item/2': cityOf(8),
      [SEARCHED]: rooms('Oak', 'Elm'),
      '/find/8/2': rooms('Ash'),
    });
    expect(ways).toEqual([SEARCHED, '/find/8/2']);
  });
});
