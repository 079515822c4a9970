import { expect, it } from 'vitest';
import { withoutKeptQuestions } from '../../../src/browse/site/kept-questions.js';
import type { Fetched, FetchOrder } from '../../../src/browse/site/page-fetch.js';
import { createFirstVisits } from '../../../src/browse/stage/first-visits.js';
import { listPage } from '../../explore/page-views.js';

const LIST = 'https://shop.example/issues';
const SIZES: Readonly<Record<string, number>> = { '': 135, '?set=1&kind=2': 30, '?set=1&kind=3': 16 };

/** A site that keeps the last question, if it is to; what it was asked for, and sizes that it declared. */
function asking(keeps: boolean): {
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
    const declaredCount = SIZES[query.includes('set=1') ? query : session] ?? 0;
    return { kind: 'page', view: listPage(['a'], { declaredCount }), transport: 'http', bytes: 1, at: '' };
  };
  const visits = createFirstVisits();
  const forget = (): void => void (session = null);
  const send = withoutKeptQuestions(fetch, { visits, isKnown: async () => session !== null, forget });
  const ask = async (query: string): Promise<number | null | undefined> => {
    const path = { kind: 'url', url: `${LIST}${query}` } as const;
    const fetched = await send({ path, priority: 1, signal: new AbortController().signal, like: null });
    return fetched.kind === 'page' ? fetched.view.declaredCount : undefined;
  };
  return { ask, asked, isNeeded: visits.areNeeded };
}

it('a site that keeps the last question is asked as by new visitors from then on', async () => {
  const { ask, isNeeded } = asking(true);
  expect([await ask(''), await ask('?set=1&kind=2'), await ask('?page=2')]).toEqual([135, 30, 135]);
  expect([await ask('?set=1&kind=3'), await ask(''), isNeeded()]).toEqual([16, 135, true]);
});

it('one that keeps none is asked once more', async () => {
  const { ask, asked, isNeeded } = asking(false);
  for (const query of ['', '?set=1&kind=2', '?set=1&kind=3', '']) await ask(query);
  expect([asked, isNeeded()]).toEqual([['', '?set=1&kind=2', '', '?set=1&kind=3', ''], false]);
});
