import { expect, test } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { cardsHtml } from './html-page.js';

function view(html: string, status = 200): PageView {
  return readPage(snapshotFromHtml(html, { url: 'https://shop.example/list', status }));
}

test('a list page', () => {
  const page = view(
    `<html lang="en"><head><title> Shoes </title><link rel="canonical" href="/shoes"></head><body><h1>Shoes</h1><p>1–12 of 40</p><div>${cardsHtml(12)}</div><p><b>1</b> <a href="/list?page=2">2</a></p><script src="/x.js"></script><script type="application/json">{}</script></body>`,
  );
  expect(page).toMatchObject({
    title: 'Shoes',
    language: 'en',
    canonicalUrl: 'https://shop.example/shoes',
    type: 'list',
    declaredCount: 40,
    empty: { empty: false },
    scripts: 1,
    source: 'http',
  });
  expect(page.list).toMatchObject({ label: 'Shoes', linkPattern: 'shop.example/product/*' });
  expect(page.list?.cards).toHaveLength(12);
});

test('an entity page has no main list', () => {
  const page = view(
    `<script type="application/ld+json">{"@type":"Product","name":"Boot","offers":{"@type":"Offer","price":"5"}}</script><meta property="og:type" content="product"><h1>Boot</h1><p>€ 5</p><form method="post" action="/cart/add"><button>Add</button></form><table><tr><th>Colour<td>Red<tr><th>Size<td>9</table><h2>Others</h2><div>${cardsHtml(3)}</div>`,
  );
  expect(page).toMatchObject({ type: 'entity', list: null });
});

test('an error page is empty', () => {
  expect(view('<p>Not found</p>', 404).empty).toEqual({ empty: true, reason: 'error-status' });
});

test.each([
  [''],
  ['<'],
  ['<table><tr><td><table><p></table>'],
  ['\u0000'.repeat(50)],
  ['<a href="http://[::1">x</a>'.repeat(20)],
  ['<p __proto__="1" constructor="2"><a __proto__="x" href="/1">1</a>'],
])('broken HTML is read: %j', (html) => {
  expect(view(html).list).toBeNull();
});

test('a page is read the same each time', () => {
  const html = `<h1>Shoes</h1>${cardsHtml(8)}`;
  expect(view(html)).toEqual(view(html));
});

test('boxes and selects that carry code themselves count as scripts, other fields do not', () => {
  const html = `<input type=checkbox onchange="location.href='/a'"><select onclick=x></select><input type=radio><input onchange=x>`;
  expect(readPage(snapshotFromHtml(html, { url: 'https://shop.example/', status: 200 })).scripts).toBe(2);
});
