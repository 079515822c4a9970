import { describe, expect, it } from 'vitest';
import { lookBehindButton } from '../../../src/explore/start/led-elsewhere.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import type { Site } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, pageView, SITE, step } from '../page-views.js';

const PRESS: AccessPath = { kind: 'actions', from: to('/'), steps: [step('See all')] };

const home = (given: Partial<PageView['pagination']> = {}): PageView =>
  listPage(['a', 'b'], {
    url: `${SITE}/`,
    pagination: { next: PRESS, previous: null, pages: [], nodes: [7], ...given },
  });

/** What stands behind the button of the start page, and whether that still has a way on. */
async function behind(
  site: Site,
  view = home(),
): Promise<{ readonly behind: AccessPath | null; readonly goesOn: boolean }> {
  const { context } = exploreContext(site);
  const seen = { page: '/', view, cost: { pages: 1, bytes: 0, transport: 'memory' as const }, at: '' };
  const led = await lookBehindButton(context, seen);
  return { behind: led.behind, goesOn: led.observation.view.pagination.next !== null };
}

describe('the only button behind the list of a start page', () => {
  const all = listPage(['c', 'd', 'e']);

  it('leads to a list that its address shows, too', async () => {
    const found = await behind(fixtureSite({ '/ > See all': all }));
    expect(found).toEqual({ behind: to('/ > See all'), goesOn: false });
  });

  it('leads to a list that nothing but the press shows', async () => {
    const pressed = fixtureSite({ '/ > See all': all });
    const addressed = fixtureSite({ '/ > See all': listPage(['x']) });
    const open: Site['open'] = (path, options) => (path.kind === 'url' ? addressed : pressed).open(path, options);
    expect(await behind({ open })).toEqual({ behind: PRESS, goesOn: false });
  });

  it('brings more of the same list', async () => {
    const more = fixtureSite({ '/ > See all': listPage(['a', 'b', 'c']) });
    expect(await behind(more)).toEqual({ behind: null, goesOn: true });
  });

  it('is not pressed where it moves cards, pages are numbered, or facets count what the list holds', async () => {
    const site = fixtureSite({ '/ > See all': all });
    const counted = ['Colour', 'Size'].map((label) => ({
      ...facet(label, []),
      choices: [choice('x', null, { count: 2 }), choice('y', null, { count: 3 })],
    }));
    await behind(site, { ...home(), groups: counted });
    await behind(site, home({ isSideways: true }));
    await behind(site, home({ pages: [{ number: 2, path: PRESS }] }));
    expect(site.opened).toEqual([]);
  });
});

describe('the buttons of a start page that shows nothing else', () => {
  const entry = pageView({
    url: `${SITE}/`,
    entrances: ['Help', 'Enter'].map((name) => ({ node: 3, step: step(name) })),
  });

  it('lead to a list, which is found by its address', async () => {
    const site = fixtureSite({ '/ > Help': pageView(), '/ > Enter': listPage(['a', 'b']) });
    expect((await behind(site, entry)).behind).toEqual(to('/ > Enter'));
  });

  it('lead nowhere', async () => {
    expect((await behind(fixtureSite({ '/ > Help': pageView() }), entry)).behind).toBeNull();
  });

  it('are not pressed beside a list', async () => {
    const site = fixtureSite({ '/ > Enter': listPage(['a', 'b']) });
    await behind(site, { ...listPage(['c', 'd']), entrances: entry.entrances ?? [] });
    expect(site.opened).toEqual([]);
  });
});
