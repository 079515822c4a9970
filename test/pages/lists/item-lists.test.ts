import { expect, test } from 'vitest';
import { findSingleCandidates } from '../../../src/pages/lists/item-lists.js';
import { cardHtml, cardsHtml, pageOf } from '../html-page.js';
import { candidatesOf, sourceOf } from '../list-pages.js';

/** Targets of the best candidate. */
function best(html: string): readonly string[] {
  return (candidatesOf(pageOf(html))[0]?.records ?? []).map(({ target }) => target.replace('https://shop.example', ''));
}

const PROSE = '<p>Sign in, sign out, a journal, news, letters, and what else there is beside it.</p>'.repeat(3);

const products = [1, 2, 3, 4].map((id) => `/product/thing-${id}`);

test('cards are found below a menu', () => {
  expect(best(`<nav><a href="/a">A</a><a href="/b">B</a></nav><main>${cardsHtml(4)}</main>`)).toEqual(products);
});

test('rows of a table are found', () => {
  const rows = [1, 2, 3, 4]
    .map((id) => `<tr><th><a href="/product/thing-${id}">Thing ${id}</a></th><td>Of a kind</td><td>1.${id}</td></tr>`)
    .join('');
  expect(
    best(
      `<table><thead><tr><th><a href="?o=1">Name</a></th><th><a href="?o=2">Kind</a></th></tr></thead><tbody>${rows}</tbody></table>`,
    ),
  ).toEqual(products);
});

test('a menu one of whose links is addressed as the entities are is no card of their list', () => {
  const words = 'Interim Audit Draft Annual Final Joint Legal Quarterly Revised Updated Internal Overview'.split(' ');
  const menu = '<div class="menu"><a href="/docs">Home</a> <a href="/docs/pages/Help.html">Help</a></div>';
  const cards = words.map(
    (word) =>
      `<div class="item"><a href="/docs/pages/${word}-Memo.html">${word} memo</a><p>To be read in ${word}</p></div>`,
  );
  expect(best(`${menu}<div><div class="all">${cards.join('')}</div></div>`)).toEqual(
    words.map((word) => `/docs/pages/${word}-Memo.html`),
  );
});

test('rows that lay the page out are no list', () => {
  const row = (inside: string): string => `<tr><td>${inside}</td></tr>`;
  const head = `<a href="/start?ref=logo">The shop of all things</a><form action="/search"><input name="q"></form> ${PROSE}`;
  const menu = '<a href="/all?ref=menu">All that there is in this shop</a>' + PROSE;
  const shelf = `<h2>Our favourites</h2><a href="/all?ref=shelf">All that there is to be had</a>${PROSE}<ul>${cardsHtml(4)}</ul>`;
  expect(best(`<table>${row(head)}${row(menu)}${row(shelf)}</table>`)).toEqual(products);
});

test('links that are the same on every card are no entities', () => {
  const cards = [1, 2, 3, 4]
    .map((id) => `<li><a href="/brand/acme">Acme</a><h3><a href="/product/thing-${id}">Thing ${id}</a></h3></li>`)
    .join('');
  expect(best(`<ul>${cards}</ul>`)).toEqual(products);
});

test('a block of one target may be a list of one', () => {
  const index = pageOf(`<main><ul><li>${cardHtml(7)}</li></ul></main>`);
  expect(findSingleCandidates(sourceOf(index)).map(({ records }) => records[0]?.target)).toEqual([
    'https://shop.example/product/thing-7',
  ]);
});

test('a page whose links are all in its header is read too', () => {
  expect(best(`<header>${cardsHtml(4)}</header>`)).toEqual(products);
});

test('links that work the page itself are no blocks of the list beside them', () => {
  const changes = ['light', 'soil', 'height'].map((name) => `<li>Any ${name} <a href="?${name}=">Change</a></li>`);
  const cards = [1, 2, 3, 4].map((id) => `<li><a href="/product/thing-${id}"><img alt=""> Thing ${id}</a></li>`);
  expect(best(`<main><h1>4 things</h1><ul>${changes.join('')}</ul><ul>${cards.join('')}</ul></main>`)).toEqual(
    products,
  );
});
