import { expect, it } from 'vitest';
import { withoutKeptQuestions } from '../../../src/browse/site/kept-questions.js';
import type { Fetched, FetchOrder } from '../../../src/browse/site/page-fetch.js';
import { createFirstVisits } from '../../../src/browse/stage/first-visits.js';
import { listPage } from '../../explore/page-views.js';

const LIST = 'https://shop.example/issues';
const SIZES: Readonly<Record<string, number>> = { '': 135, '?set=1&kind=2': 30, '?set=1&kind=3': 16 };

/** A site that keeps the last question, if it is to; what it was asked for, and sizes that it declared. */
function asking(
  keeps: boolean,
  tells = true,
): {
  readonly ask: (query: string) => Promise<number | null | undefined>;
  readonly asked: string[];
  readonly isNeeded: () => boolean;
} {
  let session: string | null = null;
  const asked: string[] = [];
  const fetch = async ({ path: { url } }: FetchOrder): Promise<Fetched> => {
    const query = url.slice(LIST.length);
    asked.push(query);
    if (keeps && query.includes('set=1')) session = query;
    session ??= '';
    const question = query.includes('set=1') ? query.replace('&page=2', '') : session;
    const next = query.includes('page=2') ? null : `${LIST}${query === '' ? '?' : `${query}&`}page=2`;
    const pagination = {
      next: next === null ? null : ({ kind: 'url', url: next } as const),
      previous: null,
      pages: [],
      nodes: [],
    };
    const view = listPage(['a'], { declaredCount: SIZES[question] ?? 0, pagination });
    return { kind: 'page', view, transport: 'http', bytes: 1, at: '' };
  };
  const visits = createFirstVisits();
  const forget = (): (() => void) => {
    const before = session;
    session = null;
    return () => void (session = before);
  };
  const send = withoutKeptQuestions(fetch, {
    visits,
    knownBy: async () => (tells ? `s=${String(session)}` : 'k'),
    forget,
  });
  const ask = async (query: string): Promise<number | null | undefined> => {
    const path = { kind: 'url', url: `${LIST}${query}` } as const;
    const fetched = await send({ path, priority: 1, signal: new AbortController().signal, like: null });
    return fetched.kind === 'page' ? fetched.view.declaredCount : undefined;
  };
  return { ask, asked, isNeeded: visits.areNeeded };
}

it('a list is asked again once a filter of it has changed the cookies, and as by a new visitor where it is another one', async () => {
  const { ask, asked, isNeeded } = asking(true);
  for (const query of ['', '?set=1&kind=2']) await ask(query);
  expect([asked, isNeeded()]).toEqual([['', '?set=1&kind=2', '', ''], true]);
});

it('a further page of another list is asked as by a new visitor, and so is all from then on', async () => {
  const { ask, isNeeded } = asking(true, false);
  expect([await ask(''), await ask('?set=1&kind=2'), await ask('?page=2')]).toEqual([135, 30, 135]);
  expect([await ask('?set=1&kind=3'), await ask(''), isNeeded()]).toEqual([16, 135, true]);
});

it('nothing is asked twice of a site that keeps none', async () => {
  const { ask, asked, isNeeded } = asking(false);
  const queries = ['', '?set=1&kind=2', '?set=1&kind=3', '?page=2', '?set=1&kind=2&page=2'];
  for (const query of queries) await ask(query);
  expect([asked, isNeeded()]).toEqual([queries, false]);
});

it('further pages of what the session was asked on purpose are taken as they come', async () => {
  const asked: string[] = [];
  const fetch = async ({ path: { url } }: FetchOrder): Promise<Fetched> => {
    asked.push(url);
    const view = listPage(['a'], { declaredCount: asked.length === 1 ? 200 : 37 });
    return { kind: 'page', view, transport: 'http', bytes: 1, at: '' };
  };
  const forget = (): (() => void) => {
    throw new Error('The visitor was forgotten.');
  };
  const send = withoutKeptQuestions(fetch, { visits: createFirstVisits(), knownBy: async () => 's', forget });
  const order = { priority: 1, signal: new AbortController().signal, like: null, ofSession: true };
  for (const url of [LIST, LIST]) await send({ ...order, path: { kind: 'url', url } });
  expect(asked).toEqual([LIST, LIST]);
});

it('the visitor stays the one of before where a new one gets no such page', async () => {
  let session: string | null = 'first';
  const fetch = async ({ path: { url } }: FetchOrder): Promise<Fetched> => {
    const next = { kind: 'url', url: `${LIST}?page=2` } as const;
    const pagination = { next: url === LIST ? next : null, previous: null, pages: [], nodes: [] };
    const view =
      session === null
        ? listPage([], { list: null })
        : listPage(['a'], { declaredCount: url === LIST ? 61 : 33, pagination });
    return { kind: 'page', view, transport: 'http', bytes: 1, at: '' };
  };
  const send = withoutKeptQuestions(fetch, {
    visits: createFirstVisits(),
    knownBy: async () => session ?? '',
    forget: () => {
      const before = session;
      session = null;
      return () => void (session = before);
    },
  });
  const order = { priority: 1, signal: new AbortController().signal, like: null };
  for (const url of [LIST, `${LIST}?page=2`]) await send({ ...order, path: { kind: 'url', url } });
  expect(session).toBe('first');
});
