import { expect, test } from 'vitest';
import type { Card } from '../../../src/model/page.js';
import { linkPatternOf, readCards } from '../../../src/pages/lists/cards.js';
import { cardsHtml, pageOf } from '../html-page.js';

/** Cards from the elements of a tag, each with all of its links as entity links. */
function cards(html: string, tag = 'li'): readonly Card[] {
  const index = pageOf(html);
  const records = index.byTag(tag).map((root) => ({
    root,
    end: index.node(root).end,
    links: [root, ...index.within(root, 'a')].filter((id) => index.linkUrl(id) !== null),
    target: '',
  }));
  return readCards(index, records);
}

test('a card has address, name, image and texts', () => {
  const [card] = cards(`<li>${cardsHtml(1)}</li>`);
  expect(card).toMatchObject({
    position: 0,
    url: 'https://shop.example/product/thing-1',
    name: 'Thing number 1',
    image: 'https://shop.example/1.jpg',
    texts: ['Thing number 1', 'Brand 1', '€ 1.50'],
  });
});

test('a place that shows signs alone is no card', () => {
  const place = '<li><p>. . . . .</p><p>. . .</p></li>';
  const shown = cards(`<li>Boot</li>${place}<li>❤ <img src="/h.jpg"></li>${place}<li>№ 5</li>`);
  expect(shown.map(({ name, position }) => [position, name])).toEqual([
    [0, 'Boot'],
    [1, expect.any(String)],
    [2, '№ 5'],
  ]);
});

test.each([
  ['a linked heading', '<li><a href="/1"><img alt="pic"></a><h2><a href="/1">Boot</a></h2></li>', 'Boot'],
  ['the longest link', '<li><a href="/1">More</a><a href="/1">Boot of leather</a></li>', 'Boot of leather'],
  ['no price', '<li><a href="/1"><span>Boot</span><span>$38.90</span></a></li>', 'Boot'],
  ['the image’s name', '<li><a href="/1"><img alt="Boot"></a></li>', 'Boot'],
])('its name is %s', (_, html, name) => {
  expect(cards(html)[0]?.name).toBe(name);
});

test('images that load later are found', () => {
  expect(cards('<li><a href="/1">x</a><img src="data:image/gif;base64,R0" data-src="/a.webp"></li>')[0]?.image).toBe(
    'https://shop.example/a.webp',
  );
});

test('an attribute that differs from card to card identifies', () => {
  const card = (id: number): string => `<li data-list-id="7" data-product-id="p${id}"><a href="/${id}">x</a></li>`;
  expect(cards([1, 2, 3].map(card).join('')).map(({ identifier }) => identifier)).toEqual(['p1', 'p2', 'p3']);
});

test('a card without a link has no address', () => {
  expect(cards('<li><b>Boot</b></li>')[0]).toMatchObject({ url: null, name: 'Boot' });
});

test('the link pattern is that of most cards', () => {
  expect(
    linkPatternOf(
      cards([1, 2, 3].map((id) => `<li><a href="/p/${id}">x</a></li>`).join('') + '<li><a href="/ad">y</a></li>'),
      'https://shop.example/',
    ),
  ).toBe('shop.example/p/*');
});

test('an attribute whose value most addresses say identifies, though cards repeat it', () => {
  const card = (href: string, id: string): string => `<li><a data-jk="${id}" href="${href}">x</a></li>`;
  const html = ['aaa11', 'bbb22', 'ccc33'].map((id) => card(`/open?k=${id}`, id)).join('');
  const paid = card('/paid?ad=zz', 'aaa11') + card('/paid?ad=yy', 'aaa11');
  expect(cards(html + paid).map(({ identifier }) => identifier)).toEqual(['aaa11', 'bbb22', 'ccc33', 'aaa11', 'aaa11']);
});
