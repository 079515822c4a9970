import { describe, expect, it } from 'vitest';
import { createContinuingSite } from '../../src/explore/continuing-site.js';
import type { PageView } from '../../src/model/page.js';
import type { Site } from '../../src/model/site.js';
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
    /** Which pages were opened, of lists whose arrows show `behind`; of a list that is paged by links beside them, if it is `linked`. */
    async function opened(
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
      const pages: string[] = [];
      const inner = fixtureSite({
        '/linked': { ...short('/'), pagination: { ...pagination, next: to('/linked?page=2') } },
        '/linked?page=2': listPage(['c'], { source: 'http' }),
        ...Object.fromEntries(
          ['/1', '/2', '/3', '/4'].flatMap((path) => [
            [path, short(path)],
            [`${path} > ›`, listPage(behind)],
          ]),
        ),
      });
      const site = createContinuingSite({
        open: (path, options = {}) => inner.open(path, options),
      });
      for (const path of [...(linked ? ['/linked'] : []), '/1', '/2', '/3', '/4']) {
        const opening = await site.open(to(path));
        if (opening.kind !== 'session') throw new Error(opening.kind);
        if ((await opening.session.next()) !== null) pages.push(path);
      }
      return pages;
    }

    it('has ended after some arrows of its kind that showed nothing else', async () => {
      expect(await opened([], {})).toEqual(['/1', '/2']);
      expect(await opened(['b'], {})).toEqual(['/1', '/2']);
    });

    it('has ended where lists of its kind go on by links', async () => {
      expect(await opened([], {}, true)).toEqual(['/linked']);
    });

    it('is read on where an arrow once showed more, or it says that there is more', async () => {
      expect(await opened(['c'], {})).toEqual(['/1', '/2', '/3', '/4']);
      expect(await opened([], { declaredCount: 3 })).toEqual(['/1', '/2', '/3', '/4']);
    });
  });

  it('passes steps and refusals on', async () => {
    const { site } = scriptedPager({ declaredCount: 3 });
    expect((await site.open(to('/nowhere'))).kind).toBe('failed');
    const opening = await site.open(to('/list'));
    expect(opening.kind === 'session' && (await opening.session.perform(step('Next'))).kind).toBe('stopped');
  });
});
