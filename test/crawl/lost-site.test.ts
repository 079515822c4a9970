import { expect, it } from 'vitest';

import { createLostSiteWatch } from '../../src/crawl/lost-site.js';
import type { Observation, Refusal, Site, SiteSession } from '../../src/model/site.js';
import { createSimulatedSite } from '../../src/simulate/index.js';
import { blankPage } from '../pages/blank-page.js';
import { ATTRIBUTES, CATALOGUE, runSimulated } from './simulated-run.js';

const GONE: Refusal = {
  ...{ kind: 'failed', reason: 'network', url: 'http://shop.example/p' },
  ...{ status: null, message: 'connection refused' },
};

function seen(pages: number): Observation {
  const view = blankPage({ url: 'http://shop.example/' });
  return { page: 'x', view, at: '2026-01-01T00:00:00.000Z', cost: { pages, bytes: 0, transport: 'http' } };
}

it('a site is lost after many pages without an answer', () => {
  const watch = createLostSiteWatch('shop.example');
  const outcomes = Array.from({ length: 12 }, () => watch.refused(GONE));
  expect(outcomes.slice(0, -1).every((outcome) => outcome === null)).toBe(true);
  expect(outcomes.at(-1)).toMatchObject({ status: 'stopped', exit: 'uncrawlable' });
  expect(outcomes.at(-1)?.reason).toContain('shop.example no longer answers: connection refused');
});

it.each<readonly [string, (watch: ReturnType<typeof createLostSiteWatch>) => void, boolean]>([
  ['a page that came', (watch) => watch.answered(seen(1)), false],
  ['a page that was remembered', (watch) => watch.answered(seen(0)), true],
  ['an answer that is an error', (watch) => watch.refused({ ...GONE, reason: 'server-error', status: 500 }), false],
  ['a refusal of our own', (watch) => watch.refused({ kind: 'refused', reason: 'robots', url: GONE.url }), true],
])('%s between them counts for an answer, or not', (_, between, isLost) => {
  const watch = createLostSiteWatch('shop.example');
  for (let at = 0; at < 11; at += 1) watch.refused(GONE);
  between(watch);
  expect(watch.refused(GONE) !== null).toBe(isLost);
});

it('a crawl of a site that goes away ends with what it has, and says so', async () => {
  const site = goingAway(createSimulatedSite(CATALOGUE, ATTRIBUTES), 5);
  const { result, entities } = await runSimulated({ entityPages: 'all' }, site);
  expect(result.exit).toBe('uncrawlable');
  expect(result.run.status).toBe('stopped');
  expect(entities.length).toBeGreaterThan(0);
});

/** A site that answers so many pages and then none. */
function goingAway(site: Site, pages: number): Site {
  let left = pages;
  const isGone = (): boolean => {
    left -= 1;
    return left < 0;
  };
  const leaving = (session: SiteSession): SiteSession => ({
    ...session,
    next: async () => (isGone() ? GONE : session.next()),
    perform: async (step) => (isGone() ? GONE : session.perform(step)),
  });
  return {
    async open(path, options) {
      if (isGone()) return GONE;
      const opening = await site.open(path, options);
      return opening.kind === 'session' ? { kind: 'session', session: leaving(opening.session) } : opening;
    },
  };
}
