import { expect, it } from 'vitest';
import { readBack } from '../../../src/explore/lists/reading-back.js';
import type { PageView } from '../../../src/model/page.js';
import type { Refusal } from '../../../src/model/site.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage } from '../page-views.js';

const page = (card: string, previous: string | null, next: string | null): PageView => {
  const [back, on] = [previous, next].map((path) => (path === null ? null : to(path)));
  return listPage([card], { pagination: { next: on ?? null, previous: back ?? null, pages: [], nodes: [] } });
};
const PAGES = { '/3': page('c', '/2', '/4'), '/2': page('b', '/1', '/3'), '/1': page('a', null, '/2') };

/** The pages that were taken in, and what was refused. */
async function back(
  pages: Readonly<Record<string, PageView | Refusal>>,
  { mostPages = 9, fresh = 9 } = {},
): Promise<{ readonly taken: readonly string[]; readonly refusal: Refusal | null }> {
  const site = fixtureSite(pages);
  const taken: string[] = [];
  const refusal = await readBack(exploreContext(site).context, {
    first: await observationOf(site, to('/3')),
    mostPages,
    priority: 0,
    like: null,
    take: async ({ page: name }) => taken.push(name) <= fresh,
  });
  return { taken, refusal };
}

it.each([
  ['to the first one', {}, ['/2', '/1']],
  ['as far as was asked for', { mostPages: 1 }, ['/2']],
  ['until one brings nothing', { fresh: 0 }, ['/2']],
])('goes back page by page %s', async (_, given, taken) => {
  expect(await back(PAGES, given)).toEqual({ taken, refusal: null });
});

it.each([
  ['one that leads nowhere', page('c', '/2', null), PAGES['/2']],
  ['one to which the page before does not lead', PAGES['/3'], page('b', '/1', '/1')],
  ['one before which stands the end of something', PAGES['/3'], page('b', null, null)],
])('does not go back from %s', async (_, first, before) => {
  expect(await back({ ...PAGES, '/3': first, '/2': before })).toEqual({ taken: [], refusal: null });
});

it('tells what stopped the run, but not that there is no page before the first', async () => {
  expect(await back({ '/3': PAGES['/3'], '/2': PAGES['/2'] })).toEqual({ taken: ['/2'], refusal: null });
  const stopped = { kind: 'stopped', reason: 'signal' } as const;
  expect(await back({ '/3': PAGES['/3'], '/2': stopped })).toEqual({ taken: [], refusal: stopped });
});
