import { expect, it } from 'vitest';

import { errorCounter, pageTally, runCounters, skippedCounter, withBrowserTime } from '../../src/crawl/tally.js';
import { storedPage } from './stored-page.js';

const totals = { entities: 3, facts: 9, queries: 2, observations: 4, pages: 5 };

it('a page with a list counts as one, an entity page does not', () => {
  expect(pageTally.ofPage(storedPage({ purpose: 'list' }))).toMatchObject({
    pagesFetched: 1,
    listPages: 1,
    httpFetches: 1,
  });
  expect(pageTally.ofPage(storedPage({ purpose: 'entity' }))).toMatchObject({ pagesFetched: 1, entityPages: 1 });
});

it('reasons and kinds stand by themselves', () => {
  const counters = runCounters(
    { pagesFetched: 5, [skippedCounter('robots')]: 2, [errorCounter('timeout')]: 1 },
    totals,
  );
  expect(counters).toMatchObject({ pagesFetched: 5, facts: 9, skipped: { robots: 2 }, errors: { timeout: 1 } });
});

it('the browser is paid for with the page that is kept next, once', () => {
  const tally = withBrowserTime(pageTally);
  tally.onBrowserMillis(700);
  tally.onBrowserMillis(560);
  const page = storedPage({ purpose: 'list' });
  const first = tally.ofPage(page);
  expect(first).toMatchObject({ pagesFetched: 1, browserMillis: 1260 });
  expect(tally.ofPage(page)).toEqual(pageTally.ofPage(page));
  expect(runCounters(first, totals).browserSeconds).toBe(1.3);
});
