import { expect, test } from 'vitest';

import { createLivePages } from '../../../src/browse/site/live-pages.js';
import type { AccessPath, ActionsPath } from '../../../src/model/access-path.js';
import type { Shortcut } from '../../../src/model/shortcut.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
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

const MORE = { do: 'click', role: 'button', name: 'More', group: PAGINATION_GROUP, ordinal: 0, value: null } as const;
const ADDRESS = { kind: 'url', url: `${ORIGIN}/?brand=acme` } as const;
const DOCUMENT: Omit<Shortcut, 'path'> = { kind: 'document', request: ADDRESS, headers: {}, rules: ['rule'] };

/** What leads to a page behind the first one of a list that is chosen by a step. */
function onFrom({ from, steps }: ActionsPath, times: number): ActionsPath {
  return { kind: 'actions', from, steps: [...steps, { ...MORE, times }] };
}

test('a later page of a list that has an address is turned to from there, and leads on as it was asked for', async () => {
  const further: ActionsPath = { kind: 'actions', from: ADDRESS, steps: [{ ...MORE, times: 3 }] };
  const browser = leading(further);
  const { transports } = fetchingFor(ORIGIN, { browser });
  const list = ticking(`${ORIGIN}/`);
  const shown = await createLivePages(transports, shortcutsSaying(DOCUMENT))(onFrom(list, 2), ORDER);
  expect(browser.orders.map(({ path }) => path)).toEqual([{ ...further, steps: [{ ...MORE, times: 2 }] }]);
  expect(shown.kind === 'page' ? shown.view.pagination.next : null).toEqual(onFrom(list, 3));
});

test('it is turned to from where its steps begin if the address was not right often enough, is none, or that of a part of a page', async () => {
  const list = ticking(`${ORIGIN}/`);
  const others = [{ kind: 'data' as const }, { isPart: true as const }].map((other) => ({ ...DOCUMENT, ...other }));
  for (const shortcuts of [
    shortcutsSaying(DOCUMENT, { lesson: 'open' }),
    ...others.map((other) => shortcutsSaying(other)),
    null,
  ]) {
    const browser = leading(SECOND);
    const { transports } = fetchingFor(ORIGIN, { browser });
    const shown = await createLivePages(transports, shortcuts)(onFrom(list, 2), ORDER);
    expect(browser.orders.map(({ path }) => path)).toEqual([onFrom(list, 2)]);
    expect(shown.kind === 'page' ? shown.view.pagination.next : null).toEqual(SECOND);
  }
});

test('what is no later page is had by its own steps, and ways to other addresses stay as they are', async () => {
  const browser = leading(SECOND);
  const { transports } = fetchingFor(ORIGIN, { browser });
  const pages = createLivePages(transports, shortcutsSaying(DOCUMENT));
  const list = ticking(`${ORIGIN}/`);
  const whole: ActionsPath = { ...list, steps: [MORE] };
  const shown = [await pages(list, ORDER), await pages(whole, ORDER), await pages(onFrom(list, 1), ORDER)];
  expect(browser.orders.map(({ path }) => path)).toEqual([list, whole, { ...whole, from: ADDRESS }]);
  expect(shown.map((page) => (page.kind === 'page' ? page.view.pagination.next : null))).toEqual([
    SECOND,
    SECOND,
    SECOND,
  ]);
});

test('there is no such page where the list ends before it, and none without a browser', async () => {
  const shortcuts = shortcutsSaying(null, { beginning: BEGINNING });
  const ended = fetchingFor(ORIGIN, { browser: leading(null) }).transports;
  const without = fetchingFor(ORIGIN, { browser: null }).transports;
  const shown = [ended, without].map((transports) => createLivePages(transports, shortcuts)(TURNED, ORDER));
  expect((await Promise.all(shown)).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
});
