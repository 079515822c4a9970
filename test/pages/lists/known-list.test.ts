import { describe, expect, it } from 'vitest';

import { findKnownList, isAlike, placeOf, type KnownList } from '../../../src/pages/lists/known-list.js';
import { cardsHtml, first, pageOf } from '../html-page.js';
import { indexPage } from '../../../src/pages/page-index.js';
import { liveSnapshot } from '../live-page.js';
import { sourceOf } from '../page-of.js';

const HINT = { place: 'html>body>main>section|results|', linkPattern: 'shop.example/product/*' };
const known = (cards: string, id = 'results'): KnownList =>
  findKnownList(sourceOf(`<main><section id=${id}>${cards}</section></main>`), HINT);
const sizeOf = (list: KnownList): number => (list.kind === 'found' ? list.list.records.length : 0);

describe('the place of a list', () => {
  it('is its way from the root and its name without numbers', () => {
    const index = pageOf('<main><div role=region><ul id=grid-12 class="cards w3"></ul></div></main>');
    expect(placeOf(index, first(index, 'ul'))).toBe('html>body>main>div[region]>ul|grid-#|cards w#');
  });

  it('is the same in a browser as over HTTP', () => {
    const html = '<main><table><tr><td><ul></ul></td></tr></table></main>';
    const places = [pageOf(html), indexPage(liveSnapshot(html))].map((index) => placeOf(index, first(index, 'ul')));
    expect(places[0]).toBe(places[1]);
  });

  it('is the same over HTTP and in a browser, which knows roles of tags', () => {
    const index = pageOf('<table><tbody></tbody></table>');
    const shown = { ...index, node: (id: number) => ({ ...index.node(id), role: 'rowgroup' }) };
    expect(placeOf(shown, first(index, 'tbody'))).toBe(placeOf(index, first(index, 'tbody')));
  });

  it('does not hang on ids that scripts make up', () => {
    const places = ['MixA1DE', 'Mix551A'].map((id) => {
      const index = pageOf(`<ul id=${id}></ul>`);
      return placeOf(index, first(index, 'ul'));
    });
    expect(places[0]).toBe(places[1]);
  });
});

describe('at the known place', () => {
  it('a list is found, even of one entity', () => {
    expect([1, 2, 9].map((count) => sizeOf(known(cardsHtml(count))))).toEqual([1, 2, 9]);
  });

  it('what a script has added as blocks of their own belongs to it, what stands behind something else does not', () => {
    const grid = (ids: readonly number[]): string =>
      `<div>${ids.map((id) => `<p><a href="/product/jug-${id}">Jug ${id}</a></p>`).join('')}</div>`;
    const hint = { place: 'html>body>main>div||', linkPattern: 'shop.example/product/*' };
    const size = (html: string): number => sizeOf(findKnownList(sourceOf(`<main>${html}</main>`), hint));
    expect(size(`${grid([1, 2, 3])}${grid([4, 5])}<h2>Seen</h2>${grid([6, 7])}`)).toBe(5);
  });

  it('what stands beside each entity is none, where nothing holds what belongs to one', () => {
    const record = (id: number): string =>
      `<a href="/book_${id}.html">Book ${id}</a><br>No. ${id} <a href="/basket.php?add=${id}">to basket</a><hr>`;
    const hint = { place: 'html>body>main>section|results|', linkPattern: 'shop.example/*' };
    const html = `<main><section id=results>${[1, 2, 3, 4].map(record).join('')}</section></main>`;
    expect(sizeOf(findKnownList(sourceOf(html), hint))).toBe(4);
  });

  it('what its cards are a part of is no entity of it, though it is linked as they are', () => {
    const item = (at: number): string =>
      `<article><div><a class=h5 href="/product/jug-${at}">Jug ${at}</a></div><p>In <a href="/product/set-${at}">Set ${at}</a></p></article>`;
    const hint = { ...HINT, titleStyle: 'div|h#' };
    const size = (items: string): number =>
      sizeOf(findKnownList(sourceOf(`<main><section id=results>${items}</section></main>`), hint));
    expect([1, 2, 9].map((count) => size(Array.from({ length: count }, (_, at) => item(at)).join('')))).toEqual([
      1, 2, 9,
    ]);
    // Blocks whose links are marked up otherwise, or which hold several titles, are read as on any page.
    expect(size(cardsHtml(4))).toBe(4);
    expect(size(`<div>${item(1)}${item(2)}</div><div>${item(3)}</div>`.replaceAll(/<p>.*?<\/p>/gu, ''))).toBe(3);
  });

  it('a list whose entities have other addresses is found by how its cards are named, tiles that a menu names are none', () => {
    const tile = (name: string, at: number): string =>
      `<article><a class=tile href="/${name}-${at}"><b>Jug ${at}</b><i>$${at}.50</i></a></article>`;
    const page = (name: string, menu = ''): number =>
      sizeOf(
        findKnownList(
          sourceOf(
            `${menu}<main><section id=results>${[1, 2, 3, 4].map((at) => tile(name, at)).join('')}</section></main>`,
          ),
          { ...HINT, linkPattern: 'shop.example/c/*/*', titleStyle: '|tile' },
        ),
      );
    expect(page('p/jug')).toBe(4);
    expect(page('department', '<nav><a href="/department-1">Jugs</a></nav>')).toBe(0);
  });

  it('the heads of a table that order it are no entities where one script serves all pages', () => {
    const row = (at: number): string =>
      `<tr><td><a href="/index.php?page=product&id=${at}">Jug ${at}</a></td><td>$${at}</td></tr>`;
    const head =
      '<tr><th><a href="/index.php?page=list&n=2&sort=name">Name</a></th><th><a href="/index.php?page=list&n=2&sort=price">Price</a></th></tr>';
    const html = `<main><table><tbody>${head}${[1, 2, 3, 4].map(row).join('')}</tbody></table></main>`;
    const hint = { place: 'html>body>main>table>tbody||', linkPattern: 'shop.example/index.php?id&page' };
    const found = findKnownList(sourceOf(html, 'https://shop.example/index.php?page=list&n=2'), hint);
    expect(sizeOf(found)).toBe(4);
  });

  it('a menu that stands and links as the list does is not taken for it', () => {
    const menu = '<ul><li><a href="/product/jugs">Jugs</a></li><li><a href="/product/pans">Pans</a></li></ul>';
    const cards = [1, 2].map((at) => `<article><h3><a href="/product/jug-${at}">Jug ${at}</a></h3></article>`);
    const html = `<main><section id=results><div>${menu}</div></section><section id=results>${cards.join('')}</section></main>`;
    const names = (titleStyle: string): readonly string[] => {
      const list = findKnownList(sourceOf(html), { ...HINT, titleStyle });
      return list.kind === 'found' ? list.list.records.map(({ target }) => target) : [];
    };
    expect(names('h3|')).toEqual([1, 2].map((at) => `https://shop.example/product/jug-${at}`));
    expect(names('b|')[0]).toBe('https://shop.example/product/jugs');
  });

  it('dots in cards that lead to other colours are no entities of it', () => {
    const dots = [1, 2, 3].map((at) => `<li><a href="/product/jug-${at}" title="Colour ${at}"></a></li>`).join('');
    const item = (at: number): string =>
      `<article><a href="/product/jug-${at}"><img src=x></a><h2><a href="/product/jug-${at}">Jug</a></h2><ul>${dots}</ul></article>`;
    expect([1, 2, 3].map((count) => sizeOf(known([1, 2, 3].slice(0, count).map(item).join(''))))).toEqual([1, 2, 3]);
  });

  it('of a list by role only its items count: what stands between them is offered beside it', () => {
    const item = (at: number): string => `<div role=listitem><h2><a href="/product/jug-${at}">Jug</a></h2></div>`;
    const shelf = `<div>${cardsHtml(3, 50)}</div><div><h2>Help</h2><a href="/product/help-me">Ask us</a></div>`;
    const html = (items: string): string => `<main><div role=list id=results>${items}${shelf}</div></main>`;
    const hint = { ...HINT, place: 'html>body>main>div[list]|results|' };
    expect(
      [1, 2, 7].map((count) =>
        sizeOf(
          findKnownList(
            sourceOf(
              html(
                item(1) +
                  [2, 3, 4, 5, 6, 7]
                    .slice(0, count - 1)
                    .map(item)
                    .join(''),
              ),
            ),
            hint,
          ),
        ),
      ),
    ).toEqual([1, 2, 7]);
  });

  it('blocks of several kinds of links belong to it, however many there are of each', () => {
    const item = (path: string): string =>
      `<article class=card><h3><a href="${path}">Lamp</a></h3><p>9 €</p></article>`;
    const [offer, other] = [item('/product/jug-7'), item('/jug-seven/p/M7')];
    expect(
      [offer + other, other + other + offer + other, offer + offer + other.repeat(5)].map((html) =>
        sizeOf(known(html)),
      ),
    ).toEqual([2, 4, 7]);
    const poor =
      '<article class=card><div><div><div><p><a href="/jug-eight/p/M8">Jug</a></p></div></div></div></article>';
    expect(sizeOf(known(offer + offer.replaceAll('jug-7', 'jug-9') + poor))).toBe(3);
    expect(
      sizeOf(
        known(
          `${item('/product/jug-7')}<article class=hint><h3><a href="/p/help/q1">Help</a></h3><p>Ask</p></article>`,
        ),
      ),
    ).toBe(1);
  });

  it('links whose variable part looks fixed belong to it', () => {
    const item = (slug: string): string => `<div><a href="/product/${slug}">${slug}</a></div>`;
    expect(sizeOf(known(item('claw-of-night') + item('two-words') + item('one') + item('x-y')))).toBe(4);
    expect(sizeOf(known(item('two-words') + item('one')))).toBe(2);
  });

  it('a message between its blocks that leads where the head of the page does belongs to it no more than one', () => {
    const item = (slug: string): string =>
      `<div><ul><li><img src=x></li></ul><h3>${slug}</h3><a href="/product/${slug}"><i>${slug}</i></a></div>`;
    const message = '<div><b>Members pay less</b><a href="/product/login">Sign in</a></div>';
    const cards = item('red-oak-7') + item('old-elm-8') + message + item('oneword');
    const page = (head: string): KnownList =>
      findKnownList(sourceOf(`${head}<main><section id=results>${cards}</section></main>`), HINT);
    expect(sizeOf(page('<header><a href="/product/login">Sign in</a></header>'))).toBe(3);
    expect(sizeOf(page(''))).toBe(4);
  });

  it('links whose variable part looks fixed belong to it beside a block that links its entity twice', () => {
    const item = (slug: string): string =>
      `<div><p><a href="/product/${slug}"><img src=x></a></p><p><a href="/product/${slug}">${slug}</a></p></div>`;
    expect(sizeOf(known(item('claw-p85') + item('oneword') + item('another')))).toBe(3);
  });

  it('links whose variable part looks fixed belong to it on a site whose addresses end with a slash', () => {
    const item = (slug: string): string => `<li><a href="/${slug}/">${slug}</a></li>`;
    const cards = ['big-serving-board', 'tray-2', 'tarn-tray', 'bexhill-jug', 'quay-tray', 'arden-jug', 'kelso-jug'];
    const source = sourceOf(`<main><ul>${cards.map(item).join('')}</ul></main>`, 'https://shop.example/kitchen/');
    const hint = { place: 'html>body>main>ul||', linkPattern: 'shop.example/*/' };
    expect(sizeOf(findKnownList(source, hint))).toBe(7);
  });

  it('links whose variable part looks fixed belong to it beside a strip of others that do not', () => {
    const item = (slug: string): string => `<li><a href="/product/${slug}">${slug}</a></li>`;
    const strip = `<li><h2>Seen by others</h2><ol>${['x3', 'ev6', '208'].map(item).join('')}</ol></li>`;
    const cards = ['anvil', 'bellows', 'chisel', 'drill', 'easel', 'forge'].map(item);
    expect(sizeOf(known(`${cards.slice(0, 4).join('')}${strip}${cards.slice(4).join('')}`))).toBe(6);
  });

  it('blocks that link their entity with arguments and without are one each', () => {
    const item = (slug: string): string =>
      `<li><p><a href="/product/${slug}?day=4"><img src=x></a></p><h3><a href="/product/${slug}?day=4">${slug}</a></h3><a href="/product/${slug}">Show</a></li>`;
    expect(sizeOf(known(`<ul>${item('a-1')}${item('b-2')}${item('c-3')}</ul>`))).toBe(3);
  });

  it('blocks that link their entity with arguments once and without several times are one each', () => {
    const item = (slug: string, query: string): string =>
      `<div><div><a href="/product/${slug}${query}">${slug}</a></div><p><a href="/product/${slug}#reviews">4.0</a></p><p><a href="/product/${slug}#menu">Menu</a></p></div>`;
    expect(sizeOf(known(item('a-1', '?token=x7') + item('a-1', '') + item('b-2', '') + item('c-3', '')))).toBe(4);
    expect(sizeOf(known(item('b-2', '') + item('a-1', '') + item('a-1', '?token=x7') + item('c-3', '')))).toBe(4);
  });

  it('entities of another section belong to it, too', () => {
    const item = (path: string): string => `<div><a href="/${path}">${path}</a></div>`;
    expect(sizeOf(known(item('product/one') + item('tool/two') + item('tool/three')))).toBe(3);
    expect(sizeOf(known(item('tool/two') + item('tool/three')))).toBe(2);
  });

  it('entities that are linked one section deeper belong to it where it shows no others', () => {
    const item = (path: string): string => `<div class=card><h3><a href="/p/${path}">Lamp</a></h3><b>9 €</b></div>`;
    const hint = { ...HINT, linkPattern: 'shop.example/p/*/*/*' };
    const at = (html: string): number =>
      sizeOf(findKnownList(sourceOf(`<main><section id=results>${html}</section></main>`), hint));
    expect(at(item('mp/jug/7f-1/c1'))).toBe(1);
    expect(at(item('mp/jug/7f-1/c1') + item('mp/tray/7f-2/c3'))).toBe(2);
    expect(at(item('mp/jug/7f-1/c1') + item('tray/72/m3'))).toBe(2);
    const dots = ['c1', 'c2', 'c3'].map((colour) => `<li><a href="/p/mp/jug/7f-1/${colour}"><img alt=x></a></li>`);
    expect(at(item('mp/jug/7f-1/c1').replace('<b>', `<ul>${dots.join('')}</ul><b>`))).toBe(1);
    // What an emptied list offers.
    expect(at('<p>Try <a href="/lamps">lamps</a> or <a href="/help/p/a/b/c">ask</a></p>')).toBe(0);
    expect(sizeOf(known('<p>Try <a href="/product/lamps/oak">lamps</a></p>'))).toBe(0);
  });

  it('what a choice has hidden does not belong to it, and what hides everything empties it', () => {
    const item = (slug: string, how = ''): string => `<div ${how}><a href="/product/${slug}-x">${slug}</a></div>`;
    const none = 'style="display: none"';
    expect(sizeOf(known(item('one') + item('two', none) + item('three') + item('four', 'hidden')))).toBe(2);
    expect(known(item('one', none) + item('two', none)).kind).toBe('empty');
  });

  describe('whose entities lie below the list that links them', () => {
    const results = (links: readonly string[]): string =>
      `<main><section id=results>${links.map((link) => `<div><a href="/${link}"><img src="/${link}.jpg"><h3>The ${link.replace(/\W/gu, ' ')}</h3></a><p>$12.50</p></div>`).join('')}</section></main>`;
    const below = (links: readonly string[], url: string, sections: string): number =>
      sizeOf(
        findKnownList(sourceOf(results(links), `https://shop.example/${url}`), {
          ...HINT,
          linkPattern: `shop.example/${sections}*`,
        }),
      );
    const coats = ['parka-one', 'anorak-two', 'cape-three'];

    it.each([
      ['c/coats/rain', 'coats/', 'coats/rain'],
      ['coats/rain.html', 'coats/', 'coats/rain'],
      ['coats/rain.html', '', 'coats/rain'],
      ['c/coats/rain', 'product/', 'coats/rain'],
      ['search', 'product/coats/rain/', 'product/coats'],
    ])('%s, after %s*, lists %s/…', (url, known, sections) => {
      const links = coats.map((coat) => `${sections}/${coat}`);
      expect(below(links, url, known)).toBe(3);
    });

    it('a single one, too, in a section of the known pattern', () => {
      expect(below(['coats/rain/parka-one'], 'c/coats/rain', 'coats/')).toBe(1);
    });

    it('ways out of an emptied list are no entities', () => {
      expect(below(['c/coats/f', 'c'], 'c/coats/f/red', 'product/')).toBe(0);
      expect(below(['help/sizes/coats', 'help/contact/us'], 'c/coats/rain', 'product/')).toBe(0);
    });
  });

  it('other links of a block make no blocks of their own', () => {
    const block = (at: number): string =>
      `<div><a href="/product/a-b-c-${at}">A</a><a href="/product/maker">M</a></div>`;
    expect(sizeOf(known(block(1) + block(2)))).toBe(2);
  });

  it('blocks that stand alike are told apart by what they link', () => {
    const list = (inside: string): string => `<section id=results>${inside}</section>`;
    const filters = ['red', 'blue']
      .map((color) => `<div><a href="/all/here?color=${color}">${color}</a></div>`)
      .join('');
    const page = `<main>${list(filters)}${list(cardsHtml(3))}</main>`;
    expect(sizeOf(findKnownList(sourceOf(page), HINT))).toBe(3);
  });

  it('no entity means an empty list', () => {
    expect(known('<p>Nothing here. <a href=/help>Help</a></p>')).toEqual({ kind: 'empty' });
  });

  it('nothing may stand: the list is elsewhere', () => {
    expect(known(cardsHtml(9), 'other')).toEqual({ kind: 'elsewhere' });
  });
});

it.each([
  ['a.example/p/*', 'a.example/p/*?ref', true],
  ['a.example/p/*', 'a.example/q/*', true],
  ['a.example/p/*', 'a.example/p/*/x', false],
  ['a.example/p/*', 'a.example/*/p', false],
  ['a.example/p/*', 'b.example/p/*', false],
  ['a.example/about', 'a.example/help', false],
])('compares the patterns %s and %s', (pattern, other, alike) => {
  expect(isAlike(pattern, other)).toBe(alike);
});
