import { expect, test } from 'vitest';
import { pageOf } from './html-page.js';

const cards = [1, 2, 3, 4].map((id) => `<a href="/thing-${id}/item/${id}?at=${id}">Thing ${id}</a>`).join('');

function addressesOf(html: string): readonly (string | null)[] {
  const index = pageOf(html);
  return index.links.map((id) => index.linkUrl(id));
}

test('a link that another page counts leads to its end, where the page has other links of its kind', () => {
  const paid = '<a href="/click?ad=7&url=%2Fthing-9%2Fitem%2F9%3Fpaid%3D1#reviews">Thing 9</a>';
  expect(addressesOf(cards + paid).at(-1)).toBe('https://shop.example/thing-9/item/9?paid=1#reviews');
});

test.each([
  ['leads to no kind of page that others lead to', '/click?url=%2Fbrands%2F9'],
  ['only comes back to what a card links', '/login?return=%2Fthing-2%2Fitem%2F2'],
  ['comes back to the page itself', '/login?return=%2Flist%3Fpage%3D2'],
  ['leads to another site', '/out?url=https%3A%2F%2Fother.example%2Fthing-9%2Fitem%2F9'],
  ['acts', '/cart/add?next=%2Fthing-9%2Fitem%2F9'],
  ['holds two addresses', '/go?from=%2Fthing-8%2Fitem%2F8&to=%2Fthing-9%2Fitem%2F9'],
])('a link that %s stays as it is', (_, href) => {
  expect(addressesOf(`${cards}<a href="${href.replaceAll('&', '&amp;')}">x</a>`).at(-1)).toBe(
    `https://shop.example${href}`,
  );
});

test('without links that lead to them themselves, nothing is known of what a relay leads to', () => {
  const paid = [1, 2, 3].map((id) => `<a href="/click?url=%2Fthing-${id}%2Fitem%2F${id}">x</a>`).join('');
  expect(addressesOf(paid)[0]).toBe('https://shop.example/click?url=%2Fthing-1%2Fitem%2F1');
});
