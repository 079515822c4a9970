import { expect, it } from 'vitest';
import { mayNarrow } from '../../../src/explore/start/narrowing-forms.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import { facet, listPage, SITE } from '../page-views.js';

function found(groups: readonly ReturnType<typeof facet>[]): FoundList {
  const view = listPage(['a', 'b'], { groups });
  const observation = { page: '', view, cost: { pages: 1, bytes: 0, transport: 'http' }, at: '' } as const;
  return { path: { kind: 'url', url: SITE }, via: null, depth: 1, observation };
}

it('a form narrows lists that offer nothing themselves, if it offers choices', () => {
  const path = { kind: 'url', url: SITE } as const;
  const entry = { path, form: 'get', facets: [facet('Hull', ['Steel', 'Wood'])] };
  const [bare, rich] = [found([]), found([facet('Hull', ['Steel', 'Wood'])])];
  expect([mayNarrow({ entry }, [bare]), mayNarrow({ entry }, [bare, rich])]).toEqual([true, false]);
  expect([mayNarrow({ entry: { ...entry, facets: [] } }, [bare]), mayNarrow({}, [bare])]).toEqual([false, false]);
});
