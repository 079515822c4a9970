import { expect, it } from 'vitest';
import { readPage } from '../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { cardsHtml } from '../html-page.js';

/** Where a page of 12 cards leads on to. */
function nextOf(html: string, url = 'https://shop.example/list'): string | null {
  const page = `<main><h1>Things</h1><div>${cardsHtml(12)}${html}</div></main>`;
  const { next } = readPage(snapshotFromHtml(page, { url, status: 200 })).pagination;
  return next?.kind === 'url' ? next.url : null;
}

it.each([
  ['a frame that is fetched once it is seen', '<x-frame loading=lazy src="/list?page=2">…</x-frame>', '/list?page=2'],
  ['an element with an attribute for scripts', '<div data-next-url="/list?page=2"></div>', '/list?page=2'],
  ['an offset', '<div hx-get="?offset=12"></div>', '/list?offset=12'],
])('%s names the next page', (_, html, path) => {
  expect(nextOf(html)).toBe(`https://shop.example${path}`);
});

it('on a further page the one after it', () => {
  const at = 'https://shop.example/list?brand=acme&page=3';
  expect(nextOf('<div data-url="/list?brand=acme&page=4"></div>', at)).toBe(
    'https://shop.example/list?brand=acme&page=4',
  );
});

it.each([
  ['leads to another part', '<div data-url="/other?page=2"></div>'],
  ['buys', '<div data-url="/list?add-to-cart=2"></div>'],
  ['is of another site', '<div data-url="https://else.example/list?page=2"></div>'],
  ['is one of several', '<div data-url="/list?page=2"></div><div data-url="/list?tab=2"></div>'],
  ['is a picture', '<img src="/list?page=2">'],
])('what %s does not', (_, html) => {
  expect(nextOf(html)).toBeNull();
});
