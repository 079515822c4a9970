/**
 * A page to store.
 */
import type { StoredPage } from '../../src/model/store.js';
import { blankPage } from '../pages/blank-page.js';

/** A page of a list with one link and no list. */
export function storedPage(key: string): StoredPage {
  const view = blankPage({
    url: 'https://shop.example/',
    source: 'http',
    title: 'Shop – 商店',
    language: 'en',
    links: [{ node: 3, url: 'https://shop.example/a', text: 'A', rel: [], area: 'content', acts: false }],
    empty: { empty: true, reason: 'no-main-list' },
    textLength: 10,
  });
  const path = { kind: 'url', url: 'https://shop.example/' } as const;
  return { key, path, purpose: 'list', view, transport: 'http', bytes: 1234, at: '2026-01-01T00:00:00.000Z' };
}
