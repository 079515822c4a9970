import { expect, test } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { cardsHtml } from '../html-page.js';
import { readLive } from '../live-page.js';

/** The pager of a page with a list of linked cards and this after it. */
function pagerAfter(html: string, before = ''): PageView['pagination'] {
  return readLive(`<main><h1>Things</h1>${before}<div class="grid">${cardsHtml(6)}</div>${html}</main>`).pagination;
}

test.each([
  ['a button', '<button>Mehr laden</button>'],
  ['an anchor without an address', '<a href="#">Show more</a>'],
  ['an element with a handler', '<div onclick="more()">もっと見る</div>'],
  ['a button below how much is shown', '<p>6 of 90</p><div><div><button>Load 24 more</button></div></div>'],
])('%s after the list brings more of it', (_, html) => {
  const { next, control, manner } = pagerAfter(html);
  expect(next).toMatchObject({ kind: 'actions' });
  expect(control?.step.group).toBe('pagination');
  expect(manner).toBe('appends');
});

test('a button at the end of the list’s own element', () => {
  const html = `<main><h1>Things</h1><ul>${cardsHtml(6).replaceAll('<div class="card">', '<li>').replaceAll('</div>', '</li>')}</ul><p><button>More</button></p></main>`;
  expect(readLive(html).pagination.manner).toBe('appends');
});

test('a button beside a list that is wrapped many times in elements of its own', () => {
  const grid = `<div class="grid">${cardsHtml(6)}</div>`;
  const wrapped = '<div>'.repeat(6) + grid + '</div>'.repeat(6);
  const html = `<main><h1>Things</h1>${wrapped}<div><button>More</button></div></main>`;
  expect(readLive(html).pagination).toMatchObject({ control: { step: { name: 'More' } }, manner: 'appends' });
});

test('a button below the list brings more of it, whatever stands in the column beside them', () => {
  const map = '<div role=region aria-label=Map><button>$12</button><button>$34</button></div>';
  const html = `<main><h1>Things</h1><div><div><div class="grid">${cardsHtml(6)}</div><p><button>More</button></p></div>${map}</div></main>`;
  expect(readLive(html).pagination).toMatchObject({ control: { step: { name: 'More' } }, manner: 'appends' });
});

test.each([
  ['two buttons', '<button>Share</button><button>Print</button>'],
  ['two inputs that are buttons', '<input type="button" value="Share"><input type="button" value="Print">'],
  ['a button below a heading of its own', '<h2>Newsletter</h2><button>Join</button>'],
  [
    'a button of a form to fill in',
    '<form method="post" action="/join"><input name="mail"><button>Join</button></form>',
  ],
  [
    'a button that posts something',
    '<form method="post" action="/x"><input type="hidden" name="t" value="1"><button>All</button></form>',
  ],
  ['a jump up', '<a href="#top">Up</a>'],
  ['a disabled button', '<button disabled>More</button>'],
  ['a button far away in the footer', '<footer><button>Cookies</button></footer>'],
  [
    'a head of the first of several blocks',
    ['Price', 'Tags']
      .map((head) => `<div><div onclick="fold()">By ${head}</div>${'<p>Up to 9</p>'.repeat(30)}</div>`)
      .join(''),
  ],
  [
    'one of two in a bar that are called the same',
    '<div><a href="#">Fold all</a><form><input name="size"></form><a href="#">Fold all</a></div>',
  ],
  ['what opens something', '<button aria-expanded="false">Chat</button>'],
])('%s brings nothing', (_, html) => {
  expect(pagerAfter(html).next).toBeNull();
});

test('nothing more where the page lists all that it declares', () => {
  const { next, control } = pagerAfter('<button>More</button>', '<p>1–6 of 6</p>');
  expect([next, control]).toEqual([null, undefined]);
});

test('it may be all of a bar of its own', () => {
  const inBar = (html: string): unknown => pagerAfter(`<nav aria-label=Pages>${html}</nav>`).next;
  expect(inBar('<button>Load more</button>')).toMatchObject({ kind: 'actions' });
  expect(inBar('<button>Menu</button><p>Help and contact</p>')).toBeNull();
});

test('a button before the list that is called like it goes back; another is a tool of the page', () => {
  const before = (text: string): unknown =>
    pagerAfter('<button>Load more</button>', `<button>${text}</button>`).previous;
  expect(before('Load earlier')).toMatchObject({ kind: 'actions' });
  expect(before('Filters')).toBeNull();
});

test('a button in a paragraph of its own, beside a list in the bare body', () => {
  const page = (last: string): string => `<h1>Things</h1><div>${cardsHtml(6)}</div>${last}`;
  expect(readLive(page('<p><a href="#">More things</a></p>')).pagination.manner).toBe('appends');
  expect(readLive(page('<p>Made with care. <a href="#">Imprint</a></p>')).pagination.next).toBeNull();
});

test.each([
  ['the menu leads to the list without its page', '<footer><a href="/list">Things</a></footer>', 'appends'],
  ['an arrow leads back', '<a href="/list" rel="prev">‹</a>', undefined],
])('where a list names its page once it has grown, and %s', (_, html, manner) => {
  const body = `<main><h1>Things</h1><div class="grid">${cardsHtml(6)}</div><button>More</button>${html}</main>`;
  expect(readLive(body, 'https://shop.example/list?page=2').pagination.manner).toBe(manner);
});
