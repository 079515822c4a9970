import { expect, test } from 'vitest';
import type { AccessPath } from '../../../src/model/access-path.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { tellsSizeAndPages } from '../../../src/pages/paging/place-of-pages.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { liveSnapshot } from '../live-page.js';

const HERE = { kind: 'url', url: PAGE_URL } as const;
const AFTER_NEXT: AccessPath = {
  kind: 'actions',
  from: HERE,
  steps: [{ do: 'click', role: 'button', name: 'Next', group: 'pagination', ordinal: 0, value: null }],
};

/** The size that a page of ten cards declares whose bar of steps holds a text. */
function declaredBeside(text: string, at: AccessPath = HERE): number | null {
  const isFirst = at.kind === 'url';
  const steps = `<button${isFirst ? ' disabled' : ''}>Previous</button><button>Next</button>`;
  const html = `<main><h1>Things</h1><div>${cardsHtml(10)}</div><div><div>${text}</div><div>${steps}</div></div></main>`;
  return readPage(liveSnapshot(html), null, at).declaredCount;
}

test.each<readonly [string, AccessPath, number | null]>([
  ['Page 1 of 42', HERE, null],
  ['1 / 42', HERE, null],
  ['Page 1 of 8', HERE, null],
  ['Page 2 of 42', AFTER_NEXT, null],
  ['10 of 42', HERE, 42],
  ['1–10 of 42', HERE, 42],
  ['42 things', HERE, 42],
  ['Page 1, 42 things', HERE, 42],
])('beside the steps of a pager without numbers: %s', (text, at, size) => {
  expect(declaredBeside(text, at)).toBe(size);
});

test('the number of the pages is told as such', () => {
  const html = `<main><div>${cardsHtml(10)}</div><p>Page 1 of 42 <button disabled>Previous</button><button>Next</button></p></main>`;
  const { counts } = readPage(liveSnapshot(html), null, HERE);
  expect(counts).toMatchObject([{ template: 'page # of #', value: 42, ofPages: true, confidence: 0 }]);
});

test.each<readonly [string, number | null]>([
  ['Page 2 of 15', null],
  ['2 / 15', null],
  ['Page 2, 15 things', 15],
  ['12 of 32', 32],
])('beside a pager with numbers that links the fourth page of twelve cards each: %s', (text, size) => {
  const link = (page: number): string =>
    page === 2 ? '<b>2</b>' : `<a href="?page=${String(page)}">${String(page)}</a>`;
  const html = `<main><div>${cardsHtml(12)}</div><p>${text}</p><p>${[1, 2, 3, 4].map(link).join(' ')}</p></main>`;
  const { declaredCount } = readPage(liveSnapshot(html, `${PAGE_URL}?page=2`), null, null);
  expect(declaredCount).toBe(size);
});

test.each([
  [[53, 1, 3], 24, true],
  [[53, 3, 3], 5, true],
  [[53, 3, 3], 6, false],
  [[53, 1, 3], 10, false],
  [[22, 1, 1], 22, false],
  [[53, 4, 3], 24, false],
] as const)('%j above %i cards tell the size of the list and its pages: %s', (numbers, shown, isTold) => {
  expect(tellsSizeAndPages(numbers, shown)).toBe(isTold);
});

test('a size beside the number of the page and that of all pages is declared without any pager', () => {
  const html = `<main><h1>Lots</h1><p>53 lot(s). Page 1 of 6.</p><div>${cardsHtml(10)}</div></main>`;
  expect(readPage(snapshotFromHtml(html, { url: PAGE_URL, status: 200 })).declaredCount).toBe(53);
});
