import { describe, expect, it } from 'vitest';
import { scout } from '../../../src/explore/start/scouting.js';
import { unfoldMenus } from '../../../src/explore/start/folded-menus.js';
import type { PageView } from '../../../src/model/page.js';
import { pathWithSteps } from '../../../src/model/step.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, link, listPage } from '../page-views.js';
import { pathsOf, rich } from './scouted.js';

/** Texts that only a script hears of, as a group of the start page. */
function pressed(label: string, ...heads: string[]): PageView['groups'][number] {
  const step = { do: 'click', role: null, group: label, ordinal: 0, value: null } as const;
  const choices = heads.map((name) => choice(name, null, { path: pathWithSteps(to('/'), [{ ...step, name }]) }));
  return facet(label, [], { confidence: 0.6, choices });
}

const MENU = pressed('Menu', 'Collection', 'Reference');
const home = (given: Partial<PageView> = {}): PageView =>
  listPage(['Tip', 'Hint'], { source: 'browser', groups: [MENU], ...given });
/** The start page with links that a press has brought up; they look as all links of the page's own address do. */
const unfolded = (...places: string[]): PageView => home({ links: places.map((place) => link(place)) });

/** A site of these pages, of which a press leaves the address as it is. */
function foldedSite(pages: Readonly<Record<string, PageView>>): FixtureSite {
  const inner = fixtureSite(pages);
  return {
    ...inner,
    async open(path, options) {
      const opening = await inner.open(path, options);
      if (opening.kind !== 'session') return opening;
      const seen = opening.session.observe();
      const view = { ...seen.view, url: seen.view.url.replace(/ > (?:Collection|Reference)$/u, '') };
      return { kind: 'session', session: { ...opening.session, observe: () => ({ ...seen, view }) } };
    },
  };
}

async function looked(pages: Readonly<Record<string, PageView>>) {
  const site = foldedSite(pages);
  const { observation, below } = await unfoldMenus(exploreContext(site).context, await observationOf(site, to('/')));
  return {
    groups: observation.view.groups.map(({ label }) => label),
    links: below?.links.map(({ url }) => new URL(url).pathname) ?? null,
    pressed: site.opened.filter((place) => place.includes('>')).length,
  };
}

describe('heads of folded menus', () => {
  it('are no facet, and what each brings up is told', async () => {
    const pages = {
      '/': home(),
      '/ > Collection': unfolded('/vehicles'),
      '/ > Reference': unfolded('/vehicles', '/makers'),
    };
    expect(await looked(pages)).toEqual({ groups: [], links: ['/vehicles', '/makers'], pressed: 2 });
  });

  it.each([
    ['the list changes', { '/ > Collection': listPage(['Tip'], { source: 'browser', links: [link('/vehicles')] }) }],
    ['nothing comes', { '/ > Collection': home() }],
    ['the press leads nowhere', {}],
  ])('are none where %s', async (_, pages) => {
    expect(await looked({ '/': home(), ...pages })).toEqual({ groups: ['Menu'], links: null, pressed: 1 });
  });

  it.each([
    ['a list that tells its size', home({ declaredCount: 9 })],
    ['a page that no script works', home({ source: 'http' })],
    ['values with counts', home({ groups: [facet('Wood', ['Oak', 'Elm'])] })],
  ])('are not looked for beside %s', async (_, page) => {
    expect(await looked({ '/': page })).toMatchObject({ links: null, pressed: 0 });
  });
});

it('lists behind folded menus of a start page are found', async () => {
  const site = foldedSite({
    '/': home(),
    '/ > Collection': unfolded('/vehicles'),
    '/ > Reference': unfolded('/makers'),
    '/vehicles': listPage(['Tram', 'Bus'], rich),
    '/makers': listPage(['Acme', 'Birch'], rich),
  });
  const { context } = exploreContext(site);
  const found = await scout(context, to('/'), await observationOf(site, to('/')));
  expect(pathsOf(found)).toEqual(expect.arrayContaining(['/vehicles', '/makers']));
});
