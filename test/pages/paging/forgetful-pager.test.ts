import { describe, expect, test } from 'vitest';
import type { AccessPath, ActionsPath, Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { liveSnapshot } from '../live-page.js';

const RED: Step = { do: 'check', role: 'checkbox', name: 'Red', group: 'Colour', ordinal: 0, value: null };
const NEXT: Step = { do: 'click', role: 'link', name: 'Next', group: 'pagination', ordinal: 0, value: null };

function chosen(...steps: readonly Step[]): ActionsPath {
  return { kind: 'actions', from: { kind: 'url', url: PAGE_URL }, steps };
}

/** How a list with this behind it goes on, in a live page reached by a path. */
function nextOf(pager: string, at: AccessPath, url?: string): PageView['pagination']['next'] {
  const html = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div><div>${pager}</div></main>`;
  return readPage(liveSnapshot(html, url), null, at).pagination.next;
}

/** Numbers with an arrow, one of which is drawn otherwise; addresses carry this before the page. */
function numbers(current: number, carried = ''): string {
  const link = (page: number): string =>
    `<a href="?${carried}page=${page}"${page === current ? ' class="on"' : ''}>${page}</a>`;
  const on = `<a rel="next" href="?${carried}page=${current + 1}">Next</a>`;
  return [1, 2, 3, 4].map(link).join(' ') + on;
}

describe('links whose addresses forget what was chosen on the page', () => {
  test('are pressed', () => {
    expect(nextOf(numbers(1), chosen(RED))).toEqual(chosen(RED, NEXT));
    expect(nextOf('<a rel="next" href="?page=2">Next</a>', chosen(RED))).toEqual(chosen(RED, NEXT));
  });

  test('are pressed again on later pages, whose address is still that of the first', () => {
    expect(nextOf(numbers(2), chosen(RED, NEXT))).toEqual(chosen(RED, { ...NEXT, times: 2 }));
  });
});

test('links whose addresses forget what was chosen are not pressed where they are disabled', () => {
  const on = (attributes: string): string => `<a rel="next" href="?page=5" ${attributes}>Next</a>`;
  const last = (attributes: string): string =>
    [1, 2, 3, 4].map((page) => `<a href="?page=${page}"${page === 4 ? ' class="on"' : ''}>${page}</a>`).join(' ') +
    on(attributes);
  expect(nextOf(last('aria-disabled="true"'), chosen(RED, { ...NEXT, times: 3 }))).toBeNull();
  expect(nextOf(last('aria-disabled="false"'), chosen(RED, { ...NEXT, times: 3 }))).not.toBeNull();
});

test('links are pressed where what was sent leads back to the bare address of the page', () => {
  const asked: AccessPath = { kind: 'url', url: `${PAGE_URL}?size=24` };
  const sent = (...steps: readonly Step[]): AccessPath => ({ kind: 'actions', from: asked, steps: [RED, ...steps] });
  expect(nextOf(numbers(1), sent(), PAGE_URL)).toEqual(sent(NEXT));
  expect(nextOf(numbers(2), sent(NEXT), `${PAGE_URL}?page=2`)).toEqual(sent({ ...NEXT, times: 2 }));
  expect(nextOf(numbers(1, 'colour=7&'), sent(), `${PAGE_URL}?colour=7`)).toMatchObject({ kind: 'url' });
});

test('a lone link is pressed that leads one page on from where the choice was made, though the address says by now what is chosen', () => {
  const on = '<a href="?7f_page=2" aria-label="Next">Next</a>';
  const url = `${PAGE_URL}?colour=Red`;
  expect(nextOf(on, chosen(RED), url)).toEqual(chosen(RED, NEXT));
  const second = chosen(RED, NEXT);
  expect(nextOf(on, second, url)).toEqual(chosen(RED, { ...NEXT, times: 2 }));
  expect(nextOf('<a href="/contact">Contact</a>', second, url)).toBeNull();
});

describe('links whose addresses lack what the page asks by its own', () => {
  const asked: AccessPath = { kind: 'url', url: `${PAGE_URL}?ms=37&order=0` };
  const press = (times?: number): AccessPath => ({
    kind: 'actions',
    from: asked,
    steps: [times === undefined ? NEXT : { ...NEXT, times }],
  });

  test('are pressed on a live page', () => {
    expect(nextOf(numbers(1), asked, asked.url)).toEqual(press());
    const second = `${asked.url}&page=2`;
    expect(nextOf(numbers(2), { kind: 'actions', from: asked, steps: [NEXT] }, second)).toEqual(press(2));
  });

  test('are followed where they name the page or another one', () => {
    const next = { kind: 'url', url: `${PAGE_URL}?page=3` };
    const second: AccessPath = { kind: 'url', url: `${PAGE_URL}?page=2` };
    expect(nextOf(numbers(2), second, second.url)).toEqual(next);
    expect(nextOf('<a rel="prev" href="?">Back</a>', second, second.url)).toBeNull();
  });
});

test('what was chosen on a page is forgotten by its links though the answer came without a browser', () => {
  const html = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div><div>${numbers(1)}</div></main>`;
  const snapshot = snapshotFromHtml(html, { url: `${PAGE_URL}?ms=37`, status: 200 });
  expect(readPage(snapshot, null, chosen(RED)).pagination.next).toMatchObject(chosen(RED, { ...NEXT, role: null }));
});

describe('links are followed', () => {
  test('whose addresses say what was chosen', () => {
    const [url, next] = [`${PAGE_URL}?colour=7`, `${PAGE_URL}?colour=7&page=2`];
    expect(nextOf(numbers(1, 'colour=7&'), chosen(RED), url)).toEqual({ kind: 'url', url: next });
  });

  test('where nothing was chosen', () => {
    const next = { kind: 'url', url: `${PAGE_URL}?page=2` };
    expect(nextOf(numbers(1), { kind: 'url', url: PAGE_URL })).toEqual(next);
    expect(nextOf(numbers(1), chosen(NEXT))).toEqual(next);
  });
});

describe('an arrow to the next page at an address that the page does not tell', () => {
  const AT = 'https://shop.example/browse/1';
  const arrow = (page: number): string =>
    `<a href="/browse/1/part?is=red&page=${String(page - 2)}" aria-label="Back">‹</a>
     <a href="/browse/1/part?is=red&page=${String(page)}" aria-label="Next">›</a>`;

  test('is pressed once something was chosen there, and pressed again', () => {
    expect(nextOf(arrow(2), chosen(RED), AT)).toEqual(chosen(RED, NEXT));
    expect(nextOf(arrow(3), chosen(RED, NEXT), AT)).toEqual(chosen(RED, { ...NEXT, times: 2 }));
  });

  test('is none if its number is not that of the next page', () => {
    expect(nextOf(arrow(7), chosen(RED), AT)).toBeNull();
  });
});
