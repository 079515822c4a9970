import { expect, test } from 'vitest';
import { readCardNames } from '../../../src/pages/lists/card-names.js';
import { readCardTexts } from '../../../src/pages/lists/card-texts.js';
import { pageOf } from '../html-page.js';
import { itemRecords } from './item-records.js';

/** Names of the list items, all of whose links count as entity links. */
function names(html: string): readonly string[] {
  const index = pageOf(html);
  const records = itemRecords(index);
  const texts = records.map((record) => readCardTexts(index, record));
  return readCardNames(index, records, texts);
}

const offers = (block: (name: string) => string): string =>
  ['Otter', 'Falcon', 'Badger'].map((name) => `<li>${block(name)}</li>`).join('');

test('headings name where links only say what they do', () => {
  const block = (name: string): string => `<h2>${name}</h2><a href="https://shop.example/${name}">To the shop</a>`;
  expect(names(offers(block))).toEqual(['Otter', 'Falcon', 'Badger']);
});

test('headings name where links say more about them, the same on all cards', () => {
  const block = (name: string): string => `<h3>${name}</h3><a href="/${name}">More about ${name}, in a new tab</a>`;
  expect(names(offers(block))).toEqual(['Otter', 'Falcon', 'Badger']);
});

test('links name where headings say what kind of thing it is', () => {
  const block = (name: string): string => `<h4>Lamp</h4><a href="/${name}">${name}</a>`;
  expect(names(offers(block))).toEqual(['Otter', 'Falcon', 'Badger']);
});

test('what cards say names where all links are the same sign', () => {
  const block = (name: string): string => `<div>${name}</div><div>1820</div><a href="/${name}" aria-label="eye"></a>`;
  expect(names(offers(block))).toEqual(['Otter', 'Falcon', 'Badger']);
  expect(names(offers(() => '<b>Lamp</b> <a href="/x" aria-label="eye"></a>'))).toEqual(['eye', 'eye', 'eye']);
});

test('without links and headings the first text names that differs from card to card', () => {
  expect(names(offers((name) => `<b>New</b><p>${name}</p>`))).toEqual(['Otter', 'Falcon', 'Badger']);
});

test('what counts the cards is no part of their names', () => {
  let rank = 0;
  expect(names(offers((name) => `<h3><span>${(rank += 1)}. </span><a href="/${name}">${name}</a></h3>`))).toEqual([
    'Otter',
    'Falcon',
    'Badger',
  ]);
});

test('links to a part of the page do not name, however long they are', () => {
  const block = (name: string): string =>
    `<a href="/${name}">${name}</a> <a href="/${name}#reviews">4.0 (1,812 reviews by ${name.length} people)</a>`;
  expect(names(offers(block))).toEqual(['Otter', 'Falcon', 'Badger']);
});

test('a card without a link is called as what stands where the names of the others stand', () => {
  const inner = (name: string): string => `<div class="title">${name}</div>`;
  const linked = offers((name) => `<i>♡</i><a href="/${name}">${inner(name)}</a><div>12 shops</div>`);
  const paid = `<li><b>Paid</b> <i>♡</i><button>${inner('Heron')}</button><div>Shop</div></li>`;
  expect(names(linked + paid)).toEqual(['Otter', 'Falcon', 'Badger', 'Heron']);
});
