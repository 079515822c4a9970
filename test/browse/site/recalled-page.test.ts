import { expect, it } from 'vitest';
import { recallPage } from '../../../src/browse/site/recalled-page.js';
import type { StoredPage } from '../../../src/model/store.js';
import { blankPage } from '../../pages/blank-page.js';

it('a page that is remembered costs nothing, what is not there is no page', async () => {
  const view = blankPage({ url: 'https://shop.example/' });
  const page: StoredPage = {
    ...{ key: 'GET /', path: { kind: 'url', url: view.url }, purpose: 'list', view },
    ...{ transport: 'http', bytes: 9, at: '2026-01-01T00:00:00.000Z' },
  };
  const memory = { get: async (key: string) => (key === page.key ? page : null), put: async () => undefined };
  expect((await recallPage(memory, page.key))?.observation).toEqual({
    ...{ page: page.key, view, at: page.at },
    cost: { pages: 0, bytes: 0, transport: 'memory' },
  });
  expect(await recallPage(memory, 'GET /other')).toBeNull();
});
