import { describe, expect, it } from 'vitest';
import { scout } from '../../../src/explore/start/scouting.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import type { Site } from '../../../src/model/site.js';
import { readLive } from '../../pages/live-page.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage, pageView, SITE } from '../page-views.js';

const FORM = '<form><input name=what><input name=where><button>Search</button></form>';
const rich = { declaredCount: 9 };
const OWN = '/?what=&where=';

/** Where a site's lists are found whose form is answered at its own address, and whose button leads to a page. */
async function found(
  pages: Readonly<Record<string, PageView>>,
  pressed: { readonly leadsTo: string; readonly at: string },
): Promise<readonly string[]> {
  const home = readLive(FORM, `${SITE}/`);
  const fixture = fixtureSite({ '/': home, [OWN]: readLive(FORM, `${SITE}${OWN}`), ...pages });
  const site: Site = {
    ...fixture,
    open: async (path, options) => {
      if (path.kind !== 'actions') return fixture.open(path, options);
      if (path.steps.at(-1)?.name !== 'Search') return fixture.open(to('/'), options);
      const opening = await fixture.open(to(pressed.leadsTo), options);
      if (opening.kind !== 'session') return opening;
      const { session } = opening;
      const seen = session.observe();
      const observation = { ...seen, view: { ...seen.view, url: `${SITE}${pressed.at}` } };
      return { kind: 'session', session: { ...session, observe: () => observation } };
    },
  };
  const { context } = exploreContext(site);
  const { lists } = await scout(context, to('/'), await observationOf(site, to('/')));
  return lists.map(({ path }) => nameOf(path));
}

function nameOf(path: AccessPath): string {
  return path.kind === 'url' ? path.url.slice(SITE.length) : path.kind;
}

describe('a form whose address only shows it again', () => {
  it('is sent by its button, and what that leads to is found by its address', async () => {
    const pages = { '/search': listPage(['Oak', 'Elm'], rich) };
    expect(await found(pages, { leadsTo: '/search', at: '/search' })).toEqual(['/search']);
  });

  it('is worked where the address of the list shows something else', async () => {
    const pages = { '/drawn': listPage(['Oak', 'Elm'], rich), '/search': pageView() };
    expect(await found(pages, { leadsTo: '/drawn', at: '/search' })).toEqual(['actions']);
    expect(await found(pages, { leadsTo: '/drawn', at: '/' })).toEqual(['actions']);
  });

  it('leads nowhere where its button does not', async () => {
    expect(await found({ '/about': pageView() }, { leadsTo: '/about', at: '/about' })).toEqual([]);
  });

  it('is not pressed where its address leads to a list', async () => {
    const pages = { [OWN]: listPage(['Oak'], rich), '/search': listPage(['Elm'], rich) };
    expect(await found(pages, { leadsTo: '/search', at: '/search' })).toEqual([OWN]);
  });
});
