import { expect, test } from 'vitest';

import { createLivePages } from '../../../src/browse/site/live-pages.js';
import type { AccessPath, ActionsPath } from '../../../src/model/access-path.js';
import { fetchingFor, ORDER, shortcutsSaying } from '../fetching-fixture.js';
import { browserShowing, type TinyBrowser } from '../tiny-browser.js';

const ORIGIN = 'http://localhost';
const SECOND = { kind: 'url', url: `${ORIGIN}/?brand=Acme&page=2` } as const;

function ticking(url: string): ActionsPath {
  const step = { do: 'check', role: 'checkbox', name: 'Acme', group: 'Brand', ordinal: 0, value: null } as const;
  return { kind: 'actions', from: { kind: 'url', url }, steps: [step] };
}

/** A browser whose every page leads on to the same one. */
function leading(next: AccessPath | null): TinyBrowser {
  const browser = browserShowing('<li><a href="/live">Live</a>');
  return {
    ...browser,
    async fetch(order) {
      const shown = await browser.fetch(order);
      if (shown.kind !== 'page') return shown;
      return { ...shown, view: { ...shown.view, pagination: { ...shown.view.pagination, next } } };
    },
  };
}

const TURNED = ticking(`${ORIGIN}/?page=2`);
const BEGINNING = { first: ticking(`${ORIGIN}/`), pages: 1 };

test('a page is asked of the browser as it is', async () => {
  const browser = leading(SECOND);
  const { transports } = fetchingFor(ORIGIN, { browser });
  const shown = await createLivePages(transports, null)(TURNED, ORDER);
  expect([shown.kind, browser.orders.map(({ path }) => path)]).toEqual(['page', [TURNED]]);
});

test('a later page of a list that its steps would begin anew is turned to from the first', async () => {
  const browser = leading(SECOND);
  const { transports } = fetchingFor(ORIGIN, { browser });
  await createLivePages(transports, shortcutsSaying(null, { beginning: BEGINNING }))(TURNED, ORDER);
  expect(browser.orders.map(({ path }) => path)).toEqual([BEGINNING.first, SECOND]);
});

test('there is no such page where the list ends before it, and none without a browser', async () => {
  const shortcuts = shortcutsSaying(null, { beginning: BEGINNING });
  const ended = fetchingFor(ORIGIN, { browser: leading(null) }).transports;
  const without = fetchingFor(ORIGIN, { browser: null }).transports;
  const shown = [ended, without].map((transports) => createLivePages(transports, shortcuts)(TURNED, ORDER));
  expect((await Promise.all(shown)).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
});
