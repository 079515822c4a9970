/** Golden pages: one folder each, `source.html` and what is to be recognised on it; a fault found becomes a folder. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';

const FOLDER = new URL('./golden/', import.meta.url);

interface Expected {
  readonly url: string;
  readonly type?: string;
  /** Name and address of each card. */
  readonly cards: readonly (readonly [string, string])[];
  readonly next: string | null;
  readonly declaredCount?: number;
  readonly empty: boolean;
}

test.each(readdirSync(FOLDER))('%s', (name) => {
  const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, FOLDER), 'utf8')) as Expected;
  const html = readFileSync(new URL(`${name}/source.html`, FOLDER), 'utf8');
  const page = readPage(snapshotFromHtml(html, { url: expected.url, status: 200 }));
  expect({
    url: page.url,
    ...(expected.type === undefined ? {} : { type: page.type }),
    cards: (page.list?.cards ?? []).map((card) => [card.name, card.url]),
    next: page.pagination.next?.kind === 'url' ? page.pagination.next.url : null,
    ...(expected.declaredCount === undefined ? {} : { declaredCount: page.declaredCount }),
    empty: page.empty.empty,
  }).toEqual(expected);
});
