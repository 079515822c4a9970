import { expect, it } from 'vitest';
import { readBack } from '../../src/explore/reading-back.js';
import type { PageView } from '../../src/model/page.js';
import type { Refusal } from '../../src/model/site.js';
import { exploreContext, observationOf } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { listPage } from './page-views.js';

const page = (previous: string | null): PageView =>
  listPage(['a'], {
    pagination: { next: null, previous: previous === null ? null : to(previous), pages: [], nodes: [] },
  });
const PAGES = { '/3': page('/2'), '/2': page('/1'), '/1': page(null) };

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

it('tells what stopped the run, but not that there is no page before the first', async () => {
  expect(await back({ '/3': PAGES['/3'], '/2': PAGES['/2'] })).toEqual({ taken: ['/2'], refusal: null });
  const stopped = { kind: 'stopped', reason: 'signal' } as const;
  expect(await back({ '/3': PAGES['/3'], '/2': stopped })).toEqual({ taken: [], refusal: stopped });
});
