/**
 * A page to store.
 */
import type { PageView } from '../../src/model/page.js';
import type { StoredPage } from '../../src/model/store.js';

/** A page of a list with one link and no list. */
export function storedPage(key: string): StoredPage {
  const view: PageView = {
    url: 'https://shop.example/',
    status: 200,
    source: 'http',
    canonicalUrl: null,
    title: 'Shop – 商店',
    language: 'en',
    type: 'other',
    typeScores: { entity: 0, list: 0, other: 1 },
    links: [{ node: 3, url: 'https://shop.example/a', text: 'A', rel: [], area: 'content', acts: false }],
    forms: [],
    list: null,
    groups: [],
    pagination: { next: null, previous: null, pages: [], nodes: [] },
    counts: [],
    declaredCount: null,
    empty: { empty: true, reason: 'no-main-list' },
    details: {
      name: null,
      price: null,
      image: null,
      identifiers: [],
      breadcrumbs: [],
      attributes: [],
      contentHash: null,
    },
    textLength: 10,
    scripts: 0,
  };
  const path = { kind: 'url', url: 'https://shop.example/' } as const;
  return { key, path, purpose: 'list', view, transport: 'http', bytes: 1234, at: '2026-01-01T00:00:00.000Z' };
}
