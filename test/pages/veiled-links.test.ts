import { expect, test } from 'vitest';
import { pageOf } from './html-page.js';

const coded = (text: string): string => Buffer.from(text).toString('base64');
const form = (value: string, { inner = '', attributes = 'action="/go" method="post"' } = {}): string =>
  `<form ${attributes}><input type="hidden" name="t" value="${value}">${inner}<button>Thing 9</button></form>`;

function addressesOf(html: string): readonly (string | null)[] {
  const index = pageOf(`<a href="/item/1">Thing 1</a>${html}<a href="/item/2">Thing 2</a>`);
  return index.links.map((id) => index.linkUrl(id)?.replace('https://shop.example', '') ?? null);
}

test.each([
  ['a path', coded('/item/9_größe.html'), '/item/9_gr%C3%B6%C3%9Fe.html'],
  ['a whole address', coded('https://shop.example/item/9?size=4'), '/item/9?size=4'],
  ['the alphabet of addresses', Buffer.from('/item/9?>>>').toString('base64url'), '/item/9?%3E%3E%3E'],
])('a button that posts %s in base64 and nothing else is a link to it', (_, value, url) => {
  expect(addressesOf(form(value))).toEqual(['/item/1', url, '/item/2']);
});

test.each([
  ['a key', form('f3a9c0ffee0123456789abcd')],
  ['an address as it stands', form('/item/9')],
  ['an address of another site', form(coded('https://other.example/item/9'))],
  ['the page itself, to come back to', form(coded('/list?page=3'))],
  ['an address that acts', form(coded('/cart/add/9'))],
  ['more than it', form(coded('/item/9'), { inner: '<input type="hidden" name="product" value="9">' })],
  ['what is written', form(coded('/item/9'), { inner: '<input name="q">' })],
  ['to what acts', form(coded('/item/9'), { attributes: 'action="/cart/add" method="post"' })],
  ['to another site', form(coded('/item/9'), { attributes: 'action="https://other.example/go" method="post"' })],
  ['nothing, as it asks', form(coded('/item/9'), { attributes: 'action="/go"' })],
])('a button that posts %s is no link', (_, html) => {
  expect(addressesOf(html)).toEqual(['/item/1', '/item/2']);
});
