import { describe, expect, it } from 'vitest';
import { createContinuingSite } from '../../src/explore/continuing-site.js';
import type { PageView } from '../../src/model/page.js';
import type { Site, SiteSession } from '../../src/model/site.js';
import { fixtureSite, to } from './fixture-site.js';
import { byScript, listPage, SITE, step } from './page-views.js';

const NEXT = byScript(step('Next'));

/** A site whose pages have a pager only when they are looked at closely. */
function scriptedPager(given: { readonly declaredCount: number | null; readonly source?: PageView['source'] }): {
  readonly site: Site;
  readonly closeLooks: () => number;
} {
  let looks = 0;
  const first = listPage(['a', 'b'], { source: 'http', ...given });
  const inner = fixtureSite({ '/list': first, '/list > Next': listPage(['c'], given) });
  const close = fixtureSite({
    '/list': { ...first, pagination: { ...first.pagination, next: NEXT } },
    '/list > Next': listPage(['c'], given),
  });
  const open: Site['open'] = (path, options = {}) => {
    looks += options.controls === true ? 1 : 0;
    return options.controls === true ? close.open(path) : inner.open(path);
  };
  return { site: createContinuingSite({ open }), closeLooks: () => looks };
}

async function names(site: Site): Promise<readonly string[]> {
  const opening = await site.open(to('/list'));
  if (opening.kind !== 'session') throw new Error(opening.kind);
  const { session } = opening;
  const listed = [...(session.observe().view.list?.cards ?? [])];
  while ((await session.next()) !== null) listed.push(...(session.observe().view.list?.cards ?? []));
  await session.close();
  return listed.map(({ name }) => name);
}

describe('a list that seems to end', () => {
  it('is read on if it declares more and a close look shows a pager', async () => {
    const { site, closeLooks } = scriptedPager({ declaredCount: 3 });
    expect([await names(site), closeLooks()]).toEqual([['a', 'b', 'c'], 1]);
  });

  it('is looked at closely where it declares nothing', async () => {
    expect(await names(scriptedPager({ declaredCount: null }).site)).toEqual(['a', 'b', 'c']);
  });

  it('has ended if it showed what it declares, or came from a browser', async () => {
    for (const given of [{ declaredCount: 2 }, { declaredCount: 3, source: 'browser' }] as const) {
      const { site, closeLooks } = scriptedPager(given);
      expect([await names(site), closeLooks()]).toEqual([['a', 'b'], 0]);
    }
  });

  it('is believed after some looks in vain', async () => {
    let looks = 0;
    const inner = fixtureSite({ '/list': listPage(['a'], { source: 'http' }) });
    const site = createContinuingSite({
      open: (path, options = {}) => {
        looks += options.controls === true ? 1 : 0;
        return inner.open(path, options);
      },
    });
    for (let time = 0; time < 4; time += 1) await names(site);
    expect(looks).toBe(2);
  });

  it('is believed after some ways on that led to nothing else', async () => {
    let looks = 0;
    const first = listPage(['a'], { source: 'http' });
    const inner = fixtureSite({ '/list': first });
    const close = fixtureSite({
      '/list': { ...first, pagination: { ...first.pagination, next: NEXT } },
      '/list > Next': first,
    });
    const site = createContinuingSite({
      open: (path, options = {}) => {
        looks += options.controls === true ? 1 : 0;
        return options.controls === true ? close.open(path) : inner.open(path);
      },
    });
    for (let time = 0; time < 4; time += 1) await names(site);
    expect(looks).toBe(2);
  });

  it('has ended where a press leads to another list', async () => {
    const first = listPage(['a', 'b'], { source: 'browser' });
    const inner = fixtureSite({
      '/': { ...first, pagination: { ...first.pagination, next: to('/cars') } },
      '/cars': listPage(['c'], { source: 'browser' }),
    });
    const pressed: Site = {
      async open(path, options) {
        const opening = await inner.open(path, options);
        if (opening.kind !== 'session') return opening;
        const view = opening.session.observe().view;
        const seen = {
          ...opening.session.observe(),
          view: { ...view, pagination: { ...view.pagination, next: NEXT } },
        };
        let isFirst = true;
        const session: SiteSession = {
          ...opening.session,
          observe: () => (isFirst ? seen : opening.session.observe()),
          next() {
            isFirst = false;
            return opening.session.next();
          },
        };
        return { kind: 'session', session };
      },
    };
    const opening = await createContinuingSite(pressed).open(to('/'));
    expect(opening.kind === 'session' && (await opening.session.next())).toBeNull();
  });

  it('has ended where lists of its kind were led on by links, but not if it says that there is more', async () => {
    const place = 'main>ul|';
    const listAt = (at: string, given: Partial<PageView>): PageView => {
      const view = listPage(['a', 'b'], { source: 'http', ...given });
      return { ...view, list: { ...view.list!, place: at } };
    };
    const paged = { next: to('/list?page=2'), previous: null, pages: [], nodes: [7] };
    const looked: string[] = [];
    const inner = fixtureSite({
      '/list': listAt(place, { pagination: paged }),
      '/list?page=2': listPage([], { source: 'http' }),
      '/short': listAt(place, {}),
      '/more': listAt(place, { declaredCount: 3 }),
      '/other': listAt('div>ul|', {}),
    });
    const site = createContinuingSite({
      open(path, options = {}) {
        if (options.controls === true && path.kind === 'url') looked.push(path.url.slice(SITE.length));
        return inner.open(path, options);
      },
    });
    for (const path of ['/list', '/short', '/more', '/other']) {
      const opening = await site.open(to(path));
      if (opening.kind === 'session') await opening.session.next();
    }
    expect(looked).toEqual(['/more', '/other']);
  });

  describe('before an arrow that may only move a row of cards', () => {
    /** A session that stays where it is if nothing is listed further on, as live ones. */
    const live = (session: SiteSession): SiteSession => {
      let current = session.observe();
      return {
        ...session,
        observe: () => current,
        async next() {
          const answer = await session.next();
          if (answer?.kind === 'page' && answer.observation.view.list?.cards.length === 0) return null;
          current = session.observe();
          return answer;
        },
      };
    };

    /** At which lists the arrow was worked, which shows `behind`; after a list that goes on by links, if some are `linked`. */
    async function worked(
      behind: readonly string[],
      given: Partial<PageView>,
      linked = false,
    ): Promise<readonly string[]> {
      const list = { ...listPage(['a', 'b']).list!, place: 'main>ul|' };
      const pagination = { next: null, previous: null, pages: [], nodes: [7] };
      const short = (path: string): PageView => {
        const next = { kind: 'actions', from: to(path), steps: [step('›')] } as const;
        return {
          ...listPage([], { source: 'http', ...given }),
          list,
          pagination: { ...pagination, next, isSideways: true },
        };
      };
      const shorts = ['/1', '/2', '/3', '/4'];
      const inner = fixtureSite({
        '/linked': { ...short('/'), pagination: { ...pagination, next: to('/linked?page=2') } },
        '/linked?page=2': listPage(['c'], { source: 'http' }),
        ...Object.fromEntries(
          shorts.flatMap((path) => [
            [path, short(path)],
            [`${path} > ›`, listPage(behind)],
          ]),
        ),
      });
      const site = createContinuingSite({
        async open(path, options = {}) {
          const opening = await inner.open(path, options);
          return opening.kind === 'session' ? { kind: 'session', session: live(opening.session) } : opening;
        },
      });
      for (const path of [...(linked ? ['/linked'] : []), ...shorts]) {
        const opening = await site.open(to(path));
        if (opening.kind === 'session') await opening.session.next();
      }
      return shorts.filter((path) => inner.opened.includes(`${path} > ›`));
    }

    it('has ended after some arrows of its kind that showed nothing else', async () => {
      expect(await worked([], {})).toEqual(['/1', '/2']);
      expect(await worked(['b'], {})).toEqual(['/1', '/2']);
    });

    it('has ended where lists of its kind go on by links', async () => {
      expect(await worked([], {}, true)).toEqual([]);
    });

    it('is read on where an arrow once showed more, or it says that there is more', async () => {
      expect(await worked(['c'], {})).toEqual(['/1', '/2', '/3', '/4']);
      expect(await worked([], { declaredCount: 3 })).toEqual(['/1', '/2', '/3', '/4']);
    });
  });

  it('passes steps and refusals on', async () => {
    const { site } = scriptedPager({ declaredCount: 3 });
    expect((await site.open(to('/nowhere'))).kind).toBe('failed');
    const opening = await site.open(to('/list'));
    expect(opening.kind === 'session' && (await opening.session.perform(step('Next'))).kind).toBe('stopped');
  });
});
