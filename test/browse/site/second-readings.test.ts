import { expect, it } from 'vitest';
import { createSecondReadings } from '../../../src/browse/site/second-readings.js';
import type { ListHint, PageView } from '../../../src/model/page.js';
import type { Answer } from '../../../src/model/site.js';
import { blankPage } from '../../pages/blank-page.js';

const LIKE: ListHint = { place: 'main|', linkPattern: '' };
const NO_LIST = blankPage({ url: 'https://shop.example/', source: 'http' });
const LIST: PageView = { ...NO_LIST, list: { node: 0, cards: [], linkPattern: '', label: null } };

function page(view: PageView): Answer {
  return { kind: 'page', observation: { page: '', view, at: '', cost: { pages: 1, bytes: 0, transport: 'http' } } };
}

interface Asker {
  /** Whether a page that showed this at first shows a list as it is asked for now. */
  readonly shows: (key: string, had: PageView, like?: ListHint | null) => Promise<boolean>;
  readonly fetched: string[];
}

/** Asks for pages of which a second reading shows `again`. */
function asker(again: PageView): Asker {
  const fetched: string[] = [];
  const readings = createSecondReadings(
    { get: async () => null, put: async () => undefined },
    {
      async fetch({ key }) {
        fetched.push(key);
        return page(again);
      },
    },
  );
  return {
    fetched,
    async shows(key, had, like = null) {
      const path = { kind: 'url', url: NO_LIST.url } as const;
      const order = {
        key,
        path,
        like,
        priority: 0,
        purpose: 'list',
        controls: false,
        promised: 0,
        came: null,
      } as const;
      const answer = await readings(page(had), order);
      return answer.kind === 'page' && answer.observation.view.list !== null;
    },
  };
}

it('a page that showed no list over HTTP with nothing known is read again once something is', async () => {
  const { shows, fetched } = asker(LIST);
  expect([await shows('a', NO_LIST), await shows('a', NO_LIST, LIKE)]).toEqual([false, true]);
  expect(fetched).toEqual(['a as a list']);
});

it('what a browser showed, what was a list, and what was read with all that is known is not', async () => {
  const { shows, fetched } = asker(LIST);
  for (const like of [null, LIKE]) {
    await shows('a', { ...NO_LIST, source: 'browser' }, like);
    await shows('b', LIST, like);
    await shows('c', NO_LIST, LIKE);
  }
  expect(fetched).toEqual([]);
});

it('after some in vain no further page is read again', async () => {
  const { shows, fetched } = asker(NO_LIST);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) for (const like of [null, LIKE]) await shows(key, NO_LIST, like);
  expect(fetched).toHaveLength(4);
});
