import { expect, it } from 'vitest';
import type { ListHint, PageView } from '../../../src/model/page.js';
import { readPage } from '../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { cardsHtml } from '../html-page.js';

const PAGE = 'https://shop.example/list?brand=acme&sort=';

/** Where a page of 36 cards leads on to. */
function nextOf(html: string, url = PAGE): string | null {
  const page = `<main><h1>Things</h1><div>${cardsHtml(36)}${html}</div></main><footer><a href="/help">Help</a></footer>`;
  const { next } = readPage(snapshotFromHtml(page, { url, status: 200 })).pagination;
  return next?.kind === 'url' ? next.url : null;
}

it.each([
  ['after three pages of 12', '/list?brand=acme&page=4'],
  ['after 36 cards', '/list?brand=acme&offset=36'],
])('the link behind the last card goes on %s', (_, url) => {
  expect(nextOf(`<p><a href="${url}">More</a></p>`)).toBe(`https://shop.example${url}`);
});

it.each([
  ['a page that does not fit', '<p><a href="/list?brand=acme&page=6">More</a></p>'],
  ['pages of very few cards', '<p><a href="/list?brand=acme&page=13">More</a></p>'],
  ['another list', '<p><a href="/list?brand=bolt&page=4">More</a></p>'],
  ['another place', '<p><a href="/other?page=4">More</a></p>'],
  ['one of several links', '<p><a href="/list?brand=acme&page=4">More</a> <a href="/top">Top</a></p>'],
])('%s does not', (_, html) => {
  expect(nextOf(html)).toBeNull();
});

it('on a further page none leads on so', () => {
  expect(nextOf('<p><a href="/list?page=4">Back</a></p>', 'https://shop.example/list?page=5')).toBeNull();
});

it('among the cards it is none of them', () => {
  const tile = '<div class=card><a href="/list?brand=acme&page=4">Load more (16 left)</a></div>';
  const page = `<main><h1>Things</h1><div>${cardsHtml(36)}${tile}</div></main>`;
  const { list, pagination } = readPage(snapshotFromHtml(page, { url: PAGE, status: 200 }));
  expect([list?.cards.length, pagination.next]).toEqual([
    36,
    { kind: 'url', url: 'https://shop.example/list?brand=acme&page=4' },
  ]);
});

it('among the cards of a further page of a known list the next page is none of them either', () => {
  const url = 'https://shop.example/list?brand=acme&page=3';
  const tile = '<div class=card><a href="/list?brand=acme&page=4">Load more (16 left)</a></div>';
  const read = (cards: string, hint: ListHint | null): PageView =>
    readPage(snapshotFromHtml(`<main><h1>Things</h1><div>${cards}</div></main>`, { url, status: 200 }), hint);
  const { list: first } = read(cardsHtml(12), null);
  const hint = first === null ? null : { ...first, place: first.place ?? '' };
  const { list, pagination } = read(cardsHtml(12, 13) + tile, hint);
  expect([list?.cards.length, pagination.next]).toEqual([
    12,
    { kind: 'url', url: 'https://shop.example/list?brand=acme&page=4' },
  ]);
});
